/** Compares keywords with inner schemas that apply to a value as a whole: `not`, `if`, `contains` and others. */
import { formatValue, type Node } from './document.ts';
import {
  combineEffects,
  type Comparison,
  type Effect,
  effectOf,
  ofKeyword,
  opposite,
  type SchemaDifference,
} from './difference.ts';
import { boundEffect } from './keywords.ts';
import { has, innerView, keywordValues, locateKeyword, type View, viewOf } from './schema-view.ts';
import { type CommonTypes, isCommon } from './value-types.ts';

/** The effect of a change of an inner schema on the values that match it. */
type CompareEffect = (before: unknown, after: unknown) => Effect | undefined;

interface Condition {
  name: string;
  of?: 'array' | 'object';
  /** Further keywords that belong to it. */
  keywords?: readonly string[];
  /** The effect of a change on the values that match the condition. */
  effect: (before: Node, after: Node, compareEffect: CompareEffect) => Effect | undefined;
}

const conditions: readonly Condition[] = [
  {
    name: 'contains',
    of: 'array',
    keywords: ['minContains', 'maxContains'],
    effect(before, after, compareEffect) {
      const items = compareEffect(before.contains, after.contains);
      const { minContains: wasMin = 1, maxContains: wasMax = Infinity } = before;
      const { minContains: isMin = 1, maxContains: isMax = Infinity } = after;
      // With maxContains, a relaxed inner schema may make more items match than allowed.
      const isBounded = wasMax !== Infinity || isMax !== Infinity;
      return combineEffects([
        items && isBounded ? 'changed' : items,
        boundEffect(Number(wasMin), Number(isMin)),
        boundEffect(Number(isMax), Number(wasMax)),
      ]);
    },
  },
  {
    name: 'propertyNames',
    of: 'object',
    effect: (was, is, compareEffect) => compareEffect(was.propertyNames, is.propertyNames),
  },
  {
    name: 'dependentSchemas',
    of: 'object',
    effect(before, after, compareEffect) {
      const [was, is] = [before.dependentSchemas as Node, after.dependentSchemas as Node];
      const names = Object.keys({ ...was, ...is });
      return combineEffects(names.map((name) => compareEffect(was[name], is[name])));
    },
  },
  {
    name: 'not',
    effect: (was, is, compareEffect) => opposite(compareEffect(was.not, is.not)),
  },
  {
    name: 'if',
    keywords: ['then', 'else'],
    effect: (was, is, compareEffect) =>
      compareEffect(was.if, is.if)
        ? 'changed'
        : combineEffects([compareEffect(was.then, is.then), compareEffect(was.else, is.else)]),
  },
];

/** The keywords of a condition as JSON. */
function formatCondition({ name, keywords = [] }: Condition, node: Node): string {
  const present = [name, ...keywords].filter((keyword) => node[keyword] !== undefined);
  if (present.length === 1) return formatValue(node[name]);
  return formatValue(Object.fromEntries(present.map((key) => [key, node[key]])));
}

function compareCondition(
  condition: Condition,
  before: View,
  after: View,
  compareEffect: CompareEffect,
): SchemaDifference[] {
  const { name } = condition;
  const nodesOf = ({ parts }: View) =>
    parts.filter((part) => has(part, name)).map(({ node }) => node);
  const [was, is] = [nodesOf(before), nodesOf(after)];
  const positions = Array.from({ length: Math.max(was.length, is.length) }, (_, index) => index);
  const effects = positions.map((position): Effect | undefined => {
    const [one, other] = [was[position], is[position]];
    if (one && other) return condition.effect(one, other, compareEffect);
    return other ? 'tightened' : 'relaxed';
  });
  const format = (nodes: readonly Node[]) =>
    nodes.map((node) => formatCondition(condition, node)).join(' and ') || 'none';
  const description = `${name} ${format(was)} → ${format(is)}`;
  return ofKeyword(name, combineEffects(effects), locateKeyword(before, after, name), description);
}

const contentOf = (view: View) => innerView(view, '', ({ node }) => [node.contentSchema]);

/** Compares the JSON inside a string, described by `contentSchema`. */
function compareContent(before: View, after: View, { compare }: Comparison): SchemaDifference[] {
  const [was, is] = [before, after].map((view) => keywordValues(view, 'contentSchema')[0]);
  const inner = compare(contentOf(before), contentOf(after));
  if (was !== undefined && is !== undefined) return inner;
  const description = `contentSchema ${formatValue(was)} → ${formatValue(is)}`;
  return ofKeyword('contentSchema', effectOf(inner), after.location, description);
}

/** Compares the conditions that apply to the types in question. */
export function compareConditions(
  before: View,
  after: View,
  comparison: Comparison,
  common: CommonTypes,
): SchemaDifference[] {
  const compareEffect: CompareEffect = (was, is) =>
    effectOf(
      comparison.compare(
        viewOf(was, after.location, before.resolve),
        viewOf(is, after.location, after.resolve),
      ),
    );
  return [
    ...conditions
      .filter(({ of }) => isCommon(common, of))
      .flatMap((condition) => compareCondition(condition, before, after, compareEffect)),
    ...(isCommon(common, 'string') ? compareContent(before, after, comparison) : []),
  ];
}
