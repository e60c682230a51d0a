import { expect, test } from 'vitest';
import type { Constraints } from '../../src/api/contract.ts';
import { findNameProperties } from '../../src/engine/config/derive-fields.ts';
import { resolvePets } from '../support/resolve-pets.ts';

const text: Constraints = { type: 'string' };

test.each([
  ['first and last name', { title: text, lastName: text, firstName: text }, 'firstName lastName'],
  [
    'a title, where one of these is missing',
    { nickname: text, lastName: text, title: text },
    'title',
  ],
  ['a name', { note: text, displayName: text, name: text }, 'name'],
  [
    'a text with the name of the resource',
    { note: text, displayName: text, gift_card: text },
    'gift_card',
  ],
  ['a text whose name ends so', { names: text, named: text, display_name: text }, 'display_name'],
  [
    'any text, before which come no identifier and no other value',
    {
      _id: text,
      id: text,
      on: { type: 'boolean' },
      size: { type: 'integer' },
      photo: text,
      note: { ...text, maxLength: 500 },
      motto: text,
    },
    'motto',
  ],
  ['nothing, without a text', { _id: text, size: { type: 'integer' } }, ''],
] as const)('A record is named by %s', (_, row, names) => {
  expect(findNameProperties(row, ['gift', 'card']).join(' ')).toBe(names);
});

test('Columns are in the order image, name, others, timestamps, and no more than six', () => {
  const row = {
    created_at: text,
    size: text,
    updatedOn: text,
    owner: { type: 'object' },
    title: text,
    photo: text,
    a: text,
    b: text,
    c: text,
  };
  const { columns, detailFields } = resolvePets({ row });
  const order = ['photo', 'title', 'size', 'a', 'b', 'c'];
  expect(columns.map(({ key }) => key)).toEqual(order);
  expect(detailFields.map(({ key }) => key)).toEqual([
    'photo',
    'title',
    'size',
    'owner',
    'a',
    'b',
    'c',
    'created_at',
    'updatedOn',
  ]);
});

test.each([
  ['email', text, true],
  ['mobile_no', text, true],
  ['faxNumber', text, true],
  ['orderId', text, true],
  ['idea', text, false],
  ['idCard', text, false],
  ['account', { ...text, format: 'uuid' }, true],
  ['account', { ...text, format: 'email' }, true],
  ['account', text, false],
  ['email', { ...text, enum: ['a'] }, false],
])('On its page, %s of %j has a button that copies it: %s', (key, constraints, isCopyable) => {
  const [field] = resolvePets({ row: { [key]: constraints } }).detailFields;
  expect(field?.isCopyable ?? false).toBe(isCopyable);
});

test('A field that shows its value in its own way has no button that copies it', () => {
  const detailFields = [
    { key: 'email', cell: () => null },
    { label: 'Of two', value: () => '' },
  ];
  const fields = resolvePets({ row: { email: text } }, { detailFields }).detailFields;
  expect(fields.map((field) => 'isCopyable' in field)).toEqual([false, false]);
});

test.each<[string, Constraints, string | undefined, string | undefined]>([
  ['homepage', text, 'link', 'url'],
  ['logo', text, 'image', 'text'],
  ['logo', { ...text, format: 'binary' }, 'text', 'file'],
  ['logo', { type: 'integer' }, 'text', 'number'],
  ['summary', text, 'excerpt', 'textarea'],
  ['it', { ...text, maxLength: 100 }, 'text', 'text'],
  ['it', { ...text, pattern: String.raw`^\d{4}-\d\d-\d\d$` }, 'text', 'date'],
  ['it', { ...text, pattern: String.raw`^\d+$` }, 'text', 'digits'],
  ['it', { ...text, pattern: String.raw`^[+-]?\d+$` }, 'text', 'text'],
  ['it', { ...text, pattern: String.raw`^\d` }, 'text', 'text'],
  ['it', { ...text, pattern: '^#?[0-9a-f]*$' }, 'text', 'text'],
  ['it', { type: ['string', 'integer'] }, undefined, 'json'],
  ['it', { type: ['null', 'integer'] }, 'text', 'number'],
  ['it', { type: 'integer', enum: [1, 2] }, 'text', 'select'],
  ['it', { type: 'array' }, 'count', 'array'],
])('%s, a property of %j, has the cell %s and the input %s', (name, constraints, cell, input) => {
  const pets = resolvePets({ row: { [name]: constraints }, body: { [name]: constraints } });
  expect(pets.columns[0]?.type).toBe(cell);
  expect(pets.formFields[name]?.type).toBe(input);
});
