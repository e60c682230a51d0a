import { expect, test } from 'vitest';
import { describeValue } from '../../src/engine/inputs/input-kinds.tsx';
import type { FormFieldConfig } from '../../src/engine/config/input-values.ts';

const starters = { label: 'Starter', listLabel: 'Starters' };

test.each<[FormFieldConfig['type'], unknown, string]>([
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
  ['image', 'https://example.com/a.png', 'the present image'],
  ['image', null, 'empty'],
  ['file', '/files/a.pdf', 'the present file'],
  ['array', [{ starter: 'A' }], '1 starter'],
  ['array', [{ starter: 'A' }, { starter: 'B' }], '2 starters'],
  ['array', [], 'empty'],
  ['group', { street: 'Main Street 1', position: { x: 1, y: null } }, 'Main Street 1, 1'],
  ['group', { street: '' }, 'empty'],
  ['json', { any: [1, 'two'] }, '{"any":[1,"two"]}'],
  [undefined, ['custom', 1], 'custom, 1'],
])('A value of type %s, %j, is "%s" in words', (type, value, text) => {
  expect(describeValue(value, { ...starters, ...(type && { type }) })).toBe(text);
});
