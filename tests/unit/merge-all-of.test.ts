import { Ajv2020 } from 'ajv/dist/2020.js';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mergeAllOf } from '../../scripts/generate/merge-all-of.ts';
import { readContract } from '../../scripts/generate/read-contract.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

const ajv = new Ajv2020({ strict: false });

const values = [
  {},
  { a: 1 },
  { b: 1 },
  { a: 1, b: 1 },
  { x1: 1 },
  { a: 1, x1: 1 },
  { kind: 'one' },
  { kind: 'one', a: 1 },
  { kind: 'one', b: 1 },
  [],
  [1],
  ['one'],
  ['one', 1],
  ['one', 'two'],
  [1, 1, 1],
  1,
  7,
  'one',
  { v: 1 },
  null,
];

const closed = (...names: string[]) => ({
  properties: Object.fromEntries(names.map((name) => [name, {}])),
  additionalProperties: false,
});
const open = (...names: string[]) => ({ properties: closed(...names).properties });

describe('Merging allOf does not change which values are valid', () => {
  test.each<[string, object]>([
    ['a closed member and one with other properties', { allOf: [closed('a'), open('b')] }],
    ['two closed members', { allOf: [closed('a'), closed('b')] }],
    ['a closed member and one that requires', { allOf: [closed('a'), { required: ['a'] }] }],
    [
      'a closed member and patterns of names',
      { allOf: [closed('a'), { patternProperties: { '^x': {} } }] },
    ],
    [
      'patterns of names and a member that is closed otherwise',
      { allOf: [{ patternProperties: { '^x': {} } }, { additionalProperties: false }] },
    ],
    [
      'a closed schema next to its alternatives',
      { ...closed('a'), oneOf: [open('b'), open('x1')] },
    ],
    [
      'a closed schema that requires next to its alternatives',
      { required: ['a'], additionalProperties: false, anyOf: [open('a'), open('b')] },
    ],
    ['a member that is false', { allOf: [false, { required: ['a'] }] }],
    ['a member that is true', { allOf: [true, { required: ['a'] }] }],
    ['an alternative that is false', { ...open('a'), anyOf: [false, { required: ['a'] }] }],
    [
      'a condition in one member and its consequence in another',
      { allOf: [{ if: { required: ['a'] } }, { else: { required: ['b'] } }] },
    ],
    [
      'two conditions',
      {
        allOf: [
          { if: { required: ['a'] }, else: { required: ['b'] } },
          { if: { required: ['kind'] }, else: { required: ['a'] } },
        ],
      },
    ],
    [
      'first items in one member and items in another',
      { allOf: [{ prefixItems: [{ type: 'string' }] }, { items: { type: 'integer' } }] },
    ],
    [
      'an item to contain in one member and how many in another',
      { allOf: [{ contains: { const: 1 } }, { minContains: 2 }] },
    ],
    [
      'unevaluated properties',
      { allOf: [{ ...open('a'), unevaluatedProperties: false }, open('b')] },
    ],
    ['no common type', { allOf: [{ type: 'string' }, { type: 'integer' }] }],
    ['no common value', { allOf: [{ enum: [1] }, { enum: [7] }] }],
    ['equal values that are objects', { allOf: [{ enum: [{ v: 1 }] }, { enum: [{ v: 1 }, 7] }] }],
  ])('of %s', (_, schema) => {
    const isValid = ajv.compile(schema);
    const { merged } = mergeAllOf({ merged: structuredClone(schema) });
    const isValidMerged = ajv.compile(merged);
    expect(values.filter((value) => isValidMerged(value))).toEqual(
      values.filter((value) => isValid(value)),
    );
  });
});

describe('Data of a contract stays as it is', () => {
  const data = { allOf: [{ allOf: [{ a: 1 }] }, { b: 1 }], contentSchema: { a: 1 } };
  const written = {
    openapi: '3.1.0',
    info: { title: 'Data', version: '1' },
    paths: {},
    components: {
      schemas: {
        Data: { default: data, enum: [data], const: data, example: data, examples: [data] },
        Names: {
          properties: {
            contentSchema: { type: 'string' },
            default: { allOf: [{ type: 'string' }] },
          },
        },
      },
    },
  };

  test('where it has keys like a schema, and a property may be called like a keyword', async () => {
    const file = path.join(await createTempFolder(), 'openapi.json');
    await writeFile(file, JSON.stringify(written));
    const { components } = await readContract(file);
    expect(components?.schemas).toEqual({
      Data: written.components.schemas.Data,
      Names: { properties: { contentSchema: { type: 'string' }, default: { type: 'string' } } },
    });
  });
});
