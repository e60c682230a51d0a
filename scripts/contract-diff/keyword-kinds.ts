/** The demands that a keyword makes on a value, and how a change of it affects the allowed values. */
import { isEqual, pick, uniq } from 'es-toolkit';
import { formatValue, type Node } from './document.ts';
import { allEffects, bothEffects, compareAssertions, type Effect, nameRule } from './difference.ts';
import { has, keywordValues, locateKeyword, type View } from './schema-view.ts';

/** Whether every value that matches one schema matches the other. */
export type IsWithin = (schema: unknown, right: unknown) => boolean;

type ValueType = 'string' | 'number' | 'array' | 'object';

/** A keyword and the demands that it makes. All of them have to hold, also those of several parts of a schema. */
export interface Keyword {
  name: string;
  /** Further keywords that are compared together with this one. */
  others?: readonly string[];
  /** The topic of the rules; by default the name of the keyword. */
  topic?: string;
  /** The type of the values that the keyword constrains; absent if it constrains values of any type. */
  of?: ValueType;
  /**
   * The effects that a change can have; by default all. If there is only one, each change has it. A change of an
   * annotation has none.
   */
  effects?: readonly Effect[];
  /** Returns the demands of a schema; by default they are the values of the keyword. */
  demandsOf?: (view: View) => unknown[];
  /** Demands that hold even without the keyword. */
  impliedDemands?: (view: View) => unknown[];
  /** Whether meeting one demand also meets the other; by default only if they are equal. */
  implies?(left: unknown, right: unknown, isWithin: IsWithin): boolean;
  format?(demand: unknown): string;
}

const formatDemand = (demand: unknown) =>
  typeof demand === 'string' ? demand : formatValue(demand);

/** Compares a keyword, as in "minLength 5 → 7". The list is empty if the demands are the same. */
export function compareKeyword(keyword: Keyword, before: View, after: View, isWithin: IsWithin) {
  const { name, others = [], topic = name, effects = allEffects, implies = isEqual } = keyword;
  const { impliedDemands = () => [], format = formatDemand } = keyword;
  const { demandsOf = (view: View) => keywordValues(view, name) } = keyword;
  const [was, is] = [before, after].map((view) => [...impliedDemands(view), ...demandsOf(view)]);
  const effect = compareAssertions(was ?? [], is ?? [], (left, right) =>
    implies(left, right, isWithin),
  );
  if (!effect) return [];
  const [from, to] = [before, after].map(
    (view) => uniq(demandsOf(view).map(format)).join(' and ') || 'none',
  );
  const location = locateKeyword(before, after, name, ...others);
  const own = effects.length > 1 ? effect : effects[0];
  const description = `${name} ${from} → ${to}`;
  return [
    { rule: nameRule(topic, own ?? 'changed'), effect: own, path: '', location, description },
  ];
}

interface Limit {
  value: number;
  isExclusive: boolean;
}

/**
 * A lower or an upper bound, with the keyword that may exclude the bound itself. `loosest` is the bound without
 * keywords.
 */
export function bound(name: string, of: ValueType, loosest: number, ...others: string[]): Keyword {
  const sign = name.startsWith('min') ? 1 : -1;
  const compare = (left: Limit, right: Limit) =>
    sign * (left.value - right.value) || Number(left.isExclusive) - Number(right.isExclusive);
  return {
    name,
    others,
    of,
    effects: bothEffects,
    demandsOf: ({ parts }) =>
      parts
        .flatMap(({ node }) => [
          // In OpenAPI 3.0, `exclusiveMinimum: true` excludes the minimum.
          { value: node[name], isExclusive: others.some((keyword) => node[keyword] === true) },
          ...others.map((keyword) => ({ value: node[keyword], isExclusive: true })),
        ])
        .filter((limit): limit is Limit => typeof limit.value === 'number')
        .toSorted(compare)
        .slice(-1),
    impliedDemands: () => [{ value: loosest, isExclusive: false }],
    implies: (left: Limit, right: Limit) => compare(left, right) >= 0,
    format: ({ value, isExclusive }: Limit) => `${isExclusive ? 'exclusive ' : ''}${value}`,
  };
}

/** A keyword with others that belong to it. Each part of a schema demands them together. */
export const condition = (name: string, ...others: string[]) => ({
  name,
  others,
  demandsOf: ({ parts }: View): Node[] =>
    parts.filter((part) => has(part, name)).map(({ node }) => pick(node, [name, ...others])),
  format: (node: Node) => formatValue(Object.keys(node).length === 1 ? node[name] : node),
});
