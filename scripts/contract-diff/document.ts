/** Reads an OpenAPI document that may not have the expected shape, and names the places in it. */
import { transformParts } from '../generate/document-parts.ts';

export type Node = Record<string, unknown>;

/** Finds the target of a `$ref`. */
export type Resolve = (reference: string) => unknown;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A value as JSON with sorted properties, so that equal values have equal texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isNode(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** A part of the contract as it is described, shortened where it is long. */
export function formatValue(value: unknown): string {
  const text = canonicalJson(value) ?? 'none';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Where something is in the contract: in a component, else in a part of an operation. */
export type SourceLocation =
  | { component: string; path: string }
  | { operation: string; part: string; path: string };

/** Joins paths like `users[]` and `userName`. */
export function joinPaths(path: string, inner: string): string {
  if (path === '' || inner === '') return path + inner;
  return inner.startsWith('[') ? path + inner : `${path}.${inner}`;
}

/** The location of a child: a property, `[]` for the items of a list, `*` for properties of any name. */
export const childLocation = (location: SourceLocation, name: string): SourceLocation => ({
  ...location,
  path: joinPaths(location.path, name),
});

/** "`Starter.description`", "`getAllUsers` response `users[]`". */
export function formatLocation(location: SourceLocation): string {
  const { path } = location;
  if ('component' in location) return `\`${joinPaths(location.component, path)}\``;
  const names = [`\`${location.operation}\``, location.part, path && `\`${path}\``];
  return names.filter(Boolean).join(' ');
}

/** The component of a reference like `#/components/schemas/User`; undefined for any other reference. */
export function componentOf(reference: string): SourceLocation | undefined {
  const [, component, rest = ''] = /^#\/components\/\w+\/([^/]+)(?:\/(.*))?$/.exec(reference) ?? [];
  if (component === undefined) return undefined;
  const names = rest.split('/').filter((name) => name !== '' && name !== 'properties');
  return { component, path: names.join('.').replaceAll('.items', '[]') };
}

/** The target of a node's references, with the sibling keywords of each `$ref`, and the location to report for it. */
export function followReferences(
  value: unknown,
  location: SourceLocation,
  resolve: Resolve,
  visited: string[] = [],
): [Node, SourceLocation] {
  const { $ref, ...siblings } = nodeOf(value);
  if (typeof $ref !== 'string' || visited.includes($ref)) return [nodeOf(value), location];
  const own = componentOf($ref) ?? location;
  const [target, end] = followReferences(resolve($ref), own, resolve, [...visited, $ref]);
  return [{ ...target, ...siblings }, end];
}

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

function convert(node: Node): Node {
  if (typeof node.$ref === 'string') return { $ref: node.$ref };
  const bounded = convertExclusiveBound(node, 'minimum', 'exclusiveMinimum');
  return convertNullable(convertExclusiveBound(bounded, 'maximum', 'exclusiveMaximum'));
}

/**
 * Converts a document of OpenAPI 3.0 to 3.1: null is a type, exclusive bounds are numbers, and keywords next to a
 * `$ref`, which 3.0 ignores, are removed.
 */
export const normalise = (document: object): Node =>
  (String((document as Node).openapi).startsWith('3.0')
    ? transformParts(document, convert)
    : document) as Node;
