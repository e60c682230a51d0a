import { Ajv2020 } from 'ajv/dist/2020.js';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { mergeAllOf } from '../../scripts/generate/merge-all-of.ts';
import { readContract } from '../../scripts/generate/read-contract.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { contractOf } from '../support/schemas.ts';

const ajv = new Ajv2020({ strict: false });

const objects = [{}, { a: 1 }, { b: 1 }, { a: 1, b: 1 }, { x1: 1 }, { a: 1, x1: 1 }];
const lists = [[], [1], ['one'], ['one', 1], ['one', 'two'], [1, 1, 1]];
const values = [...objects, ...lists, { v: 1 }, 1, 7, 'one', null];

const open = (...names: string[]) => ({
  properties: Object.fromEntries(names.map((name) => [name, {}])),
});
const closed = (...names: string[]) => ({ ...open(...names), additionalProperties: false });

const requiresA = { required: ['a'] };
const requiresB = { required: ['b'] };

test.each<[string, ...(object | boolean)[]]>([
  ['a closed member and one with other properties', closed('a'), open('b')],
  ['a closed member and patterns of names', closed('a'), { patternProperties: { '^x': {} } }],
  ['a closed member and one that requires', closed('a'), requiresA],
  ['two closed members', closed('a'), closed('b')],
  ['unevaluated properties', { ...open('a'), unevaluatedProperties: false }, open('b')],
  [
    'a condition in one member and its consequence in another',
    { if: requiresA },
    { else: requiresB },
  ],
  [
    'first items in one member and items in another',
    { prefixItems: [{ type: 'string' }] },
    { items: { type: 'integer' } },
  ],
  [
    'an item to contain in one member and how many in another',
    { contains: { const: 1 } },
    { minContains: 2 },
  ],
  ['a member that is false', false, requiresA],
  ['a member that is true', true, requiresA],
  ['no common type', { type: 'string' }, { type: 'integer' }],
  ['no common value', { enum: [1] }, { enum: [7] }],
  ['the constant null and another keyword', { const: null }, { minItems: 1 }],
  ['equal values that are objects', { enum: [{ v: 1 }] }, { enum: [{ v: 1 }, 7] }],
  ['alternatives next to a closed schema', { ...closed('a'), oneOf: [open('b'), open('x1')] }],
  ['an alternative that is false', { ...open('a'), anyOf: [false, requiresA] }],
])('Merging allOf does not change which values are valid of %s', (_, ...allOf) => {
  const schema = { allOf };
  const { merged } = mergeAllOf({ merged: structuredClone(schema) });
  const valid = values.filter((value) => ajv.validate(schema, value));
  expect(values.filter((value) => ajv.validate(merged, value))).toEqual(valid);
});

test('Data with keys like those of a schema stays as it is', async () => {
  const data = { allOf: [{ allOf: [{ a: 1 }] }, { b: 1 }], contentSchema: { a: 1 } };
  const Data = { default: data, enum: [data], const: data, example: data, examples: [data] };
  const contentSchema = { type: 'string' };
  const Names = { properties: { contentSchema, default: { allOf: [{ type: 'string' }] } } };
  const Both = { $ref: '#/components/schemas/Names/properties/contentSchema', allOf: [requiresA] };
  const file = path.join(await createTempFolder(), 'openapi.json');
  await writeFile(file, JSON.stringify(contractOf({}, { Data, Names, Both })));
  const { components } = await readContract(file);
  expect(components?.schemas).toEqual({
    Data,
    Names: { properties: { contentSchema, default: { type: 'string' } } },
    Both: { ...contentSchema, ...requiresA },
  });
});
