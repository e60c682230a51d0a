import { describe, expect, test } from 'vitest';
import { getDirtyValues, type Values } from '../../src/engine/form/form-values.ts';
import { resolveConflicts } from '../../src/engine/form/resolve-conflicts.ts';

/** A body whose properties have no constraints. */
const anyBody = { bodyConstraints: {}, requiredProperties: [] };

describe('The dirty values', () => {
  const originalValues = { firstName: 'Jane', lastName: null, age: 30 };

  test('are those that differ from the original values', () => {
    expect(
      getDirtyValues(originalValues, { firstName: 'Janet', lastName: 'Doe', age: 30 }, anyBody),
    ).toEqual({
      firstName: 'Janet',
      lastName: 'Doe',
    });
  });

  test.each([[''], ['   '], [null], [undefined]])(
    'do not include %j, which keeps the original value',
    (firstName) => {
      expect(getDirtyValues(originalValues, { firstName }, anyBody)).toEqual({});
    },
  );

  test('are trimmed before they are compared', () => {
    expect(getDirtyValues(originalValues, { firstName: ' Jane ' }, anyBody)).toEqual({});
    expect(getDirtyValues(originalValues, { firstName: ' Janet ' }, anyBody)).toEqual({
      firstName: 'Janet',
    });
  });

  test('have a password as it was typed', () => {
    const password = { type: 'string', format: 'password' };
    const bodyConstraints = {
      secret: password,
      account: { type: 'object', properties: { secret: password } },
    };
    const values = { secret: ' s e ', account: { secret: 'x ' } };
    expect(getDirtyValues({}, values, { bodyConstraints })).toEqual(values);
    expect(getDirtyValues({ secret: 's e' }, { secret: ' s e' }, { bodyConstraints })).toEqual({
      secret: ' s e',
    });
  });

  describe('of a body with parts', () => {
    const text = { type: 'string' };
    const bodyConstraints = {
      place: { type: 'object', properties: { city: text, note: { type: ['string', 'null'] } } },
      tags: { type: 'array', items: text },
      places: { type: 'array', items: { type: 'object', properties: { city: text } } },
      any: { properties: { city: text }, oneOf: [{}, {}] },
      note: { type: ['string', 'null'] },
    };

    test.each([
      ['have trimmed parts', { place: { city: ' Oslo ' } }, { place: { city: 'Oslo' } }],
      ['have no empty part', { place: { city: 'Oslo', street: '' } }, { place: { city: 'Oslo' } }],
      [
        'have null for an empty part that may be null',
        { place: { city: 'Oslo', note: null } },
        { place: { city: 'Oslo', note: null } },
      ],
      [
        'have no part that is null and may not be',
        { place: { city: 'Oslo', street: null } },
        { place: { city: 'Oslo' } },
      ],
      ['have no object without parts', { place: { city: ' ', note: null } }, {}],
      ['have no empty item', { tags: ['a', ' ', ' b'] }, { tags: ['a', 'b'] }],
      ['have an item without parts', { places: [{ city: '' }] }, { places: [{}] }],
      ['have JSON as it was typed', { any: { city: ' Oslo ' } }, { any: { city: ' Oslo ' } }],
    ])('%s', (_, values, expected) => {
      expect(getDirtyValues({}, values, { bodyConstraints })).toEqual(expected);
    });

    test('have null for a value that was emptied and may be null', () => {
      expect(getDirtyValues({ note: 'a' }, { note: ' ' }, { bodyConstraints })).toEqual({
        note: null,
      });
      expect(getDirtyValues({ note: '' }, { note: null }, { bodyConstraints })).toEqual({});
    });

    test('have a list that was emptied', () => {
      expect(getDirtyValues({ tags: ['a'] }, { tags: [''] }, { bodyConstraints })).toEqual({
        tags: [],
      });
      expect(getDirtyValues({ tags: [] }, { tags: [''] }, { bodyConstraints })).toEqual({});
    });
  });

  test('do not include an object whose properties are in another order', () => {
    const original = { place: { x: 1, size: { w: 2, h: 3 } }, list: [{ a: 1, b: 2 }] };
    const values = { place: { size: { h: 3, w: 2 }, x: 1 }, list: [{ b: 2, a: 1 }] };
    expect(getDirtyValues(original, values, anyBody)).toEqual({});
    expect(getDirtyValues({ list: [1, 2] }, { list: [2, 1] }, anyBody)).toEqual({ list: [2, 1] });
  });

  test('include false and 0', () => {
    expect(getDirtyValues({ active: true, age: 30 }, { active: false, age: 0 }, anyBody)).toEqual({
      active: false,
      age: 0,
    });
  });
});

describe('The conflicts', () => {
  const findConflicts = (originalValues: Values, currentValues: Values, body: Values) =>
    resolveConflicts({ originalValues, currentValues, body }, anyBody).conflicts;
  const originalValues = { name: 'a', note: null, list: [{ text: 'x' }] };

  test('are the dirty values that someone else has changed too', () => {
    const currentValues = { name: 'b', note: 'new', list: [{ text: 'y' }] };
    expect(
      findConflicts(originalValues, currentValues, { name: 'c', list: [{ text: 'z' }] }),
    ).toEqual(['name', 'list']);
  });

  test('do not include equal changes or values that are not dirty', () => {
    expect(findConflicts(originalValues, { ...originalValues, name: 'c' }, { name: 'c' })).toEqual(
      [],
    );
    expect(
      findConflicts(originalValues, { ...originalValues, name: 'b' }, { note: 'mine' }),
    ).toEqual([]);
  });

  test('treat null and an empty text as equal', () => {
    expect(
      findConflicts(originalValues, { ...originalValues, note: '' }, { note: 'mine' }),
    ).toEqual([]);
  });
});
