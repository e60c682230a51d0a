/** The kinds of keywords: how the values of a keyword are compared. Where several parts of a schema have it, all have to hold. */
import { canonicalJson, formatValue, type Node } from './document.ts';
import { allEffects, bothEffects, type Effect, ofAssertions } from './difference.ts';
import { has, keywordValues, type View } from './schema-view.ts';

/** Whether every value that matches one schema matches the other. */
export type IsWithin = (schema: unknown, other: unknown) => boolean;

export interface Keyword {
  name: string;
  /** The topic of its rules, if it is not the keyword. */
  topic?: string;
  /** The type of the values that it constrains; absent for any. */
  of?: 'string' | 'number' | 'array' | 'object' | undefined;
  /** The keyword that excludes the bound itself. */
  exclusive?: string;
  /** What its rules detect, if that is more than the keyword. */
  detects?: string;
  /** The effects that a change may have. */
  effects: readonly Effect[];
  /** Its value as text; `none` where it is absent. */
  format: (view: View) => string;
  effect: (before: View, after: View, isWithin: IsWithin) => Effect | undefined;
  /** Whether it does not affect the allowed values. */
  isAnnotation?: boolean;
}

const limitsOf = (view: View, keyword: string, isExclusive: 0 | 1) =>
  keywordValues<number>(view, keyword).map((value) => ({ value, isExclusive }));

type Limit = ReturnType<typeof limitsOf>[number];

/** A lower or an upper bound; `loosest` applies where the keyword is absent. */
export function bound(name: string, of: Keyword['of'], loosest: number, exclusive = ''): Keyword {
  const sign = name.startsWith('min') ? 1 : -1;
  const compare = (one: Limit, other: Limit) =>
    one.value === other.value
      ? one.isExclusive - other.isExclusive
      : sign * (one.value - other.value);
  const tightest = (view: View): Limit | undefined =>
    [...limitsOf(view, name, 0), ...limitsOf(view, exclusive, 1)].toSorted(compare).at(-1);
  return {
    name,
    of,
    exclusive,
    detects: exclusive ? `${name} or ${exclusive}` : name,
    effects: bothEffects,
    format(view) {
      const limit = tightest(view);
      return limit ? `${limit.isExclusive ? 'exclusive ' : ''}${limit.value}` : 'none';
    },
    effect(before, after) {
      const none: Limit = { value: loosest, isExclusive: 0 };
      const tightening = compare(tightest(after) ?? none, tightest(before) ?? none);
      if (tightening === 0) return undefined;
      return tightening > 0 ? 'tightened' : 'relaxed';
    },
  };
}

/** A keyword of which all values have to hold; `implies` tells whether another holds with one. */
export function assertion<Value>(
  name: string,
  of?: Keyword['of'],
  implies?: (one: Value, other: Value, isWithin: IsWithin) => boolean,
  valuesOf = (view: View) => keywordValues<Value>(view, name),
): Keyword {
  const format = (value: Value) => (typeof value === 'string' ? value : formatValue(value));
  return {
    name,
    of,
    effects: allEffects,
    format: (view) => [...new Set(valuesOf(view).map(format))].join(' and ') || 'none',
    effect: (before, after, isWithin) =>
      ofAssertions(
        valuesOf(before),
        valuesOf(after),
        implies && ((one, other) => implies(one, other, isWithin)),
      ),
  };
}

/** A keyword with an inner schema, and others that belong to it. */
export function condition(
  name: string,
  others: readonly string[],
  of: Keyword['of'],
  implies: (one: Node, other: Node, isWithin: IsWithin) => boolean,
): Keyword {
  const nodesOf = ({ parts }: View): Node[] =>
    parts
      .filter((part) => has(part, name))
      .map(({ node }) =>
        Object.fromEntries(
          [name, ...others].filter((key) => key in node).map((key) => [key, node[key]]),
        ),
      );
  const format = (node: Node) => formatValue(Object.keys(node).length === 1 ? node[name] : node);
  return {
    ...assertion(name, of, implies, nodesOf),
    detects: [name, ...others].join(', ').replace(/, (\w+)$/, ' or $1'),
    format: (view) => nodesOf(view).map(format).join(' and ') || 'none',
  };
}

/** A keyword of which every change is reported. */
export function anyChange(
  name: string,
  valuesOf = (view: View): unknown[] => keywordValues(view, name).map(canonicalJson),
): Keyword {
  const keyword = assertion(name, undefined, undefined, valuesOf);
  const effect = (before: View, after: View) =>
    keyword.format(before) === keyword.format(after) ? undefined : 'changed';
  return { ...keyword, effects: ['changed'], effect };
}
