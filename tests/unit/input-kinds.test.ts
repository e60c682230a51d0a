import { expect, test } from 'vitest';
import type { ResolvedFormField } from '../../src/engine/config/input-values.ts';
import { isShortField } from '../../src/engine/form/form-field.tsx';
import { describeValue, summariseItem } from '../../src/engine/inputs/input-kinds.tsx';

const createGroup = (fields: Record<string, ResolvedFormField>): ResolvedFormField => ({
  label: '',
  type: 'group',
  fields,
});

const text = (label: string): ResolvedFormField => ({ label, type: 'text' });

test('The row of an item begins with its first text', () => {
  const config = createGroup({ starter: text('Starter'), description: text('Description') });
  const item = { starter: ' A knock ', description: 'At midnight.' };
  expect(summariseItem(item, config)).toEqual({ title: 'A knock', details: 'At midnight.' });
  expect(summariseItem(undefined, config)).toEqual({ title: '', details: '' });
});

test('Values that are no texts are described by their label', () => {
  const config = createGroup({
    name: text('Name'),
    amount: { label: 'Amount', type: 'number' },
    fragile: { label: 'Fragile', type: 'checkbox' },
    spare: { label: 'Spare', type: 'checkbox' },
    note: text('Note'),
  });
  const item = { name: 'Shell', amount: 2, fragile: true, spare: false, note: null };
  expect(summariseItem(item, config)).toEqual({ title: 'Shell', details: 'Amount 2 · Fragile' });
});

test('Objects and lists are the texts within them', () => {
  const config = createGroup({
    address: { label: 'Address', type: 'group' },
    tags: { label: 'Tags', type: 'array' },
  });
  const item = { address: { city: 'Berlin', position: { x: 1 } }, tags: ['a', 'b'] };
  expect(summariseItem(item, config)).toEqual({ title: 'Berlin, 1', details: 'a, b' });
});

test('Passwords and identifiers are not shown', () => {
  const config = createGroup({
    name: text('Name'),
    secret: { label: 'Secret', type: 'password' },
    owner: { label: 'Owner', type: 'reference' },
  });
  const item = { name: 'Key', secret: 'hunter2', owner: '65d000000000000000000001' };
  expect(summariseItem(item, config)).toEqual({ title: 'Key', details: '' });
});

test('A password within an object or a list is not shown', () => {
  const login = createGroup({ user: text('User'), code: { label: 'Code', type: 'password' } });
  const value = { user: 'jane', code: '4711' };
  expect(describeValue(value, login)).toBe('jane');
  expect(describeValue([value], { label: 'Login', type: 'array', item: login })).toBe('jane');
  const item = createGroup({
    name: text('Name'),
    login,
    logins: { ...login, type: 'array', item: login },
  });
  expect(summariseItem({ name: 'A', login: value, logins: [value] }, item)).toEqual({
    title: 'A',
    details: 'jane · jane',
  });
});

test('An item that is no object is its own text', () => {
  expect(summariseItem('One line', text('Line'))).toEqual({ title: 'One line', details: '' });
});

const starters = { label: 'Starter', listLabel: 'Starters' };

test.each<[ResolvedFormField['type'], unknown, string]>([
  ['text', ' Jane ', 'Jane'],
  ['text', '', 'empty'],
  ['text', null, 'empty'],
  ['select', undefined, 'empty'],
  ['number', 0, '0'],
  ['checkbox', false, 'No'],
  ['yesNo', true, 'Yes'],
  ['yesNo', null, 'empty'],
  ['dateTime', '2027-03-01T18:30:00.5Z', '2027-03-01 18:30:00'],
  ['time', '09:30:00Z', '09:30:00'],
  ['password', undefined, 'hidden'],
  ['image', null, 'empty'],
  ['array', [], 'empty'],
  ['group', { street: 'Main Street 1', position: { x: 1, y: null } }, 'Main Street 1, 1'],
  ['group', { street: '' }, 'empty'],
  [undefined, ['custom', 1], 'custom, 1'],
])('A value of type %s, %j, is "%s" in words', (type, value, words) => {
  expect(describeValue(value, { ...starters, ...(type && { type }) })).toBe(words);
});

test.each<[string, ResolvedFormField['type'], object, boolean]>([
  ['it', 'number', {}, true],
  ['it', 'colour', {}, true],
  ['it', 'select', {}, true],
  ['it', 'text', { maxLength: 12 }, true],
  ['firstName', 'text', {}, true],
  ['last_name', 'text', {}, true],
  ['it', 'text', {}, false],
  ['it', 'text', { maxLength: 13 }, false],
  ['clientName', 'text', {}, false],
  ['it', 'textarea', { maxLength: 5 }, false],
  ['it', 'array', {}, false],
  ['it', 'text', { pattern: String.raw`^\+[0-9]{1,3}$` }, true],
  ['it', 'text', { pattern: '^#[0-9a-fA-F]{6}$' }, true],
  ['it', 'text', { pattern: String.raw`^[A-Z]{2}-\d?\.$` }, true],
  ['it', 'text', { pattern: '^[0-9]*$' }, false],
  ['it', 'text', { pattern: '^[0-9]+$' }, false],
  ['it', 'text', { pattern: '^[0-9]{2,}$' }, false],
  ['it', 'text', { pattern: '^(ab|c)$' }, false],
  ['it', 'text', { pattern: '^a|b$' }, false],
  ['it', 'text', { pattern: '[0-9]{3}' }, false],
])(
  'The field %s of the type %s with %j is short: %s',
  (name, type = 'text', constraints, isShort) => {
    expect(isShortField(name, { label: 'It', type }, constraints)).toBe(isShort);
  },
);

test('A field with an input of its own is not short', () => {
  const config: ResolvedFormField = { label: 'It', type: 'number', input: () => null };
  expect(isShortField('it', config, {})).toBe(false);
});
