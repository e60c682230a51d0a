/** Compares two schemas. */
import { canonicalJson } from '../document-node.ts';
import { compareAlternatives, hasAlternatives } from './compare-alternatives.ts';
import { compareArrays } from './compare-arrays.ts';
import { compareConditions, compareContent } from './compare-conditions.ts';
import { compareObjects } from './compare-objects.ts';
import { compareNull, compareTypes, compareValues, isCommon } from './compare-types.ts';
import { keywords } from './keywords.ts';
import {
  type Comparison,
  ofKeyword,
  locateKeyword,
  type SchemaDifference,
} from './schema-difference.ts';
import { keywordValues, type View } from './schema-view.ts';

/** Keywords that do not affect the allowed values, or that are compared elsewhere. */
const knownKeywords = new Set(
  `$anchor $comment $defs $id $ref $schema additionalProperties allOf anyOf const contains contentSchema default
  definitions dependentSchemas deprecated description discriminator else enum example examples exclusiveMaximum
  exclusiveMinimum externalDocs if items maxContains minContains not nullable oneOf patternProperties prefixItems
  properties propertyNames readOnly required summary then title type unevaluatedItems unevaluatedProperties
  writeOnly xml`.split(/\s+/),
);
for (const { name } of keywords) knownKeywords.add(name);

/** The values of keywords that neither JSON Schema nor OpenAPI defines, by name: any change of them is reported. */
const findUnknownKeywords = ({ parts }: View): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap(({ node }) =>
      Object.entries(node)
        .filter(([name]) => !knownKeywords.has(name) && !name.startsWith('x-'))
        .map(([name, value]) => [name, canonicalJson(value)]),
    ),
  );

function compareKeywords(before: View, after: View, common: readonly string[] | undefined) {
  const plain = keywords
    .filter(({ of }) => isCommon(common, of))
    .flatMap(({ name, format, effect: effectOf }) => {
      const effect = effectOf(before, after);
      const description = `${name} ${format(before)} → ${format(after)}`;
      const exclusive = name.replace(/^m/, 'exclusiveM');
      return effect
        ? [ofKeyword(name, effect, locateKeyword(before, after, name, exclusive), description)]
        : [];
    });
  const [was, is] = [findUnknownKeywords(before), findUnknownKeywords(after)];
  const unknown = [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => was[name] !== is[name])
    .map((name) => {
      const description = `${name} ${was[name] ?? 'none'} → ${is[name] ?? 'none'}`;
      return ofKeyword(
        'unknownKeyword',
        'changed',
        locateKeyword(before, after, name),
        description,
      );
    });
  return [...plain, ...unknown];
}

/** Compares the annotations, which do not affect the allowed values. */
function compareAnnotations(before: View, after: View): SchemaDifference[] {
  const toDifference = (topic: string, description: string): SchemaDifference => ({
    ...ofKeyword(topic, 'changed', locateKeyword(before, after, topic), description),
    effect: undefined,
  });
  const [from, to] = [before, after].map(
    (view) => keywordValues(view, 'default').map(canonicalJson)[0] ?? 'none',
  );
  const [was, is] = [before, after].map((view) => keywordValues(view, 'deprecated').includes(true));
  return [
    ...(from === to ? [] : [toDifference('default', `default ${from} → ${to}`)]),
    ...(was === is
      ? []
      : [toDifference('deprecated', is ? 'is deprecated' : 'is no longer deprecated')]),
  ];
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
  const { differences, common } = compareTypes(before, after);
  // Where one schema allows any value, the difference of types covers everything else.
  const isAnything = [before, after].some(({ parts }) => parts.length === 0);
  if (common?.length === 0 || (isAnything && differences.length > 0)) {
    return [...ofNull, ...differences];
  }
  const isRelevant = (type: string | undefined) => isCommon(common, type);
  return [
    ...differences,
    ...ofNull,
    ...compareValues(before, after),
    ...compareKeywords(before, after, common),
    ...compareConditions(before, after, comparison, isRelevant),
    ...(isRelevant('string') ? compareContent(before, after, comparison) : []),
    ...(isRelevant('array') ? compareArrays(before, after, comparison) : []),
    ...(isRelevant('object') ? compareObjects(before, after, comparison) : []),
    ...compareAnnotations(before, after),
  ];
}
