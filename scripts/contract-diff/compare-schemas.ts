/** Compares schemas, which may be recursive. */
import { memoize, sortBy, uniqBy } from 'es-toolkit';
import { formatLocation, formatValue, listOf, type Node } from './document.ts';
import {
  type Comparison,
  type Difference,
  effectOf,
  ofKeyword,
  prefixPaths,
  type SchemaDifference,
} from './difference.ts';
import { compareAlternatives } from './compare-alternatives.ts';
import { compareObjects } from './compare-objects.ts';
import { compareKeywords } from './keywords.ts';
import type { OperationPart } from './operations.ts';
import { has, innerView, keywordValues, type View } from './schema-view.ts';
import { compareNull, compareTypes, compareValues } from './value-types.ts';

/** The items at a position; at an infinite one, those after all `prefixItems`. */
function itemsOf(view: View, position: number): View {
  const isOpen = view.parts.some((part) => has(part, 'items'));
  return innerView(view, Number.isFinite(position) ? `[${position}]` : '[]', ({ node }) => {
    const own = listOf(node.prefixItems);
    if (position < own.length) return [own[position]];
    return [node.items ?? (isOpen ? undefined : node.unevaluatedItems)];
  });
}

function compareArrays(before: View, after: View, { compare }: Comparison) {
  const lists = [before, after].flatMap((view) => keywordValues<unknown[]>(view, 'prefixItems'));
  const length = Math.max(0, ...lists.map((list) => list.length));
  return [...Array(length).keys(), Infinity].flatMap((position) =>
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

function compareViews(before: View, after: View, comparison: Comparison): SchemaDifference[] {
  const ofNull = compareNull(before, after);
  const ofAlternatives = compareAlternatives(before, after, comparison);
  if (ofAlternatives) return [...ofNull, ...ofAlternatives];
  const [ofTypes, types] = compareTypes(before, after);
  // Where one schema allows any value, the difference of types covers everything else.
  const isAnything = before.parts.length === 0 || after.parts.length === 0;
  if (types.length === 0 || (isAnything && ofTypes.length > 0)) return [...ofNull, ...ofTypes];
  return [
    ...ofTypes,
    ...ofNull,
    ...compareValues(before, after),
    ...compareKeywords(before, after, comparison, types),
    ...(types.includes('string') ? compareContent(before, after, comparison) : []),
    ...(types.includes('array') ? compareArrays(before, after, comparison) : []),
    ...(types.includes('object') ? compareObjects(before, after, comparison) : []),
  ];
}

const maxDepth = 64;

/** One change is reported on so many paths, the shortest first: a recursive schema has infinitely many. */
const maxPaths = 20;

const depthOf = ({ path }: SchemaDifference) => path.split(/[.[]/).length;

/** Removes duplicates, and the longest paths where a change has too many. */
function removeRepeated(differences: readonly SchemaDifference[]): SchemaDifference[] {
  const byChange = Map.groupBy(
    differences,
    ({ rule, location, description }) => `${rule} ${formatLocation(location)} ${description}`,
  );
  return [...byChange.values()].flatMap((same) => {
    const paths = uniqBy(same, ({ path }) => path);
    return sortBy(paths, [depthOf]).slice(0, maxPaths);
  });
}

/** Compares the schemas of a part of an operation. */
export function compareSchemas(part: OperationPart, before: View, after: View): Difference[] {
  const side = part.includes('response') ? 'response' : 'request';
  const results = new Map<string, SchemaDifference[]>();
  /** The comparisons in progress: a recursive schema is entered a second time, but not a third. */
  const open: string[] = [];
  const comparison: Comparison = { side, compare };
  let nodeCount = 0;
  /** Not the text: what both contracts write in the same way may refer to different schemas. */
  const idOf = memoize((_: Node) => (nodeCount += 1));
  const keyOf = ({ parts, location }: View) =>
    [location, parts.map(({ node, orNull, handled }) => [idOf(node), orNull, handled])] as const;

  function compare(was: View, is: View): SchemaDifference[] {
    if (was.parts.length === 0 && is.parts.length === 0) return [];
    const key = JSON.stringify([was, is].map(keyOf));
    const known = results.get(key);
    if (known) return known;
    if (open.length >= maxDepth || open.filter((one) => one === key).length > 1) return [];
    open.push(key);
    const differences = removeRepeated(compareViews(was, is, comparison));
    open.pop();
    results.set(key, differences);
    return differences;
  }

  return compare(before, after).map((difference) => ({
    ...difference,
    part,
    rule: `${side}-${difference.rule}`,
  }));
}
