/** Compares the keywords that do not affect the allowed values, and those of which the effect is unknown. */
import { canonicalJson } from './document.ts';
import { ofKeyword, type SchemaDifference } from './difference.ts';
import { keywords } from './keywords.ts';
import { keywordValues, locateKeyword, type View } from './schema-view.ts';

/** Keywords that do not affect the allowed values, or that are compared elsewhere. */
const knownKeywords = new Set([
  ...keywords.map(({ name }) => name),
  ...`$anchor $comment $defs $id $ref $schema additionalProperties allOf anyOf const contains contentSchema default
  definitions dependentSchemas deprecated description discriminator else enum example examples exclusiveMaximum
  exclusiveMinimum externalDocs if items maxContains minContains not nullable oneOf patternProperties prefixItems
  properties propertyNames readOnly required summary then title type unevaluatedItems unevaluatedProperties
  writeOnly xml`.split(/\s+/),
]);

/** The values of keywords that neither JSON Schema nor OpenAPI defines, by name: any change of them is reported. */
const findUnknownKeywords = ({ parts }: View): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap(({ node }) =>
      Object.entries(node)
        .filter(([name]) => !knownKeywords.has(name) && !name.startsWith('x-'))
        .map(([name, value]) => [name, canonicalJson(value)]),
    ),
  );

export function compareUnknownKeywords(before: View, after: View): SchemaDifference[] {
  const [was, is] = [findUnknownKeywords(before), findUnknownKeywords(after)];
  return Object.keys({ ...was, ...is }).flatMap((name) => {
    const effect = was[name] === is[name] ? undefined : 'changed';
    const description = `${name} ${was[name] ?? 'none'} → ${is[name] ?? 'none'}`;
    return ofKeyword('unknownKeyword', effect, locateKeyword(before, after, name), description);
  });
}

const formatDefault = (view: View) =>
  keywordValues(view, 'default').map(canonicalJson)[0] ?? 'none';

const formatDeprecated = (view: View) =>
  keywordValues(view, 'deprecated').includes(true) ? 'is deprecated' : 'is no longer deprecated';

/** Compares the annotations, which do not affect the allowed values. */
export function compareAnnotations(before: View, after: View): SchemaDifference[] {
  const ofAnnotation = (topic: string, description: string): SchemaDifference[] =>
    ofKeyword(topic, 'changed', locateKeyword(before, after, topic), description).map((one) => ({
      ...one,
      effect: undefined,
    }));
  const [from, to] = [formatDefault(before), formatDefault(after)];
  const isDeprecated = formatDeprecated(after);
  return [
    ...(from === to ? [] : ofAnnotation('default', `default ${from} → ${to}`)),
    ...(formatDeprecated(before) === isDeprecated ? [] : ofAnnotation('deprecated', isDeprecated)),
  ];
}
