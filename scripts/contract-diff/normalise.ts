/** Converts a document, so that fewer notations have to be compared. */
import { transformParts } from '../generate/document-parts.ts';
import { isNode, linkReference, listOf, type Node } from './document.ts';
import { combinators, namedValues } from './schema-view.ts';

/** Turns `nullable` into a type, or into an alternative where the schema has no type. */
function convertNullable(node: Node): Node {
  const { nullable, ...schema } = node;
  if (typeof nullable !== 'boolean') return node;
  if (nullable && typeof schema.type === 'string')
    return { ...schema, type: [schema.type, 'null'] };
  const isComposed = ['allOf', 'anyOf', 'oneOf'].some((keyword) => keyword in schema);
  return nullable && isComposed ? { anyOf: [schema, { type: 'null' }] } : schema;
}

/** Turns `exclusiveMinimum: true` into the exclusive bound itself. */
function convertExclusiveBound(schema: Node, bound: string, exclusive: string): Node {
  if (typeof schema[exclusive] !== 'boolean') return schema;
  const { [bound]: value, [exclusive]: isExclusive, ...rest } = schema;
  if (value === undefined) return rest;
  return { ...rest, [isExclusive ? exclusive : bound]: value };
}

/** Converts OpenAPI 3.0 to 3.1: keywords next to a `$ref` are ignored, null is a type, and exclusive bounds are numbers. */
function convertVersion(node: Node): Node {
  if (typeof node.$ref === 'string') return { $ref: node.$ref };
  const bounded = convertExclusiveBound(node, 'minimum', 'exclusiveMinimum');
  return convertNullable(convertExclusiveBound(bounded, 'maximum', 'exclusiveMaximum'));
}

const valueKeywords = /^(const|enum|type|title|description|deprecated|examples?|x-.*)$/;

/** The values of an alternative that only names values; undefined for any other. */
function valuesOf(member: unknown): unknown[] | undefined {
  if (!isNode(member) || !Object.keys(member).every((name) => valueKeywords.test(name))) {
    return undefined;
  }
  return namedValues(member) ?? (member.type === 'null' ? [null] : undefined);
}

/** Turns alternatives that only name values into an enum. */
function convertValues(node: Node): Node {
  let schema = node;
  for (const combinator of combinators) {
    const { [combinator]: alternatives, ...others } = schema;
    const values = listOf(alternatives).map(valuesOf);
    if (values.length > 0 && values.every((some) => some !== undefined)) {
      schema = { ...others, allOf: [...listOf(others.allOf), { enum: values.flat() }] };
    }
  }
  return schema;
}

/** A copy of a document as OpenAPI 3.1, of which each reference is linked to its target. */
export function normalise(document: object): Node {
  const isOld = String((document as Node).openapi).startsWith('3.0');
  const references: Node[] = [];
  const root = transformParts(document, (node) => {
    const copy = convertValues(isOld ? convertVersion(node) : node);
    if (typeof copy.$ref === 'string') references.push(copy);
    return copy;
  }) as Node;
  for (const node of references) linkReference(node, root);
  return root;
}
