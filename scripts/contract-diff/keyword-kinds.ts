/** What a keyword demands of a value, and how a change of it affects the allowed values. */
import { pick } from 'es-toolkit';
import { canonicalJson, formatValue, type Node } from './document.ts';
import { allEffects, bothEffects, type Effect, ofAssertions } from './difference.ts';
import { has, keywordValues, type View } from './schema-view.ts';

/** Whether every value that matches one schema matches the other. */
export type IsWithin = (schema: unknown, other: unknown) => boolean;

type ValueType = 'string' | 'number' | 'array' | 'object';

/** A keyword makes demands, of which all have to hold, those of several parts of a schema as well. */
export interface Keyword {
  name: string;
  /** The keywords that belong to it. */
  others?: readonly string[];
  /** The topic of its rules, if it is not the keyword. */
  topic?: string;
  /** The type of the values that it constrains; absent for any. */
  of?: ValueType;
  /** The effects that a change may have, if not all; any change has the only one. */
  effects?: readonly Effect[];
  /** What it demands; absent for its values. */
  demandsOf?: (view: View) => unknown[];
  /** What is demanded whether the keyword is there or not. */
  impliedDemands?: (view: View) => unknown[];
  /** Whether another demand is met with one; absent where it has to be equal. */
  implies?(one: unknown, other: unknown, isWithin: IsWithin): boolean;
  format?(demand: unknown): string;
  /** Whether it does not affect the allowed values. */
  isAnnotation?: boolean;
}

const isEqual = (one: unknown, other: unknown) => canonicalJson(one) === canonicalJson(other);

const formatDemand = (demand: unknown) =>
  typeof demand === 'string' ? demand : formatValue(demand);

const demandsOf = (keyword: Keyword, view: View): unknown[] =>
  keyword.demandsOf?.(view) ?? keywordValues(view, keyword.name);

/** "5 and 7"; `none` where it demands nothing. */
export function formatKeyword(keyword: Keyword, view: View): string {
  const { format = formatDemand } = keyword;
  return [...new Set(demandsOf(keyword, view).map(format))].join(' and ') || 'none';
}

/** The effect of the change of a keyword; undefined where the demands are the same. */
export function effectOfKeyword(keyword: Keyword, before: View, after: View, isWithin: IsWithin) {
  const { effects = allEffects, implies = isEqual, impliedDemands } = keyword;
  const [was, is] = [before, after].map((view) => [
    ...(impliedDemands?.(view) ?? []),
    ...demandsOf(keyword, view),
  ]);
  const effect = ofAssertions(was ?? [], is ?? [], (one, other) => implies(one, other, isWithin));
  return effect && (effects.length > 1 ? effect : effects[0]);
}

interface Limit {
  value: number;
  isExclusive: 0 | 1;
}

const limitsOf = (view: View, keyword: string, isExclusive: 0 | 1): Limit[] =>
  keywordValues<number>(view, keyword).map((value) => ({ value, isExclusive }));

/** A lower or an upper bound, and the keyword that excludes the bound itself; `loosest` applies without them. */
export function bound(
  name: string,
  of: ValueType,
  loosest: number,
  ...exclusive: string[]
): Keyword {
  const sign = name.startsWith('min') ? 1 : -1;
  const compare = (one: Limit, other: Limit) =>
    one.value === other.value
      ? one.isExclusive - other.isExclusive
      : sign * (one.value - other.value);
  return {
    name,
    others: exclusive,
    of,
    effects: bothEffects,
    demandsOf: (view) =>
      [...limitsOf(view, name, 0), ...exclusive.flatMap((keyword) => limitsOf(view, keyword, 1))]
        .toSorted(compare)
        .slice(-1),
    impliedDemands: () => [{ value: loosest, isExclusive: 0 }],
    implies: (one: Limit, other: Limit) => compare(one, other) >= 0,
    format: ({ value, isExclusive }: Limit) => `${isExclusive ? 'exclusive ' : ''}${value}`,
  };
}

/** A keyword with others that belong to it: each part demands them together. */
export const condition = (name: string, ...others: string[]) => ({
  name,
  others,
  demandsOf: ({ parts }: View): Node[] =>
    parts.filter((part) => has(part, name)).map(({ node }) => pick(node, [name, ...others])),
  format: (node: Node) => formatValue(Object.keys(node).length === 1 ? node[name] : node),
});
