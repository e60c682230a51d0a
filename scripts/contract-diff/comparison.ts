/** Compares schemas that may be recursive: what is compared already, or being compared, is not compared endlessly. */
import {
  canonicalJson,
  formatLocation,
  formatValue,
  isNode,
  listOf,
  type Node,
  type Resolve,
} from './document.ts';
import {
  type Comparison,
  effectOf,
  ofKeyword,
  prefixPaths,
  type SchemaDifference,
  type Side,
} from './difference.ts';
import { compareAlternatives, hasAlternatives } from './compare-alternatives.ts';
import { compareKeywords } from './compare-keywords.ts';
import { compareObjects } from './compare-objects.ts';
import { has, innerView, keywordValues, type View } from './schema-view.ts';
import { compareNull, compareTypes, compareValues, isCommon } from './value-types.ts';

/** The items at a position; at an infinite one, those after all `prefixItems`. */
function itemsOf(view: View, position: number): View {
  const isOpen = view.parts.some((part) => has(part, 'items'));
  return innerView(view, Number.isFinite(position) ? `[${position}]` : '[]', ({ node }) => {
    const own = listOf(node.prefixItems);
    if (position < own.length) return [own[position]];
    return [node.items ?? (isOpen ? undefined : node.unevaluatedItems)];
  });
}

/** Compares the items of two arrays: those of `prefixItems` by position, and all others. */
function compareArrays(before: View, after: View, { compare }: Comparison): SchemaDifference[] {
  const positions = [before, after].flatMap(({ parts }) =>
    parts.flatMap(({ node }) => listOf(node.prefixItems).map((_, position) => position)),
  );
  const all = [...new Set(positions.toSorted((one, other) => one - other)), Infinity];
  return all.flatMap((position) =>
    prefixPaths('[]', compare(itemsOf(before, position), itemsOf(after, position))),
  );
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

/** Compares two schemas. */
function compareSchemas(before: View, after: View, comparison: Comparison): SchemaDifference[] {
  const ofNull = compareNull(before, after);
  if (hasAlternatives(before) || hasAlternatives(after)) {
    return [...ofNull, ...compareAlternatives(before, after, comparison)];
  }
  const [ofTypes, common] = compareTypes(before, after);
  // Where one schema allows any value, the difference of types covers everything else.
  const isAnything = before.parts.length === 0 || after.parts.length === 0;
  if (common?.length === 0 || (isAnything && ofTypes.length > 0)) return [...ofNull, ...ofTypes];
  return [
    ...ofTypes,
    ...ofNull,
    ...compareValues(before, after),
    ...compareKeywords(before, after, comparison, common),
    ...(isCommon(common, 'string') ? compareContent(before, after, comparison) : []),
    ...(isCommon(common, 'array') ? compareArrays(before, after, comparison) : []),
    ...(isCommon(common, 'object') ? compareObjects(before, after, comparison) : []),
  ];
}

/** How deep schemas are compared, and how many of them inside one: a list of lists may have no end. */
const maxDepth = 64;
const maxComparisons = 10_000;

/** One change is reported on so many paths, the shortest first: a recursive schema has infinitely many. */
const maxPaths = 20;

const texts = new WeakMap<Node, string>();

function textOf(value: unknown): string {
  if (!isNode(value)) return canonicalJson(value);
  const text = texts.get(value) ?? canonicalJson(value);
  texts.set(value, text);
  return text;
}

/** Views with the same key are the same, if what they refer to is. */
const keyOf = ({ parts, location }: View) =>
  [
    formatLocation(location),
    ...parts.map(({ node, location: ofPart, orNull, handled = [] }) =>
      [formatLocation(ofPart), textOf(node), orNull && 'null', ...handled].join(),
    ),
  ].join(' ');

/** Every reference that is reachable from a schema. */
function findReferences(text: string, resolve: Resolve, found = new Set<string>()): Set<string> {
  for (const [, quoted = ''] of text.matchAll(/"\$ref":("(?:[^"\\]|\\.)*")/g)) {
    const reference = String(JSON.parse(quoted));
    if (found.has(reference)) continue;
    found.add(reference);
    const target = resolve(reference);
    if (isNode(target)) findReferences(textOf(target), resolve, found);
  }
  return found;
}

/** Whether two schemas are identical, with everything that they refer to: most need no comparison. */
function isUnchanged(before: View, after: View): boolean {
  const key = keyOf(before);
  if (key !== keyOf(after)) return false;
  return [...findReferences(key, before.resolve)].every(
    (reference) => textOf(before.resolve(reference)) === textOf(after.resolve(reference)),
  );
}

const depthOf = ({ path }: SchemaDifference) => path.split(/[.[]/).length;

/** Removes duplicates, and the longest paths where a change has too many. */
function removeRepeated(differences: readonly SchemaDifference[]): SchemaDifference[] {
  const byChange = Map.groupBy(
    differences,
    ({ topic, location, description }) => `${topic} ${formatLocation(location)} ${description}`,
  );
  return [...byChange.values()].flatMap((same) => {
    const paths = [...new Map(same.map((one) => [one.path, one])).values()];
    return paths.toSorted((one, other) => depthOf(one) - depthOf(other)).slice(0, maxPaths);
  });
}

/** Creates the comparison for schemas of requests, or of responses. */
export function createComparison(side: Side): Comparison {
  /** The results inside the outermost schemas; a result depends on those that were being compared at the time. */
  const results = new Map<string, SchemaDifference[]>();
  /** The comparisons in progress: a recursive schema is entered a second time, but not a third. */
  const open: string[] = [];

  const comparison: Comparison = {
    side,
    compare(before, after) {
      if (isUnchanged(before, after)) return [];
      if (open.length === 0) results.clear();
      const key = `${keyOf(before)} → ${keyOf(after)}`;
      const known = results.get(key);
      if (known) return known;
      const isLimitReached = open.length >= maxDepth || results.size >= maxComparisons;
      if (isLimitReached || open.filter((one) => one === key).length > 1) return [];
      open.push(key);
      const differences = removeRepeated(compareSchemas(before, after, comparison));
      open.pop();
      results.set(key, differences);
      return differences;
    },
  };
  return comparison;
}
