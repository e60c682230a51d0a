import { expect, test } from 'vitest';
import type { FormFieldConfig } from '../../src/engine/config/input-values.ts';
import { summariseValue } from '../../src/engine/inputs/input-kinds.tsx';
import {
  type ItemField,
  listItemFields,
  summariseItem as summariseItemWith,
} from '../../src/engine/inputs/item-fields.tsx';

const summariseItem = (item: unknown, fields: readonly ItemField[]) =>
  summariseItemWith(item, fields, summariseValue);

const fieldsOf = (fields: Record<string, FormFieldConfig>) =>
  listItemFields({ label: '', type: 'group', fields }, { items: {} });

const text = (label: string): FormFieldConfig => ({ label, type: 'text' });

test('The row of an item has its first text, and then the others', () => {
  const fields = fieldsOf({ starter: text('Starter'), description: text('Description') });
  const item = { starter: ' A knock ', description: 'At midnight.' };
  expect(summariseItem(item, fields)).toEqual({ title: 'A knock', details: 'At midnight.' });
  expect(summariseItem(undefined, fields)).toEqual({ title: '', details: '' });
});

test('Numbers have their label, what is true is named, and nothing is said of what is false or empty', () => {
  const fields = fieldsOf({
    name: text('Name'),
    amount: { label: 'Amount', type: 'number' },
    fragile: { label: 'Fragile', type: 'checkbox' },
    spare: { label: 'Spare', type: 'checkbox' },
    note: text('Note'),
  });
  const item = { name: 'Shell', amount: 2, fragile: true, spare: false, note: null };
  expect(summariseItem(item, fields)).toEqual({ title: 'Shell', details: 'Amount 2 · Fragile' });
});

test('Objects and lists are the texts within them', () => {
  const fields = fieldsOf({
    address: { label: 'Address', type: 'group' },
    tags: { label: 'Tags', type: 'array' },
  });
  const item = { address: { city: 'Berlin', position: { x: 1 } }, tags: ['a', 'b'] };
  expect(summariseItem(item, fields)).toEqual({ title: 'Berlin, 1', details: 'a, b' });
});

test('Passwords and identifiers are not shown', () => {
  const fields = fieldsOf({
    name: text('Name'),
    secret: { label: 'Secret', type: 'password' },
    owner: { label: 'Owner', type: 'reference' },
  });
  const item = { name: 'Key', secret: 'hunter2', owner: '65d000000000000000000001' };
  expect(summariseItem(item, fields)).toEqual({ title: 'Key', details: '' });
});

test('An item that is no object is its own text', () => {
  const fields = listItemFields(text('Line'), { items: {} });
  expect(summariseItem('One line', fields)).toEqual({ title: 'One line', details: '' });
});
