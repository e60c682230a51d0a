/** Compares two schemas. */
import { canonicalJson, listOf } from './document.ts';
import { type Comparison, ofKeyword, prefixPaths, type SchemaDifference } from './difference.ts';
import { compareAlternatives, hasAlternatives } from './compare-alternatives.ts';
import { compareConditions } from './compare-conditions.ts';
import { compareObjects } from './compare-objects.ts';
import { compareKeywords, keywords } from './keywords.ts';
import { has, innerView, keywordValues, locateKeyword, type View } from './schema-view.ts';
import { compareNull, compareTypes, compareValues, isCommon } from './value-types.ts';

/** Keywords that do not affect the allowed values, or that are compared elsewhere. */
const knownKeywords = new Set([
  ...keywords.map(({ name }) => name),
  ...`$anchor $comment $defs $id $ref $schema additionalProperties allOf anyOf const contains contentSchema default
  definitions dependentSchemas deprecated description discriminator else enum example examples exclusiveMaximum
  exclusiveMinimum externalDocs if items maxContains minContains not nullable oneOf patternProperties prefixItems
  properties propertyNames readOnly required summary then title type unevaluatedItems unevaluatedProperties
  writeOnly xml`.split(/\s+/),
]);

/** Compares the keywords that neither JSON Schema nor OpenAPI defines: any change of them is reported. */
function compareUnknownKeywords(before: View, after: View): SchemaDifference[] {
  const names = [before, after].flatMap(({ parts }) =>
    parts.flatMap(({ node }) => Object.keys(node)),
  );
  return [...new Set(names)]
    .filter((name) => !knownKeywords.has(name) && !name.startsWith('x-'))
    .flatMap((name) => {
      const [was, is] = [before, after].map(
        (view) => keywordValues(view, name).map(canonicalJson).at(-1) ?? 'none',
      );
      const location = locateKeyword(before, after, name);
      const effect = was === is ? undefined : 'changed';
      return ofKeyword('unknownKeyword', effect, location, `${name} ${was} → ${is}`);
    });
}

const formatDefault = (view: View) =>
  keywordValues(view, 'default').map(canonicalJson)[0] ?? 'none';

const formatDeprecated = (view: View) =>
  keywordValues(view, 'deprecated').includes(true) ? 'is deprecated' : 'is no longer deprecated';

/** Compares the annotations, which do not affect the allowed values. */
function compareAnnotations(before: View, after: View): SchemaDifference[] {
  const ofAnnotation = (topic: string, was: string, is: string, description: string) =>
    ofKeyword(
      topic,
      was === is ? undefined : 'changed',
      locateKeyword(before, after, topic),
      description,
    );
  const [from, to] = [formatDefault(before), formatDefault(after)];
  const isDeprecated = formatDeprecated(after);
  return [
    ...ofAnnotation('default', from, to, `default ${from} → ${to}`),
    ...ofAnnotation('deprecated', formatDeprecated(before), isDeprecated, isDeprecated),
  ].map((difference) => ({ ...difference, effect: undefined }));
}

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
    ...compareUnknownKeywords(before, after),
    ...compareConditions(before, after, comparison, common),
    ...(isCommon(common, 'array') ? compareArrays(before, after, comparison) : []),
    ...(isCommon(common, 'object') ? compareObjects(before, after, comparison) : []),
    ...compareAnnotations(before, after),
  ];
}
