/** Compares keywords with inner schemas that apply to a value as a whole: `not`, `if`, `contains` and others. */
import { canonicalJson, type Node } from '../document-node.ts';
import { type Effect, ofAssertions, opposite, combineEffects } from './effect.ts';
import {
  type Comparison,
  ofKeyword,
  locateKeyword,
  type SchemaDifference,
} from './schema-difference.ts';
import { has, partsOf, keywordValues, type View, viewOf } from './schema-view.ts';

/** The effect of a change of an inner schema on the values that match it. */
type CompareEffect = (before: unknown, after: unknown) => Effect | undefined;

interface Condition {
  name: string;
  of?: 'array' | 'object';
  /** The effect of a change on the values that match the condition. */
  effect: (before: Node, after: Node, compareEffect: CompareEffect) => Effect | undefined;
  /** Further keywords that belong to it. */
  keywords: readonly string[];
}

const inner =
  (name: string) =>
  (before: Node, after: Node, compareEffect: CompareEffect): Effect | undefined =>
    compareEffect(before[name], after[name]);

const boundsOf = (node: Node) => [
  Number(node.minContains ?? 1),
  Number(node.maxContains ?? Infinity),
];

const byBound = (from: number, to: number) => (to > from ? 'tightened' : 'relaxed');

/** With maxContains, a relaxed inner schema may make more items match than allowed. */
function ofContains(before: Node, after: Node, compareEffect: CompareEffect): Effect | undefined {
  const items = compareEffect(before.contains, after.contains);
  const [[min = 0, max = 0], [minAfter = 0, maxAfter = 0]] = [boundsOf(before), boundsOf(after)];
  const isBounded = Number.isFinite(max) || Number.isFinite(maxAfter);
  return combineEffects([
    items && isBounded ? 'changed' : items,
    min === minAfter ? undefined : byBound(min, minAfter),
    max === maxAfter ? undefined : byBound(maxAfter, max),
  ]);
}

function ofIf(before: Node, after: Node, compareEffect: CompareEffect): Effect | undefined {
  if (compareEffect(before.if, after.if)) return 'changed';
  return combineEffects([
    compareEffect(before.then, after.then),
    compareEffect(before.else, after.else),
  ]);
}

function ofDependentSchemas(
  before: Node,
  after: Node,
  compareEffect: CompareEffect,
): Effect | undefined {
  const [was, is] = [before.dependentSchemas as Node, after.dependentSchemas as Node];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return combineEffects(names.map((name) => compareEffect(was[name], is[name])));
}

const conditions: readonly Condition[] = [
  { name: 'contains', of: 'array', effect: ofContains, keywords: ['minContains', 'maxContains'] },
  { name: 'propertyNames', of: 'object', effect: inner('propertyNames'), keywords: [] },
  { name: 'dependentSchemas', of: 'object', effect: ofDependentSchemas, keywords: [] },
  {
    name: 'not',
    effect: (before, after, compareEffect) => opposite(compareEffect(before.not, after.not)),
    keywords: [],
  },
  { name: 'if', effect: ofIf, keywords: ['then', 'else'] },
];

const truncate = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

/** The keywords of a condition as JSON. */
const conditionText = ({ name, keywords }: Condition, node: Node) => {
  if (keywords.every((keyword) => node[keyword] === undefined)) return canonicalJson(node[name]);
  return canonicalJson(
    Object.fromEntries(
      [name, ...keywords].flatMap((keyword) => (keyword in node ? [[keyword, node[keyword]]] : [])),
    ),
  );
};

function compareCondition(
  condition: Condition,
  before: View,
  after: View,
  compareEffect: CompareEffect,
): SchemaDifference[] {
  const { name } = condition;
  const nodes = (view: View) =>
    view.parts.filter((part) => has(part, name)).map(({ node }) => node);
  const [was, is] = [nodes(before), nodes(after)];
  const texts = [was, is].map((all) => all.map((node) => conditionText(condition, node)));
  const [textsBefore = [], textsAfter = []] = texts;
  const isSingle = was.length === 1 && is.length === 1;
  const pairs = was.flatMap((node, index) => {
    const same = isSingle ? 0 : textsAfter.indexOf(textsBefore[index] ?? '');
    const other = is[same];
    return other ? [condition.effect(node, other, compareEffect)] : [];
  });
  const effect = combineEffects([
    isSingle ? undefined : ofAssertions(textsBefore, textsAfter),
    ...pairs,
  ]);
  if (!effect) return [];
  const [from, to] = texts.map((all) => truncate(all.join(' and ') || 'none'));
  const description =
    from === to ? `${name} ${from} changed in a referenced schema` : `${name} ${from} → ${to}`;
  return [ofKeyword(name, effect, locateKeyword(before, after, name), description)];
}

/** Compares the conditions that apply to the types in question. */
export function compareConditions(
  before: View,
  after: View,
  { compare }: Comparison,
  isRelevant: (type: string | undefined) => boolean,
): SchemaDifference[] {
  const compareEffect: CompareEffect = (was, is) =>
    combineEffects(
      compare(
        viewOf(was, after.location, before.resolve),
        viewOf(is, after.location, after.resolve),
      ).map(({ effect }) => effect),
    );
  return conditions
    .filter(({ of }) => isRelevant(of))
    .flatMap((condition) => compareCondition(condition, before, after, compareEffect));
}

const contentView = (view: View): View => ({
  ...view,
  parts: view.parts.flatMap(({ node, location }) =>
    partsOf(node.contentSchema, location, view.resolve),
  ),
});

/** Compares the JSON inside a string, described by `contentSchema`. */
export function compareContent(
  before: View,
  after: View,
  { compare }: Comparison,
): SchemaDifference[] {
  const [was, is] = [before, after].map((view) => keywordValues(view, 'contentSchema'));
  const differences = compare(contentView(before), contentView(after));
  if (was?.length && is?.length) return differences;
  const effect = combineEffects(differences.map((difference) => difference.effect));
  const description = is?.length ? 'is now a string with JSON' : 'is no longer a string with JSON';
  return effect ? [ofKeyword('contentSchema', effect, after.location, description)] : [];
}
