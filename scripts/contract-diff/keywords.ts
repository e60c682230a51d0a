/** The keywords that constrain a value as a whole, each with the effect of a change. */
import { canonicalJson, listOf, type Node } from './document.ts';
import {
  bothEffects,
  type Comparison,
  effectOf,
  ofKeyword,
  type SchemaDifference,
} from './difference.ts';
import {
  anyChange,
  assertion,
  bound,
  condition,
  type IsWithin,
  type Keyword,
} from './keyword-kinds.ts';
import { keywordValues, locateKeyword, type View, viewOf } from './schema-view.ts';

/** The more general format of a format. */
const generalFormats: Record<string, string> = {
  int32: 'int64',
  float: 'double',
  uri: 'uri-reference',
  email: 'idn-email',
  hostname: 'idn-hostname',
};

const format = assertion<string>(
  'format',
  undefined,
  (one, other) => one === other || generalFormats[one] === other,
);

/** With and without this format, the console passes values of different kinds. */
const isFile = (view: View) => keywordValues(view, 'format').includes('binary');

function isMultiple(multiple: number, factor: number): boolean {
  const ratio = multiple / factor;
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

/** The values of a flag, for which false is the same as none. */
const flag = (name: string) => (view: View) => keywordValues(view, name).filter(Boolean);

/** Of one alternative, a discriminator says nothing about values. */
const discriminators = ({ parts }: View) =>
  parts
    .filter(({ node }) => listOf(node['oneOf'] ?? node['anyOf']).length > 1)
    .flatMap(({ node }) => node['discriminator'] ?? []);

/** "a requires b", for each pair of `dependentRequired`. */
const dependencies = (view: View) =>
  keywordValues<Node>(view, 'dependentRequired').flatMap((map) =>
    Object.entries(map).flatMap(([name, others]) =>
      listOf(others).map((other) => `${name} requires ${String(other)}`),
    ),
  );

/** In the order in which their changes are reported. */
export const keywords: readonly Keyword[] = [
  bound('minLength', 'string', 0),
  bound('maxLength', 'string', Infinity),
  assertion('pattern', 'string'),
  assertion('contentEncoding', 'string'),
  assertion('contentMediaType', 'string'),
  {
    ...format,
    effect: (before, after, isWithin) =>
      isFile(before) === isFile(after) ? format.effect(before, after, isWithin) : 'changed',
  },
  bound('minimum', 'number', -Infinity, 'exclusiveMinimum'),
  bound('maximum', 'number', Infinity, 'exclusiveMaximum'),
  assertion('multipleOf', 'number', isMultiple),
  bound('minItems', 'array', 0),
  bound('maxItems', 'array', Infinity),
  {
    ...assertion('uniqueItems', 'array', undefined, flag('uniqueItems')),
    effects: bothEffects,
  },
  bound('minProperties', 'object', 0),
  bound('maxProperties', 'object', Infinity),
  assertion('dependentRequired', 'object', undefined, dependencies),
  assertion(
    'discriminator',
    undefined,
    (one, other) => canonicalJson(one) === canonicalJson(other),
    discriminators,
  ),
  { ...anyChange('default'), isAnnotation: true },
  { ...anyChange('deprecated', flag('deprecated')), isAnnotation: true },
  condition('contains', ['minContains', 'maxContains'], 'array', (one, other, isWithin) => {
    const { minContains: min = 1, maxContains: max = Infinity } = one;
    const { minContains: otherMin = 1, maxContains: otherMax = Infinity } = other;
    return (
      isWithin(one.contains, other.contains) &&
      // More items may match the other schema than its maxContains allows.
      (otherMax === Infinity || isWithin(other.contains, one.contains)) &&
      Number(min) >= Number(otherMin) &&
      Number(max) <= Number(otherMax)
    );
  }),
  assertion('propertyNames', 'object', (one, other, isWithin) => isWithin(one, other)),
  assertion<Node>('dependentSchemas', 'object', (one, other, isWithin) =>
    Object.keys(other).every((name) => isWithin(one[name], other[name])),
  ),
  assertion('not', undefined, (one, other, isWithin) => isWithin(other, one)),
  condition(
    'if',
    ['then', 'else'],
    undefined,
    (one, other, isWithin) =>
      isWithin(one.if, other.if) &&
      isWithin(other.if, one.if) &&
      isWithin(one.then, other.then) &&
      isWithin(one.else, other.else),
  ),
];

/** Keywords that do not affect the allowed values, or that are compared elsewhere. */
const otherKeywords = `$anchor $comment $defs $id $ref $schema additionalProperties allOf anyOf const
  contentSchema definitions description else enum example examples exclusiveMaximum
  exclusiveMinimum externalDocs items maxContains minContains nullable oneOf patternProperties prefixItems
  properties readOnly required summary then title type unevaluatedItems unevaluatedProperties writeOnly xml`;

const knownNames = new Set([...keywords.map(({ name }) => name), ...otherKeywords.split(/\s+/)]);

/** The keywords that neither JSON Schema nor OpenAPI defines. */
function unknownKeywords(views: readonly View[]): Keyword[] {
  const names = views.flatMap(({ parts }) => parts.flatMap(({ node }) => Object.keys(node)));
  return [...new Set(names)]
    .filter((name) => !knownNames.has(name) && !name.startsWith('x-'))
    .map((name) => ({ ...anyChange(name), topic: 'unknownKeyword' }));
}

/** Whether a keyword for values of a type applies to any of the types. */
const appliesTo = (of: string | undefined, types: readonly string[]) =>
  types.some((type) => of === undefined || type === of || (of === 'number' && type === 'integer'));

/** Compares the keywords that apply to the types in question. */
export function compareKeywords(
  before: View,
  after: View,
  { compare }: Comparison,
  types: readonly string[],
): SchemaDifference[] {
  const isWithin: IsWithin = (schema, other) => {
    const { location } = after;
    const effect = effectOf(compare(viewOf(other, location), viewOf(schema, location)));
    return effect === undefined || effect === 'tightened';
  };
  return [...keywords, ...unknownKeywords([before, after])]
    .filter(({ of }) => appliesTo(of, types))
    .flatMap(
      ({ name, exclusive = name, topic = name, format: formatKeyword, effect, isAnnotation }) => {
        const change = effect(before, after, isWithin);
        if (!change) return [];
        const location = locateKeyword(before, after, name, exclusive);
        const description = `${name} ${formatKeyword(before)} → ${formatKeyword(after)}`;
        const found = ofKeyword(topic, change, location, description);
        return isAnnotation ? found.map((one) => ({ ...one, effect: undefined })) : found;
      },
    );
}
