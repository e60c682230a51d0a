/** Reads an OpenAPI document that may not have the expected shape, and names the places in it. */
import { sortKeys } from 'es-toolkit';
import { resolveReference } from '../generate/resolve-references.ts';

export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const toNode = (value: unknown): Node => (isNode(value) ? value : {});
export const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A value as JSON with sorted properties, so that equal values have equal texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isNode(part) ? sortKeys(part) : part));

/** A part of the contract as it is described, shortened if it is long. */
export function formatValue(value: unknown): string {
  const text = canonicalJson(value) ?? 'none';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** A place in the contract. */
export interface SourceLocation {
  /** The name of the component, or else of the operation. */
  name: string;
  /** The part of the operation; absent in a component. */
  part?: string;
  path: string;
}

/** Joins paths like `users[]` and `userName`. */
export const joinPaths = (path: string, inner: string) =>
  path === '' || inner === '' || inner.startsWith('[') ? path + inner : `${path}.${inner}`;

/** The location of a child: a property, `[]` for the items of a list, `*` for properties of any name. */
export const childLocation = (location: SourceLocation, name: string): SourceLocation => ({
  ...location,
  path: joinPaths(location.path, name),
});

/** "`Starter.description`", "`getAllUsers` response `users[]`". */
export function formatLocation({ name, part, path }: SourceLocation): string {
  if (part === undefined) return `\`${joinPaths(name, path)}\``;
  return [`\`${name}\``, part, path && `\`${path}\``].filter(Boolean).join(' ');
}

/** The component of a reference like `#/components/schemas/User`; undefined for any other reference. */
function locateComponent(reference: string): SourceLocation | undefined {
  const [, name, rest = ''] = /^#\/components\/\w+\/([^/]+)(?:\/(.*))?$/.exec(reference) ?? [];
  if (name === undefined) return undefined;
  const names = rest.split('/').filter((key) => key !== '' && key !== 'properties');
  return { name, path: names.join('.').replaceAll('.items', '[]') };
}

/** The document of each object with a `$ref`. */
const documents = new WeakMap<Node, () => Node>();

export const linkReference = (node: Node, document: () => Node) => documents.set(node, document);

/** The target of the reference of a node, and the location to report for it; undefined if the node has no reference. */
export function followReference(node: Node, location: SourceLocation) {
  const document = documents.get(node)?.();
  const reference = String(node.$ref);
  if (!document) return undefined;
  return [resolveReference(document, reference), locateComponent(reference) ?? location] as const;
}

/** The target of a node's references, with the sibling keywords of each `$ref`, and the location to report for it. */
export function followReferences(
  value: unknown,
  location: SourceLocation = { name: '', path: '' },
): [Node, SourceLocation] {
  const node = toNode(value);
  const reference = followReference(node, location);
  if (!reference) return [node, location];
  const [target, end] = followReferences(...reference);
  return [{ ...target, ...node }, end];
}
