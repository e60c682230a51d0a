import type { Effect } from './effect.ts';
import type { SourceLocation } from '../source-location.ts';
import type { Property } from './properties.ts';
import { has, referencesOf, type View } from './schema-view.ts';

/** One difference between two schemas. */
export interface SchemaDifference {
  /** A keyword, `property` or `alternative`; together with `change` it determines the rule. */
  topic: string;
  change: Effect | 'added' | 'removed' | 'equivalent' | 'overlap';
  /** The effect on the allowed values; undefined without any. */
  effect: Effect | undefined;
  /** `users[].userName`; empty for the whole value. */
  path: string;
  location: SourceLocation;
  description: string;
  /** The added or removed property. */
  property?: Property;
}

/** Whether the console sends the value, or receives it. */
export type Side = 'request' | 'response';

/** Passed down to the functions that compare inner schemas. */
export interface Comparison {
  side: Side;
  compare: (before: View, after: View) => SchemaDifference[];
}

/** Joins paths like `users[]` and `userName`. */
export function joinPaths(path: string, inner: string): string {
  if (path === '' || inner === '') return path + inner;
  return inner.startsWith('[') ? path + inner : `${path}.${inner}`;
}

/** Puts the name of the parent before the path of each difference. */
export const prefixPaths = (
  name: string,
  differences: readonly SchemaDifference[],
): SchemaDifference[] =>
  differences.map((difference) => ({ ...difference, path: joinPaths(name, difference.path) }));

/** The location of the first of the keywords, if both schemas are the same component; else that of the value. */
export function locateKeyword(before: View, after: View, ...keywords: string[]): SourceLocation {
  const isSame = referencesOf(before) === referencesOf(after);
  const holds = (view: View) =>
    view.parts.find((part) => keywords.some((keyword) => has({ ...part, handled: [] }, keyword)));
  return (isSame && (holds(after) ?? holds(before))?.location) || after.location;
}

/** A change of a keyword. */
export const ofKeyword = (
  topic: string,
  effect: Effect,
  location: SourceLocation,
  description: string,
): SchemaDifference => ({ topic, change: effect, effect, path: '', location, description });
