/** Compares keywords with inner schemas that apply to a value as a whole: `not`, `if`, `contains` and others. */
import { canonicalJson, type Node } from './document.ts';
import {
  combineEffects,
  type Comparison,
  type Effect,
  effectOf,
  ofAssertions,
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
  if (present.length === 1) return canonicalJson(node[name]);
  return canonicalJson(Object.fromEntries(present.map((key) => [key, node[key]])));
}

const truncate = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

function compareCondition(
  condition: Condition,
  before: View,
  after: View,
  compareEffect: CompareEffect,
): SchemaDifference[] {
  const { name } = condition;
  const [was = [], is = []] = [before, after].map(({ parts }) =>
    parts
      .filter((part) => has(part, name))
      .map(({ node }) => ({ node, text: formatCondition(condition, node) })),
  );
  const [from = [], to = []] = [was, is].map((all) => all.map(({ text }) => text));
  const isSingle = was.length === 1 && is.length === 1;
  const pairs = was.flatMap(({ node, text }) => {
    const other = is.find((one) => isSingle || one.text === text);
    return other ? [condition.effect(node, other.node, compareEffect)] : [];
  });
  const effect = combineEffects([isSingle ? undefined : ofAssertions(from, to), ...pairs]);
  const [textBefore, textAfter] = [from, to].map((all) => truncate(all.join(' and ') || 'none'));
  const description =
    textBefore === textAfter
      ? `${name} ${textBefore} changed in a referenced schema`
      : `${name} ${textBefore} → ${textAfter}`;
  return ofKeyword(name, effect, locateKeyword(before, after, name), description);
}

const contentOf = (view: View) => innerView(view, '', ({ node }) => [node.contentSchema]);

/** Compares the JSON inside a string, described by `contentSchema`. */
function compareContent(before: View, after: View, { compare }: Comparison): SchemaDifference[] {
  const [was, is] = [before, after].map((view) => keywordValues(view, 'contentSchema').length > 0);
  const inner = compare(contentOf(before), contentOf(after));
  if (was && is) return inner;
  const description = is ? 'is now a string with JSON' : 'is no longer a string with JSON';
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
