/** One difference between two contracts, and its effect on the values that a schema allows. */
import { kebabCase } from 'es-toolkit';
import { joinPaths, type Node, type SourceLocation } from './document.ts';
import type { View } from './schema-view.ts';
import type { OperationPart } from './operations.ts';

/** The effect on the values that are allowed: fewer, more, or possibly both. */
export type Effect = 'tightened' | 'relaxed' | 'changed';
export const bothEffects: readonly Effect[] = ['tightened', 'relaxed'];
export const allEffects: readonly Effect[] = [...bothEffects, 'changed'];

/** Whether the console sends the value, or receives it. */
export type Side = 'request' | 'response';

/** A difference in an operation. While schemas are compared, it is a difference in one of the schemas. */
export interface Difference {
  /** The id of its rule, to which `-required` or `-unused` may be added. In a schema, it lacks the side. */
  rule: string;
  description: string;
  /** The effect on the allowed values; undefined if there is none. */
  effect?: Effect | undefined;
  /** The part of the operation; absent if the difference is about the operation as a whole. */
  part?: OperationPart;
  /** The path of the value in the part, such as `users[].userName`; empty for the whole value. */
  path?: string;
  /**
   * The place in the contract; absent if a whole part differs. Several operations with the same description then count
   * as one change.
   */
  location?: SourceLocation;
  /** Whether the value that was added, removed, or made read-only or write-only is required. */
  isRequired?: boolean;
  /** Whether the console never sends the value: an optional header or cookie. */
  isUnsent?: boolean;
}

export type SchemaDifference = Difference & Required<Pick<Difference, 'path' | 'location'>>;

/** Two values inside those that are compared. Their own differences are at this path. */
export interface InnerPair {
  path: string;
  before: View;
  after: View;
}

/** What differs in two values themselves, and the pairs of values inside them. */
export type Found = SchemaDifference | InnerPair;

/** The context that is passed to the functions that compare inner schemas. */
export interface Comparison {
  side: Side;
  /** Returns all differences at once, for rules that depend on them. */
  compare: (before: View, after: View) => SchemaDifference[];
}

/** The pair of two inner values, for which no rule depends on their differences. */
export const pairInner = (before: View, after: View): InnerPair[] => [{ path: '', before, after }];

/** `max-length-tightened` */
export const nameRule = (topic: string, change: string) => kebabCase(`${topic} ${change}`);

/** The difference of two texts or flags, such as "deprecated false → true". The list is empty if they are the same. */
export const compareValues = <Value>(rule: string, name: string, was: Value, is: Value) =>
  was === is ? [] : [{ rule, description: `${name} ${String(was)} → ${String(is)}` }];

/** The difference of a flag that is false by default. There is one rule for setting it, and one for removing it. */
export function compareFlags(name: string, before: Node, after: Node, set: string, unset = set) {
  const [was, is] = [before[name] === true, after[name] === true];
  return compareValues(is ? set : unset, name, was, is);
}

/** The change of a keyword. The list is empty if it does not affect the allowed values. */
export const toDifferences = (
  topic: string,
  effect: Effect | undefined,
  location: SourceLocation,
  description: string,
): SchemaDifference[] =>
  effect ? [{ rule: nameRule(topic, effect), effect, path: '', location, description }] : [];

/** Puts the name of the parent before the path of each difference. */
export const prefixPaths = <Item extends { path?: string }>(name: string, found: readonly Item[]) =>
  found.map((difference) => ({ ...difference, path: joinPaths(name, difference.path ?? '') }));

type Presence = { topic: string; isAdded: boolean; name?: string; isRequired?: boolean };

/** The difference of something that only one contract has: "added", "added, required", "header `X` removed". */
export function describePresence({ topic, isAdded, name = '', isRequired = false }: Presence) {
  const verb = isAdded ? 'added' : 'removed';
  const description = `${name} ${verb}${isAdded && isRequired ? ', required' : ''}`.trimStart();
  return { rule: `${topic}-${verb}`, description, isRequired };
}

/** Adds properties to several differences, unless a difference has its own. */
export const extend = <Shared extends object>(shared: Shared, differences: readonly Difference[]) =>
  differences.map((difference) => ({ ...shared, ...difference }));

/** The effect of several differences together; undefined if there are none. */
export function sumEffects(differences: readonly Pick<Difference, 'effect'>[]): Effect | undefined {
  const effects = differences.flatMap(({ effect }) => effect ?? []);
  return new Set(effects).size > 1 ? 'changed' : effects[0];
}

/** Whether every value that is allowed afterwards was allowed before. */
export const onlyTighten = (differences: readonly Pick<Difference, 'effect'>[]) =>
  differences.every(({ effect = 'tightened' }) => effect === 'tightened');

/** The difference of assertions that all have to hold, like patterns: a further one tightens. */
export function compareAssertions<Value>(
  before: readonly Value[],
  after: readonly Value[],
  implies = (left: Value, right: Value) => left === right,
): Effect | undefined {
  const implyAll = (some: readonly Value[], others: readonly Value[]) =>
    others.every((right) => some.some((left) => implies(left, right)));
  if (implyAll(after, before)) return implyAll(before, after) ? undefined : 'tightened';
  return implyAll(before, after) ? 'relaxed' : 'changed';
}

/** The difference of choices of which one has to match, like the values of an enum: a further one relaxes. */
export const compareChoices: typeof compareAssertions<string> = (before, after, includes) =>
  compareAssertions(after, before, includes);
