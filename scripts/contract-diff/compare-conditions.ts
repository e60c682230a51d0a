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

const boundEffect = (from: number, to: number): Effect | undefined => {
  if (from === to) return undefined;
  return to > from ? 'tightened' : 'relaxed';
};

/** With maxContains, a relaxed inner schema may make more items match than allowed. */
const containsEffect: Condition['effect'] = (before, after, compareEffect) => {
  const items = compareEffect(before.contains, after.contains);
  const isBounded = before.maxContains !== undefined || after.maxContains !== undefined;
  return combineEffects([
    items && isBounded ? 'changed' : items,
    boundEffect(Number(before.minContains ?? 1), Number(after.minContains ?? 1)),
    boundEffect(Number(after.maxContains ?? Infinity), Number(before.maxContains ?? Infinity)),
  ]);
};

const conditions: readonly Condition[] = [
  {
    name: 'contains',
    of: 'array',
    keywords: ['minContains', 'maxContains'],
    effect: containsEffect,
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
  const present = keywords.filter((keyword) => node[keyword] !== undefined);
  if (present.length === 0) return canonicalJson(node[name]);
  return canonicalJson(Object.fromEntries([name, ...present].map((key) => [key, node[key]])));
}

const truncate = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

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
  const textsBefore = was.map((node) => formatCondition(condition, node));
  const textsAfter = is.map((node) => formatCondition(condition, node));
  const isSingle = was.length === 1 && is.length === 1;
  const pairs = was.flatMap((node, index) => {
    const other = is[isSingle ? 0 : textsAfter.indexOf(textsBefore[index] ?? '')];
    return other ? [condition.effect(node, other, compareEffect)] : [];
  });
  const assertions = isSingle ? undefined : ofAssertions(textsBefore, textsAfter);
  const [from, to] = [textsBefore, textsAfter].map((texts) =>
    truncate(texts.join(' and ') || 'none'),
  );
  const description =
    from === to ? `${name} ${from} changed in a referenced schema` : `${name} ${from} → ${to}`;
  const location = locateKeyword(before, after, name);
  return ofKeyword(name, combineEffects([assertions, ...pairs]), location, description);
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
