import { expect, test } from 'vitest';
import { findNameProperties } from '../../src/engine/config/derive-fields.ts';
import { resolvePets } from '../support/resolve-pets.ts';
import { integer, text } from '../support/schemas.ts';

const identifiers = { _id: text, id: text };
const otherTexts = { photo: text, note: { ...text, maxLength: 500 } };
const noTexts = { on: { type: 'boolean' }, size: integer };

test.each([
  ['first and last name', { title: text, lastName: text, firstName: text }, 'firstName lastName'],
  ['a title, where one is missing', { nickname: text, lastName: text, title: text }, 'title'],
  ['a name', { note: text, displayName: text, name: text }, 'name'],
  ['a text named as the resource', { note: text, displayName: text, gift_card: text }, 'gift_card'],
  ['a text whose name ends so', { names: text, named: text, display_name: text }, 'display_name'],
  [
    'any text, before which come no identifier and no other value',
    { ...identifiers, ...noTexts, ...otherTexts, motto: text },
    'motto',
  ],
  ['nothing, without a text', { ...identifiers, ...noTexts }, ''],
] as const)('A record is named by %s', (_, row, names) => {
  expect(findNameProperties(row, ['gift', 'card']).join(' ')).toBe(names);
});

test('Columns are in the order image, name, others, timestamps, and no more than six', () => {
  const timestamps = { created_at: text, updatedOn: text };
  const others = { size: text, owner: { type: 'object' }, title: text, photo: text };
  const { columns, detailFields } = resolvePets({
    row: { ...timestamps, ...others, a: text, b: text, c: text },
  });
  expect(columns.map(({ key }) => key).join(' ')).toBe('photo title size a b c');
  const fields = detailFields.map(({ key }) => key).join(' ');
  expect(fields).toBe('photo title size owner a b c created_at updatedOn');
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
  ['paid', text, false],
])('On its page, %s of %j has a button that copies it: %s', (key, constraints, isCopyable) => {
  const [field] = resolvePets({ row: { [key]: constraints } }).detailFields;
  expect(field?.isCopyable ?? false).toBe(isCopyable);
});

test('A button that copies is where the resource says so, and not where it shows a value in its own way', () => {
  const detailFields = [
    { key: 'email', cell: () => null },
    { label: 'Of two', value: () => '' },
    { key: 'email', isCopyable: false },
    { key: 'name', isCopyable: true },
  ];
  const fields = resolvePets({ row: { email: text, name: text } }, { detailFields }).detailFields;
  expect(fields.map(({ isCopyable = false }) => isCopyable)).toEqual([false, false, false, true]);
});
