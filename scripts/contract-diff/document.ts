/** Reads an OpenAPI document that may not have the expected shape, and names the places in it. */
import { sortKeys } from 'es-toolkit';
import { resolveReference } from '../generate/resolve-references.ts';

export type Node = Record<string, unknown>;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** A value as JSON with sorted properties, so that equal values have equal texts. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (isNode(part) ? sortKeys(part) : part));

/** A part of the contract as it is described, shortened where it is long. */
export function formatValue(value: unknown): string {
  const text = canonicalJson(value) ?? 'none';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Names with commas; of more than `most`, only how many there are. */
export const listOrCount = (names: readonly string[], most: number, noun: string) =>
  names.length > most ? `${names.length} ${noun}` : names.join(', ');

/** Where something is in the contract. */
export interface SourceLocation {
  /** The component, else the operation. */
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

/** For what is not reported. */
export const nowhere: SourceLocation = { name: '', path: '' };

/** The component of a reference like `#/components/schemas/User`; undefined for any other reference. */
function componentOf(reference: string): SourceLocation | undefined {
  const [, name, rest = ''] = /^#\/components\/\w+\/([^/]+)(?:\/(.*))?$/.exec(reference) ?? [];
  if (name === undefined) return undefined;
  const keys = rest.split('/').filter((key) => key !== 'properties');
  return { name, path: keys.map((key) => (key === 'items' ? '[]' : key)).reduce(joinPaths, '') };
}

/** The targets of the references of all documents, by the object that has the `$ref`. */
const targets = new WeakMap<Node, unknown>();

export const linkReference = (node: Node, document: Node) =>
  targets.set(node, resolveReference(document, String(node.$ref)));

/** The target of the reference of a node, and the location to report for it; undefined without a reference. */
export const targetOf = (node: Node, location: SourceLocation) =>
  targets.has(node)
    ? ([targets.get(node), componentOf(String(node.$ref)) ?? location] as const)
    : undefined;

/** The target of a node's references, with the sibling keywords of each `$ref`, and the location to report for it. */
export function followReferences(value: unknown, location = nowhere): [Node, SourceLocation] {
  const node = nodeOf(value);
  const reference = targetOf(node, location);
  if (!reference) return [node, location];
  const [target, end] = followReferences(...reference);
  return [{ ...target, ...node }, end];
}
