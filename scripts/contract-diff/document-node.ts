/** Reads nodes of an OpenAPI document that may not have the expected shape. */
import { componentOf, type SourceLocation } from './source-location.ts';

export type Node = Record<string, unknown>;

/** Finds the target of a `$ref`. */
export type Resolve = (reference: string) => unknown;

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const nodeOf = (value: unknown): Node => (isNode(value) ? value : {});
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The target of a node's references, with the sibling keywords of each `$ref`, and the location to report for it. */
export function followReferences(
  value: unknown,
  location: SourceLocation,
  resolve: Resolve,
  visited: string[] = [],
): [Node, SourceLocation] {
  const node = nodeOf(value);
  if (typeof node.$ref !== 'string' || visited.includes(node.$ref)) return [node, location];
  const { $ref, ...siblings } = node;
  const [target, targetLocation] = followReferences(
    resolve($ref),
    componentOf($ref) ?? location,
    resolve,
    [...visited, $ref],
  );
  return [{ ...target, ...siblings }, targetLocation];
}

/** A value as JSON with sorted properties, so that equal values have equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
