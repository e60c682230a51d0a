import { expect, test } from 'vitest';
import type { Constraints } from '../../src/api/contract.ts';
import { deriveFormFields, deriveFormValues } from '../../src/engine/config/derive-form-fields.ts';

const text: Constraints = { type: 'string' };

test('The parts of an object, and of an item have fields of their own', () => {
  const part: Constraints = {
    type: 'object',
    properties: { firstName: text, age: { type: 'integer' } },
  };
  const kind = (name: string): Constraints => ({ type: 'string', enum: [name] });
  const fields = deriveFormFields({ owner: { fields: { firstName: { label: 'Given Name' } } } }, [
    {
      owner: part,
      toys: { type: 'array', items: part },
      home: {
        properties: { kind: text },
        discriminator: 'kind',
        oneOf: [
          { properties: { kind: kind('house'), rooms: { type: 'integer' } } },
          { properties: { kind: kind('boat'), harbour: text } },
        ],
      },
    },
  ]);
  const parts = {
    firstName: { label: 'First Name', type: 'text' },
    age: { label: 'Age', type: 'number' },
  };
  expect(fields.owner?.fields).toEqual({
    ...parts,
    firstName: { label: 'Given Name', type: 'text' },
  });
  expect(fields.toys).toEqual({
    label: 'Toy',
    listLabel: 'Toys',
    type: 'array',
    item: { label: '', type: 'group', fields: parts },
  });
  expect(fields.home).toEqual({ label: 'Home', type: 'json' });
});

test('The help of a field is the description of its property, unless that only repeats the label', () => {
  const describe = (description: string, override = {}) =>
    deriveFormFields({ dueDate: override }, [{ dueDate: { type: 'string', description } }]).dueDate
      ?.help;
  expect(describe('In the time zone of the office.')).toBe('In the time zone of the office.');
  expect(describe('The due date.')).toBeUndefined();
  expect(describe('When it ends.', { label: 'When It Ends' })).toBeUndefined();
  expect(describe('When it ends.', { help: 'At noon.' })).toBe('At noon.');
  expect(describe('When it ends.', { help: '' })).toBe('');
});

test.each([
  ['navigationUrl', 'url'],
  ['website', 'url'],
  ['imageUrl', 'text'],
  ['name', 'text'],
])('A text with the name %s has the input %s', (name, type) => {
  expect(deriveFormFields({}, [{ [name]: text }])[name]?.type).toBe(type);
});

test('A form value is not derived from a property of another type', () => {
  const listOf = (key: string): Constraints => ({
    type: 'array',
    items: { type: 'object', properties: { [key]: text } },
  });
  const toFormValues = deriveFormValues({ age: text, toys: listOf('brand') }, [
    { age: { type: 'integer' }, toys: listOf('name') },
  ]);
  expect(toFormValues({ _id: '1', age: 'old', toys: [{ brand: 'x' }] })).toEqual({});
});

test('A form value has those parts that the form edits', () => {
  const owner = (properties: Record<string, Constraints>): Constraints => ({
    type: 'object',
    properties,
  });
  const toFormValues = deriveFormValues({ owner: owner({ name: text, seen: text }) }, [
    { owner: owner({ name: text, note: text }) },
  ]);
  expect(toFormValues({ _id: '1', owner: { name: 'Ann', seen: 'today' } })).toEqual({
    owner: { name: 'Ann' },
  });
});
