import { expect, test } from 'vitest';
import type { Constraints, ConstraintsByName } from '../../src/api/contract.ts';
import {
  deriveFormFields,
  deriveFormValues,
  getDefaultValues,
} from '../../src/engine/config/derive-form-fields.ts';
import { integer, listOf, nullableText, objectOf, text } from '../support/schemas.ts';

test('The parts of an object and of an item have fields of their own', () => {
  const part = objectOf({ firstName: text, age: integer });
  const home = { properties: { kind: text, rooms: integer }, hasAlternatives: true };
  const givenName = { label: 'Given Name' };
  const fields = deriveFormFields({ owner: { fields: { firstName: givenName } } }, [
    { owner: part, toys: listOf(part), home },
  ]);
  const parts = {
    firstName: { label: 'First Name', type: 'text' },
    age: { label: 'Age', type: 'number' },
  };
  expect(fields.owner?.fields).toEqual({ ...parts, firstName: { ...givenName, type: 'text' } });
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
    deriveFormFields({ dueDate: override }, [{ dueDate: { ...text, description } }]).dueDate?.help;
  expect(describe('In the time zone of the office.')).toBe('In the time zone of the office.');
  expect(describe('The due date.')).toBeUndefined();
  expect(describe('When it ends.', { label: 'When It Ends' })).toBeUndefined();
  expect(describe('When it ends.', { help: 'At noon.' })).toBe('At noon.');
  expect(describe('When it ends.', { help: '' })).toBe('');
});

test.each<[string, Constraints, Constraints, boolean]>([
  ['a number from an integer', integer, { type: 'number' }, true],
  ['a text from a number', { type: 'number' }, text, false],
  ['a text that may be null', nullableText, text, true],
  ['a choice from one of fewer', { enum: ['a', null] }, { enum: ['a', 'b'] }, true],
  ['a choice from one of more', { enum: ['a', 'c'] }, { enum: ['a', 'b'] }, false],
  ['a choice from any text', text, { ...text, enum: ['a'] }, false],
  ['an object from another', { properties: { a: text } }, { properties: { b: text } }, false],
  ['an object from less', { properties: { a: text } }, { properties: { a: text, b: text } }, true],
  ['an object from a text', text, objectOf({ a: text }), false],
  ['a list from one of its items', listOf(text), text, false],
  [
    'a list from one of objects with other parts',
    listOf(objectOf({ brand: text })),
    listOf(objectOf({ name: text })),
    false,
  ],
])('The form takes %s: %s', (_, from, to, isTaken) => {
  const toFormValues = deriveFormValues({ it: from }, [{ it: to }]);
  expect('it' in toFormValues({ _id: '1', it: null })).toBe(isTaken);
});

test('A form value has the parts of the record that the form edits', () => {
  const item = objectOf({ a: text, b: { ...text, readOnly: true }, c: text });
  const it = listOf(item);
  const read = (record: Constraints, value: unknown) =>
    deriveFormValues({ it: record }, [{ it: record }])({ _id: '1', it: value }).it;
  expect(read(it, [{ a: '1', b: '2' }, null])).toEqual([{ a: '1' }, null]);
  const fromMore = deriveFormValues({ it: item }, [{ it: objectOf({ a: text }) }]);
  expect(fromMore({ _id: '1', it: { a: '1', c: '2' } })).toEqual({ it: { a: '1' } });
  expect(read(item, 'a text')).toBe('a text');
  expect(read(it, 'a text')).toBe('a text');
  expect(read(text, ['a'])).toEqual(['a']);
});

test('A new object has the defaults of the contract', () => {
  const constraints: ConstraintsByName = {
    name: text,
    size: { ...text, default: 'M' },
    code: { ...text, default: 'a', readOnly: true },
    isActive: { type: 'boolean' },
    isPublic: { type: 'boolean', default: true },
    isKnown: { type: ['boolean', 'null'] },
  };
  expect(getDefaultValues(constraints)).toEqual({ size: 'M', isActive: false, isPublic: true });
});

test('Of the bodies that have a property, the one with an enum decides', () => {
  const choice = { ...text, enum: ['a'] };
  const bodies = [{ it: text }, { it: choice }];
  for (const order of [bodies, bodies.toReversed()])
    expect(deriveFormFields({}, order).it?.type).toBe('select');
});

test('The single object of a body has the values of the record', () => {
  const article = objectOf({ title: text, body: text });
  const record = { slug: text, title: text, body: text };
  const toFormValues = deriveFormValues(record, [{ article }]);
  const values = toFormValues({ slug: 'a', title: 'A', body: 'Long.' });
  expect(values).toEqual({ article: { title: 'A', body: 'Long.' } });
});
