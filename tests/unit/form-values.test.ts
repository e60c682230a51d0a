import { expect, test } from 'vitest';
import { getDirtyValues, type Values } from '../../src/engine/form/form-values.ts';
import { listOf, nullableText, objectOf, text } from '../support/schemas.ts';

const password = { ...text, format: 'password' };

const bodyConstraints = {
  secret: password,
  account: objectOf({ secret: password }),
  place: objectOf({ city: text, note: nullableText }),
  tags: listOf(text),
  places: listOf(objectOf({ city: text })),
  any: { properties: { city: text }, oneOf: [{}, {}] },
  note: nullableText,
};

const withoutNote = { city: 'Oslo', note: null };

test.each<[string, Values, Values, Values]>([
  ['are what differs', { a: 'x', b: null, c: 3 }, { a: 'y', b: 'z', c: 3 }, { a: 'y', b: 'z' }],
  ['include false and 0', { a: true, b: 30 }, { a: false, b: 0 }, { a: false, b: 0 }],
  ['do not include an empty text', { a: 'Jane' }, { a: '' }, {}],
  ['do not include spaces', { a: 'Jane' }, { a: '   ' }, {}],
  ['do not include null', { a: 'Jane' }, { a: null }, {}],
  ['do not include undefined', { a: 'Jane' }, { a: undefined }, {}],
  ['are trimmed before they are compared', { a: 'Jane' }, { a: ' Jane ' }, {}],
  ['are trimmed', { a: 'Jane' }, { a: ' Janet ' }, { a: 'Janet' }],
  ['have a password as it was typed', { secret: 's e' }, { secret: ' s e' }, { secret: ' s e' }],
  ['have one in an object so', {}, { account: { secret: 'x ' } }, { account: { secret: 'x ' } }],
  ['have trimmed parts', {}, { place: { city: ' Oslo ' } }, { place: { city: 'Oslo' } }],
  ['have no empty part', {}, { place: { city: 'Oslo', street: '' } }, { place: { city: 'Oslo' } }],
  ['have a null part that may be', {}, { place: withoutNote }, { place: withoutNote }],
  ['lack a null part', {}, { place: { city: 'Oslo', street: null } }, { place: { city: 'Oslo' } }],
  ['have no object without parts', {}, { place: { city: ' ', note: null } }, {}],
  ['have no empty item', {}, { tags: ['a', ' ', ' b'] }, { tags: ['a', 'b'] }],
  ['have an item without parts', {}, { places: [{ city: '' }] }, { places: [{}] }],
  ['have JSON as it was typed', {}, { any: { city: ' Oslo ' } }, { any: { city: ' Oslo ' } }],
  ['have null for an emptied one that may be null', { note: 'a' }, { note: ' ' }, { note: null }],
  ['do not include one that was empty before', { note: '' }, { note: null }, {}],
  ['have a list that was emptied', { tags: ['a'] }, { tags: [''] }, { tags: [] }],
  ['do not include a list that was empty before', { tags: [] }, { tags: [''] }, {}],
  ['have a list in another order', { list: [1, 2] }, { list: [2, 1] }, { list: [2, 1] }],
  [
    'ignore the order of properties',
    { place: { x: 1, size: { w: 2, h: 3 } }, list: [{ a: 1, b: 2 }] },
    { place: { size: { h: 3, w: 2 }, x: 1 }, list: [{ b: 2, a: 1 }] },
    {},
  ],
])('The dirty values %s', (_, originalValues, values, dirtyValues) => {
  expect(getDirtyValues(originalValues, values, { bodyConstraints })).toEqual(dirtyValues);
});
