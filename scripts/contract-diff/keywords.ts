/** The keywords that constrain a value as a whole, each with the effect of a change. */
import { canonicalJson, type Node, toList } from './document.ts';
import { bothEffects, type Comparison, onlyTighten } from './difference.ts';
import { bound, compareKeyword, condition, type IsWithin, type Keyword } from './keyword-kinds.ts';
import { createView, keywordValues, type View } from './schema-view.ts';

/** The more general format of a format. */
const generalFormats: Record<string, string> = {
  int32: 'int64',
  float: 'double',
  uri: 'uri-reference',
  email: 'idn-email',
  hostname: 'idn-hostname',
};

function isMultiple(multiple: number, factor: number): boolean {
  const ratio = multiple / factor;
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}

/** The value of a flag. If it is absent, it is false. */
const flag = (name: string) => (view: View) => keywordValues(view, name).filter(Boolean);

/** The keywords, in the order in which their changes are reported. */
export const keywords: readonly Keyword[] = [
  bound('minLength', 'string', 0),
  bound('maxLength', 'string', Infinity),
  { name: 'pattern', of: 'string' },
  { name: 'contentEncoding', of: 'string' },
  { name: 'contentMediaType', of: 'string' },
  {
    name: 'format',
    // The console passes a file as another kind of value.
    impliedDemands: (view) => [
      keywordValues(view, 'format').includes('binary') ? 'a file' : 'no file',
    ],
    implies: (left: string, right: string) => left === right || generalFormats[left] === right,
  },
  bound('minimum', 'number', -Infinity, 'exclusiveMinimum'),
  bound('maximum', 'number', Infinity, 'exclusiveMaximum'),
  { name: 'multipleOf', of: 'number', implies: isMultiple },
  bound('minItems', 'array', 0),
  bound('maxItems', 'array', Infinity),
  { name: 'uniqueItems', of: 'array', demandsOf: flag('uniqueItems'), effects: bothEffects },
  bound('minProperties', 'object', 0),
  bound('maxProperties', 'object', Infinity),
  {
    name: 'dependentRequired',
    of: 'object',
    /** Each demand is one pair: a property, and another that it requires. */
    demandsOf: (view) =>
      keywordValues<Node>(view, 'dependentRequired').flatMap((map) =>
        Object.entries(map).flatMap(([name, others]) =>
          toList(others).map((required) => `${name} requires ${String(required)}`),
        ),
      ),
  },
  {
    name: 'discriminator',
    // With a single alternative, a discriminator says nothing about values.
    demandsOf: ({ parts }) =>
      parts
        .filter(({ node }) => toList(node.oneOf ?? node.anyOf).length > 1)
        .flatMap(({ node }) => node.discriminator ?? []),
  },
  { name: 'default', effects: [], format: canonicalJson },
  { name: 'deprecated', effects: [], demandsOf: flag('deprecated') },
  {
    ...condition('contains', 'minContains', 'maxContains'),
    of: 'array',
    implies(left: Node, right: Node, isWithin) {
      const { minContains: min = 1, maxContains: max = Infinity } = left;
      const { minContains: otherMin = 1, maxContains: otherMax = Infinity } = right;
      return (
        isWithin(left.contains, right.contains) &&
        // The other schema may match more items than its maxContains allows.
        (otherMax === Infinity || isWithin(right.contains, left.contains)) &&
        Number(min) >= Number(otherMin) &&
        Number(max) <= Number(otherMax)
      );
    },
  },
  {
    name: 'propertyNames',
    of: 'object',
    implies: (left, right, isWithin) => isWithin(left, right),
  },
  {
    name: 'dependentSchemas',
    of: 'object',
    implies: (left: Node, right: Node, isWithin) =>
      Object.keys(right).every((name) => isWithin(left[name], right[name])),
  },
  { name: 'not', implies: (left, right, isWithin) => isWithin(right, left) },
  {
    ...condition('if', 'then', 'else'),
    implies: (left: Node, right: Node, isWithin) =>
      isWithin(left.if, right.if) &&
      isWithin(right.if, left.if) &&
      isWithin(left.then, right.then) &&
      isWithin(left.else, right.else),
  },
];

/** Keywords that do not affect the allowed values, or that are compared elsewhere. */
const otherKeywords = `$anchor $comment $defs $id $ref $schema additionalProperties allOf anyOf const
  contentSchema definitions description enum example examples externalDocs items nullable oneOf patternProperties
  prefixItems properties readOnly required summary title type unevaluatedItems unevaluatedProperties writeOnly xml`;

const knownNames = new Set([
  ...keywords.flatMap(({ name, others = [] }) => [name, ...others]),
  ...otherKeywords.split(/\s+/),
]);

/** The keywords that neither JSON Schema nor OpenAPI defines. */
function unknownKeywords(views: readonly View[]): Keyword[] {
  const names = views.flatMap(({ parts }) => parts.flatMap(({ node }) => Object.keys(node)));
  return [...new Set(names)]
    .filter((name) => !knownNames.has(name) && !name.startsWith('x-'))
    .map((name) => ({
      name,
      topic: 'unknownKeyword',
      effects: ['changed'],
      format: canonicalJson,
    }));
}

const appliesTo = (of: string | undefined, types: readonly string[]) =>
  types.some((type) => of === undefined || type === of || (of === 'number' && type === 'integer'));

export function compareKeywords(
  before: View,
  after: View,
  { compare }: Comparison,
  types: string[],
) {
  const isWithin: IsWithin = (schema, right) =>
    onlyTighten(compare(createView(right, after.location), createView(schema, after.location)));
  return [...keywords, ...unknownKeywords([before, after])]
    .filter(({ of }) => appliesTo(of, types))
    .flatMap((keyword) => compareKeyword(keyword, before, after, isWithin));
}
