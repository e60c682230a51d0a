import { convertParts } from '../generate/document-parts.ts';

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Turns `nullable` into a type, or into an alternative where the schema has no type. */
function convertNullable(node: Node): Node {
  if (typeof node.nullable !== 'boolean') return node;
  const { nullable, ...schema } = node;
  if (!nullable) return schema;
  if (typeof schema.type === 'string') return { ...schema, type: [schema.type, 'null'] };
  const isComposed = ['allOf', 'anyOf', 'oneOf'].some((keyword) => keyword in schema);
  return isComposed ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/** Turns `exclusiveMinimum: true` into the exclusive bound itself. */
function convertExclusiveBound(schema: Node, bound: string, exclusive: string): Node {
  if (typeof schema[exclusive] !== 'boolean') return schema;
  const { [bound]: value, [exclusive]: isExclusive, ...rest } = schema;
  if (value === undefined) return rest;
  return { ...rest, [isExclusive ? exclusive : bound]: value };
}

function visit(node: unknown, isMap = false): unknown {
  if (Array.isArray(node)) return node.map((item) => visit(item));
  if (!isNode(node)) return node;
  if (typeof node.$ref === 'string') return { $ref: node.$ref };
  const visited = convertParts(node, isMap, visit);
  if (isMap) return visited;
  const bounded = convertExclusiveBound(visited, 'minimum', 'exclusiveMinimum');
  return convertNullable(convertExclusiveBound(bounded, 'maximum', 'exclusiveMaximum'));
}

/**
 * Converts a document of OpenAPI 3.0 to 3.1: null is a type, exclusive bounds are numbers, and keywords next to a
 * `$ref`, which 3.0 ignores, are removed.
 */
export function normalise<Document extends object>(document: Document): Document {
  const { openapi } = document as { openapi?: unknown };
  return String(openapi).startsWith('3.0') ? (visit(document) as Document) : document;
}
