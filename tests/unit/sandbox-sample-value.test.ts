import { describe, expect, test } from 'vitest';
import type { JsonSchema } from '../../scripts/generate/json-schema.ts';
import { sampleValue } from '../../scripts/sandbox/entities/sample-value.ts';
import { createValidator } from '../support/generated/create-validator.ts';
import type { Schema } from '../support/generated/schema.ts';

const formats = ['date-time', 'date', 'time', 'duration', 'email', 'hostname', 'ipv4', 'ipv6'];
const moreFormats = ['uri', 'uri-reference', 'uuid', 'byte'];

const schemas: [string, JsonSchema][] = [
  ...[...formats, ...moreFormats].map((format): [string, JsonSchema] => [
    `the format ${format}`,
    { type: 'string', format },
  ]),
  ['a short text', { type: 'string', maxLength: 4 }],
  ['a long text', { type: 'string', minLength: 200, maxLength: 220 }],
  ['a text without trailing space', { type: 'string', minLength: 6, maxLength: 6 }],
  ['a pattern', { type: 'string', pattern: '^[A-Z]{2}-[0-9]{4}$' }],
  ['a pattern with a length', { type: 'string', pattern: '^[a-z]+$', minLength: 5, maxLength: 8 }],
  ['a colour', { type: 'string', pattern: '^#[0-9A-Fa-f]{6}$' }],
  ['an enum with null', { type: ['string', 'null'], enum: ['a', 'b', null] }],
  ['a constant', { const: 'fixed' }],
  ['an integer in a range', { type: 'integer', minimum: -3, maximum: 2 }],
  [
    'an integer between exclusive bounds',
    { type: 'integer', exclusiveMinimum: 4, exclusiveMaximum: 6 },
  ],
  ['a multiple', { type: 'integer', minimum: 7, multipleOf: 5 }],
  ['a price', { type: 'number', multipleOf: 0.25, exclusiveMinimum: 0, maximum: 9 }],
  ['a negative number', { type: 'number', maximum: -10 }],
  ['a boolean', { type: 'boolean' }],
  ['a list', { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 4 }],
  [
    'a list of different values',
    { type: 'array', uniqueItems: true, minItems: 3, items: { enum: ['a', 'b', 'c'] } },
  ],
  [
    'alternatives',
    {
      oneOf: [
        { type: 'integer', minimum: 5 },
        { type: 'string', maxLength: 3 },
      ],
    },
  ],
  ['alternatives with null', { anyOf: [{ type: 'string', format: 'email' }, { type: 'null' }] }],
  [
    'combined schemas',
    {
      allOf: [
        { type: 'object', required: ['a'], properties: { a: { type: 'string', minLength: 9 } } },
        {
          type: 'object',
          properties: { a: { type: 'string', maxLength: 10 }, b: { type: 'boolean' } },
        },
      ],
    },
  ],
  [
    'objects of several kinds',
    {
      oneOf: ['gift', 'refund'].map((kind) => ({
        type: 'object',
        required: ['kind', kind],
        properties: { kind: { const: kind }, [kind]: { type: 'integer' } },
      })),
    },
  ],
];

describe.each(schemas)('A sample of %s', (_, schema) => {
  const samples = Array.from({ length: 40 }, (__, number) =>
    sampleValue(schema, { name: 'value', number }),
  );

  test('keeps the schema', () => {
    const findViolation = createValidator(schema as Schema);
    for (const sample of samples)
      expect([sample, findViolation(sample)]).toEqual([sample, undefined]);
  });

  test('is the same for the same number', () => {
    expect(samples.slice(0, 3)).toEqual(
      [0, 1, 2].map((number) => sampleValue(schema, { name: 'value', number })),
    );
  });
});

test('A schema that contains itself has samples that end', () => {
  const node: JsonSchema & { properties: Record<string, JsonSchema> } = {
    type: 'object',
    required: ['children'],
    properties: { parent: {} },
  };
  node.properties.children = { type: 'array', items: node };
  node.properties.parent = node;
  expect(sampleValue(node, { name: 'node', number: 1 })).toEqual({ children: [] });
});
