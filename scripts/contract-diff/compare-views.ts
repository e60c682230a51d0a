/** Compares two values by the schemas that they have to match. */
import { formatValue, toList } from './document.ts';
import {
  type Comparison,
  type Found,
  pairInner,
  prefixPaths,
  sumEffects,
  toDifferences,
} from './difference.ts';
import { compareAlternatives } from './compare-alternatives.ts';
import { compareObjects } from './compare-objects.ts';
import { compareKeywords } from './keywords.ts';
import { has, keywordValues, type View, viewInner } from './schema-view.ts';
import { compareNull, compareTypes, compareValues } from './value-types.ts';

/** The items at a position. An infinite position stands for those after all `prefixItems`. */
function getItems(view: View, position: number): View {
  const isOpen = view.parts.some((part) => has(part, 'items'));
  return viewInner(view, Number.isFinite(position) ? `[${position}]` : '[]', ({ node }) => {
    const own = toList(node.prefixItems);
    if (position < own.length) return [own[position]];
    return [node.items ?? (isOpen ? undefined : node.unevaluatedItems)];
  });
}

function compareArrays(before: View, after: View) {
  const lists = [before, after].flatMap((view) => keywordValues<unknown[]>(view, 'prefixItems'));
  const length = Math.max(0, ...lists.map((list) => list.length));
  return [...Array(length).keys(), Infinity].flatMap((position) =>
    prefixPaths('[]', pairInner(getItems(before, position), getItems(after, position))),
  );
}

const getContent = (view: View) => viewInner(view, '', ({ node }) => [node.contentSchema]);

/** Compares the JSON inside a string, described by `contentSchema`. */
function compareContent(before: View, after: View, { compare }: Comparison): Found[] {
  const [was, is] = [before, after].map((view) => keywordValues(view, 'contentSchema')[0]);
  const values = [getContent(before), getContent(after)] as const;
  if (was !== undefined && is !== undefined) return pairInner(...values);
  const description = `contentSchema ${formatValue(was)} → ${formatValue(is)}`;
  return toDifferences(
    'contentSchema',
    sumEffects(compare(...values)),
    after.location,
    description,
  );
}

export function compareViews(before: View, after: View, comparison: Comparison): Found[] {
  const ofNull = compareNull(before, after);
  const ofAlternatives = compareAlternatives(before, after, comparison);
  if (ofAlternatives) return [...ofNull, ...ofAlternatives];
  const [ofTypes, types] = compareTypes(before, after);
  // If one schema allows any value, the difference of types covers everything else.
  const isAnything = before.parts.length === 0 || after.parts.length === 0;
  if (types.length === 0 || (isAnything && ofTypes.length > 0)) return [...ofNull, ...ofTypes];
  return [
    ...ofTypes,
    ...ofNull,
    ...compareValues(before, after),
    ...compareKeywords(before, after, comparison, types),
    ...(types.includes('string') ? compareContent(before, after, comparison) : []),
    ...(types.includes('array') ? compareArrays(before, after) : []),
    ...(types.includes('object') ? compareObjects(before, after, comparison) : []),
  ];
}
