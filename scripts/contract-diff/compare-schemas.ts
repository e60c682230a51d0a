/** Compares two schemas. */
import { listOf } from './document.ts';
import { type Comparison, prefixPaths, type SchemaDifference } from './difference.ts';
import { compareAlternatives, hasAlternatives } from './compare-alternatives.ts';
import { compareConditions } from './compare-conditions.ts';
import { compareObjects } from './compare-objects.ts';
import { compareKeywords } from './keywords.ts';
import { has, innerView, type View } from './schema-view.ts';
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

export function compareSchemas(
  before: View,
  after: View,
  comparison: Comparison,
): SchemaDifference[] {
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
    ...compareKeywords(before, after, common),
    ...compareConditions(before, after, comparison, common),
    ...(isCommon(common, 'array') ? compareArrays(before, after, comparison) : []),
    ...(isCommon(common, 'object') ? compareObjects(before, after, comparison) : []),
  ];
}
