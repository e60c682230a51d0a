/** One difference between two contracts, and its effect on the values that a schema allows. */
import { kebabCase } from 'es-toolkit';
import { joinPaths, type Node, type SourceLocation } from './document.ts';
import type { View } from './schema-view.ts';
import type { OperationPart } from './operations.ts';

/** Fewer values are allowed, more, or possibly both. */
export type Effect = 'tightened' | 'relaxed' | 'changed';
export const bothEffects: readonly Effect[] = ['tightened', 'relaxed'];
export const allEffects: readonly Effect[] = [...bothEffects, 'changed'];

/** Whether the console sends the value, or receives it. */
export type Side = 'request' | 'response';

/** A difference in an operation, or first in a schema of it. */
export interface Difference {
  /** The id of its rule, to which `-required` or `-unused` may be added; in a schema, its side is not known yet. */
  rule: string;
  description: string;
  /** The effect on the allowed values; undefined without any. */
  effect?: Effect | undefined;
  /** Absent for the operation as a whole. */
  part?: OperationPart;
  /** `users[].userName`; empty for the whole value. */
  path?: string;
  /** Absent for a whole part: then several operations with the same description are one change. */
  location?: SourceLocation;
  /** Of what was added or removed, or is now read-only or write-only: whether it is required. */
  isRequired?: boolean;
  /** Whether the console does not send it: an optional header or cookie. */
  isUnsent?: boolean;
}

export type SchemaDifference = Difference & Required<Pick<Difference, 'path' | 'location'>>;

/** Two values inside of those that are compared, whose own differences are at its path. */
export interface InnerPair {
  path: string;
  before: View;
  after: View;
}

/** What is different in two values: in themselves, and in what they contain. */
export type Found = SchemaDifference | InnerPair;

/** Passed down to the functions that compare inner schemas. */
export interface Comparison {
  side: Side;
  /** All differences, for those whose meaning depends on them. */
  compare: (before: View, after: View) => SchemaDifference[];
}

/** The differences of two inner values where nothing depends on them. */
export const ofInner = (before: View, after: View): InnerPair[] => [{ path: '', before, after }];

/** `max-length-tightened` */
export const ruleOf = (topic: string, change: string) => kebabCase(`${topic} ${change}`);

/** The difference of two texts or flags, "deprecated false → true"; none if they are the same. */
export const ifChanged = <Value>(rule: string, name: string, was: Value, is: Value) =>
  was === is ? [] : [{ rule, description: `${name} ${String(was)} → ${String(is)}` }];

/** The difference of a flag, false by default; the rules are for when it is set, and when it no longer is. */
export function ofFlag(name: string, before: Node, after: Node, set: string, unset = set) {
  const [was, is] = [before[name] === true, after[name] === true];
  return ifChanged(is ? set : unset, name, was, is);
}

/** A change of a keyword; none if it has no effect on the allowed values. */
export const ofKeyword = (
  topic: string,
  effect: Effect | undefined,
  location: SourceLocation,
  description: string,
): SchemaDifference[] =>
  effect ? [{ rule: ruleOf(topic, effect), effect, path: '', location, description }] : [];

/** Puts the name of the parent before the path of each difference. */
export const prefixPaths = <Item extends { path?: string }>(name: string, found: readonly Item[]) =>
  found.map((one) => ({ ...one, path: joinPaths(name, one.path ?? '') }));

type Presence = { topic: string; isAdded: boolean; name?: string; isRequired?: boolean };

/** What only one of the contracts has: "added", "added, required", "header `X` removed". */
export function ofPresence({ topic, isAdded, name = '', isRequired = false }: Presence) {
  const verb = isAdded ? 'added' : 'removed';
  const description = `${name} ${verb}${isAdded && isRequired ? ', required' : ''}`.trimStart();
  return { rule: `${topic}-${verb}`, description, isRequired };
}

/** Extends each difference by what several share, unless it has its own. */
export const extend = <Shared extends object>(shared: Shared, differences: readonly Difference[]) =>
  differences.map((difference) => ({ ...shared, ...difference }));

/** The effect of several differences together; undefined without any. */
export function effectOf(differences: readonly Pick<Difference, 'effect'>[]): Effect | undefined {
  const effects = differences.flatMap(({ effect }) => effect ?? []);
  return new Set(effects).size > 1 ? 'changed' : effects[0];
}

/** Whether only what was allowed before is allowed after. */
export const onlyTighten = (differences: readonly Pick<Difference, 'effect'>[]) =>
  differences.every(({ effect = 'tightened' }) => effect === 'tightened');

/** For what all has to hold, like patterns: one more tightens. */
export function ofAssertions<Value>(
  before: readonly Value[],
  after: readonly Value[],
  implies = (one: Value, other: Value) => one === other,
): Effect | undefined {
  const implyAll = (some: readonly Value[], others: readonly Value[]) =>
    others.every((other) => some.some((one) => implies(one, other)));
  if (implyAll(after, before)) return implyAll(before, after) ? undefined : 'tightened';
  return implyAll(before, after) ? 'relaxed' : 'changed';
}

/** For values of which one has to match, like those of an enum: one more relaxes. */
export const ofChoices: typeof ofAssertions<string> = (before, after, includes) =>
  ofAssertions(after, before, includes);
