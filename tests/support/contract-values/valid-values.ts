import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../../scripts/generate/combine-schemas.ts';

const listTypes = ({ type = [] }: JsonSchema): readonly string[] => [type].flat();

/** Texts that screens have trouble with, each worth a try wherever a text may stand. */
const awkward = [
  '',
  ' ',
  '—',
  'null',
  '0',
  'مرحبا بالعالم',
  'שלום \u202E txet',
  '👩‍👩‍👧‍👦🏳️‍🌈',
  'Z\u0351\u0364a\u0300\u0316lgo',
  '\u200B\uFEFF',
  'two\nlines\ttabbed',
  '<b>bold</b><img src=x onerror=alert(1)>',
  '{{template}} ${literal} %s',
  'https://example.com/a?b=c#d',
  'W'.repeat(300),
  '𝒲'.repeat(50),
  'one two three '.repeat(200),
];

/** How many characters a text has, as JSON Schema counts: not UTF-16 units. */
const countCharacters = (text: string) => [...text].length;

const timestamps = fc
  .tuple(
    fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
    fc.constantFrom(0, 1, 3, 6, 9),
    fc.constantFrom('Z', '+00:00', '+05:30', '-11:00'),
  )
  .map(([date, digits, zone]) => {
    const fraction = digits > 0 ? `.${'123456789'.slice(0, digits)}` : '';
    return date.toISOString().replace(/\.\d+Z$/, '') + fraction + zone;
  });

/** Values of the formats that JSON Schema defines. */
const byFormat: Readonly<Record<string, Arbitrary<string>>> = {
  'date-time': timestamps,
  date: timestamps.map((timestamp) => timestamp.slice(0, 10)),
  time: timestamps.map((timestamp) => timestamp.split('T')[1] ?? ''),
  email: fc.emailAddress(),
  uri: fc.webUrl({ withQueryParameters: true, withFragments: true }),
  uuid: fc.uuid(),
  ipv4: fc.ipV4(),
};

function strings(schema: JsonSchema): Arbitrary<string> {
  const { pattern, format = '', minLength = 0, maxLength = Infinity } = schema;
  if (byFormat[format]) return byFormat[format];
  const fits = (text: string) =>
    countCharacters(text) >= minLength && countCharacters(text) <= maxLength;
  if (pattern !== undefined) {
    // Some patterns have no end: those are bounded by the limit that stands beside them.
    const size = Number.isFinite(maxLength) ? { maxLength } : {};
    return fc.stringMatching(new RegExp(pattern), size).filter(fits);
  }
  const size = { minLength, maxLength: Math.min(maxLength, minLength + 40) };
  const letter = fc.constantFrom('a', 'Ж', '字', 'ع', '😀', "'", '"', '&', '<', ' ');
  const atLimits = [minLength, Math.min(maxLength, 1000)].flatMap((length) =>
    ['x', '😀', 'ا'].map((character) => character.repeat(length)),
  );
  return fc.oneof(
    fc.constantFrom(...[...awkward, ...atLimits].filter(fits)),
    fc.string({ ...size, unit: letter }),
    fc.string({ ...size, unit: 'grapheme' }).filter(fits),
  );
}

function numbers(schema: JsonSchema, whole: boolean): Arbitrary<number> {
  const { exclusiveMinimum, exclusiveMaximum } = schema;
  const step = schema.multipleOf ?? (whole ? 1 : undefined);
  const least =
    schema.minimum ?? exclusiveMinimum ?? (whole ? Number.MIN_SAFE_INTEGER : -Number.MAX_VALUE);
  const most =
    schema.maximum ?? exclusiveMaximum ?? (whole ? Number.MAX_SAFE_INTEGER : Number.MAX_VALUE);
  const fits = (value: number) =>
    value >= least &&
    value <= most &&
    value !== exclusiveMinimum &&
    value !== exclusiveMaximum &&
    (!whole || Number.isInteger(value)) &&
    (step === undefined || Number.isInteger(value / step));
  const limits = [least, most, Math.max(least, 0), 1, 2 ** 31, 2 ** 32].filter(fits);
  const between =
    step === undefined
      ? fc.double({ min: least, max: most, noNaN: true, noDefaultInfinity: true })
      : fc
          .integer({
            min: Math.ceil(Math.max(least / step, -(2 ** 31))),
            max: Math.floor(Math.min(most / step, 2 ** 31 - 1)),
          })
          .map((value) => value * step);
  const inside = between.filter(fits);
  return limits.length > 0 ? fc.oneof(fc.constantFrom(...limits), inside) : inside;
}

/** What the contract does not name, and allows to be there all the same. */
const extras = fc.dictionary(
  fc.constantFrom('nobodyKnows', '$ref', '0', 'toString'),
  fc.jsonValue({ maxDepth: 2 }),
  { maxKeys: 2, noNullPrototype: true },
);

function objects(schema: JsonSchema): Arbitrary<unknown> {
  const { properties = {}, required = [], minProperties = 0 } = schema;
  const parts = Object.entries(properties).map(([name, part]) => [name, validValues(part)]);
  const named = fc
    .record(Object.fromEntries(parts) as Record<string, Arbitrary<unknown>>, {
      requiredKeys: [...required],
      noNullPrototype: true,
    })
    .filter((value) => Object.keys(value).length >= minProperties);
  if (schema.additionalProperties === false) return named;
  return fc.tuple(named, extras).map(([value, more]) => ({ ...more, ...value }));
}

function lists({ items = {}, minItems = 0, maxItems = 6, uniqueItems }: JsonSchema) {
  const size = { minLength: minItems, maxLength: Math.min(maxItems, 6) };
  return uniqueItems
    ? fc.uniqueArray(validValues(items), { ...size, selector: (item) => JSON.stringify(item) })
    : fc.array(validValues(items), size);
}

const byType: Readonly<Record<string, (schema: JsonSchema) => Arbitrary<unknown>>> = {
  null: () => fc.constant(null),
  string: strings,
  boolean: () => fc.boolean(),
  integer: (schema) => numbers(schema, true),
  number: (schema) => numbers(schema, false),
  array: lists,
  object: objects,
};

/** Values that keep a schema, the awkward ones among them: boundaries, absent and null parts, odd texts. */
export function validValues(schema: JsonSchema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(validValues));
  if (listTypes(schema).length === 0 && !schema.properties) return fc.jsonValue({ maxDepth: 2 });
  const kinds = listTypes(schema).map((type) => {
    const build = byType[type];
    if (build) return build(schema);
    throw new Error(
      `The contract has a schema of the type ${type}: add to valid-values.ts how to fill it.`,
    );
  });
  return fc.oneof(...kinds);
}
