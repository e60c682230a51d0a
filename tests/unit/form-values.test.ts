import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Operation } from '../../src/api/contract.ts';
import { getDirtyValues, type Values } from '../../src/engine/form/form-values.ts';
import { resolveConflicts } from '../../src/engine/form/resolve-conflicts.ts';
import { listOf, nullableText, objectOf, text } from '../support/schemas.ts';
import { emptyOperation, submitForm } from '../support/submit-form.ts';

const password = { ...text, format: 'password' };

const operation: Operation = {
  ...emptyOperation,
  bodyConstraints: {
    name: text,
    text,
    note: nullableText,
    active: { type: 'boolean' },
    tags: listOf(text),
    place: objectOf({ city: text, note: nullableText, x: { type: 'number' } }),
    places: listOf(objectOf({ city: text })),
    any: { properties: { city: text }, hasAlternatives: true },
    secret: password,
    account: objectOf({ secret: password }),
    kind: text,
    code: { ...text, pattern: '^[0-9]+$' },
    image: { ...text, format: 'binary' },
  },
  requiredProperties: ['kind'],
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
  ['are without the spaces that are stored', { a: ' X ' }, { a: 'X' }, { a: 'X' }],
  ['do not include stored spaces', { a: ' X ' }, { a: ' X ' }, {}],
  ['keep those of an item', { tags: [' X '] }, { tags: [' X ', ' y'] }, { tags: [' X ', 'y'] }],
  ['have no invisible character at the ends', {}, { a: '\u202aJane\u202c' }, { a: 'Jane' }],
  ['do not include invisible characters alone', {}, { a: '\u200b\u200b\u200b\u200b' }, {}],
  ['have none within a code', {}, { code: '12\u200b3\u2069' }, { code: '123' }],
  ['have composed characters', {}, { a: 'Zoe\u0308' }, { a: 'Zo\u00eb' }],
  ['keep joined emoji', {}, { a: '👨‍👩‍👧 ' }, { a: '👨‍👩‍👧' }],
  ['do not include the address of a file', { image: '/a?sig=1' }, { image: '/a?sig=2' }, {}],
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
  expect(getDirtyValues(originalValues, values, operation)).toEqual(dirtyValues);
});

describe('A comparison of a form with the server', () => {
  const originalValues = {
    name: 'a',
    note: 'old',
    tags: ['x'],
    kind: 'plain',
    text: null,
    image: '/a?sig=1',
  };

  /** Compares a form with a server on which someone has made changes. */
  const compare = (changes: Values, body: Values, keptNames?: string[]) => {
    const currentValues = { ...originalValues, ...changes };
    return resolveConflicts({ originalValues, currentValues, body }, operation, keptNames);
  };

  test('tells what was changed here, there, and on both sides', () => {
    const body = { name: 'c', note: null, kind: 'plain' };
    expect(compare({ name: 'b', tags: ['x', 'y'] }, body)).toMatchObject({
      changedOnlyOnServer: ['tags'],
      changedOnlyHere: ['note'],
      conflicts: ['name'],
    });
  });

  test('has no conflict about the same change on both sides', () => {
    const body = { name: ' b ', kind: 'plain' };
    const unchanged = { changedOnlyOnServer: [], changedOnlyHere: [], conflicts: [] };
    const resolution = { ...unchanged, isOutdated: false, acceptedNames: ['name'], body };
    expect(compare({ name: 'b' }, body)).toEqual(resolution);
  });

  test('sends a required value that only someone else has changed', () => {
    expect(compare({ kind: 'fancy' }, { name: 'c', kind: 'plain' })).toEqual({
      changedOnlyOnServer: ['kind'],
      changedOnlyHere: ['name'],
      conflicts: [],
      isOutdated: true,
      acceptedNames: ['kind'],
      body: { name: 'c', kind: 'fancy' },
    });
  });

  test.each<[string, Values, Values, string[]]>([
    ['a list emptied here and extended there', { tags: ['x', 'y'] }, { tags: [] }, ['tags']],
    ['an empty text there that was null', { text: '' }, { text: 'mine' }, []],
    ['a file whose signature there is another', { image: '/a?sig=2' }, { image: new Blob() }, []],
    ['a file that is another there', { image: '/b?sig=2' }, { image: new Blob() }, ['image']],
    ['another value that was changed there', { name: 'b' }, { text: 'mine' }, []],
  ])('of %s has the conflicts %j', (_, changes, body, conflicts) => {
    expect(compare(changes, { ...body, kind: 'plain' }).conflicts).toEqual(conflicts);
  });

  test('sends the values in conflict that are kept', () => {
    const body = { name: 'c', note: null, tags: ['z'], kind: 'plain' };
    expect(compare({ name: 'b', tags: ['y'], kind: 'fancy' }, body, ['name'])).toMatchObject({
      conflicts: ['name', 'tags'],
      acceptedNames: ['tags', 'kind'],
      body: { name: 'c', note: null, kind: 'fancy' },
    });
  });
});

const optional = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof(value, fc.constant(null), fc.constant(undefined));
const valuesWith = (texts: fc.Arbitrary<string>): fc.Arbitrary<Values> =>
  fc.record({
    text: optional(texts),
    note: optional(texts),
    active: optional(fc.boolean()),
    tags: optional(fc.array(texts, { maxLength: 2 })),
    place: optional(
      fc.record({ city: optional(texts), x: optional(fc.integer({ min: 0, max: 1 })) }),
    ),
    kind: fc.constantFrom('plain', 'fancy'),
  });
const anyValues = valuesWith(fc.constantFrom('', ' ', 'a', ' a', 'b'));
/** Values whose texts would be sent as they were typed. */
const cleanValues = valuesWith(fc.constantFrom('', ' ', 'a', 'b'));

describe('The fields that are marked as changed', () => {
  const fields = Object.fromEntries(
    Object.keys(operation.bodyConstraints).map((name) => [name, { label: name }]),
  );

  const markedNames = (originalValues: Values, values: Values) =>
    Object.keys(getDirtyValues(originalValues, values, operation)).toSorted();

  test('are those that are sent because they have changed', async () => {
    await fc.assert(
      fc.asyncProperty(anyValues, anyValues, async (originalValues, values) => {
        const { values: body } = await submitForm({ fields, operation, originalValues }, values);
        const sent = Object.keys(body).filter(
          (name) => name !== 'kind' || body.kind !== originalValues.kind,
        );
        expect(sent.toSorted()).toEqual(markedNames(originalValues, values));
      }),
    );
  });

  test('are none once each was restored', () => {
    fc.assert(
      fc.property(anyValues, anyValues, (originalValues, values) => {
        const restored = markedNames(originalValues, values).map((name) => [
          name,
          originalValues[name] ?? null,
        ]);
        const restoredValues = { ...values, ...Object.fromEntries(restored) };
        expect(markedNames(originalValues, restoredValues)).toEqual([]);
      }),
    );
  });

  test('are the kept ones after conflicts were resolved', () => {
    const choices = fc.infiniteStream(fc.boolean());
    fc.assert(
      fc.property(anyValues, anyValues, cleanValues, choices, (originalValues, ...rest) => {
        const [currentValues, values, isKept] = rest;
        const body = getDirtyValues(originalValues, values, operation);
        const versions = { originalValues, currentValues, body };
        const { conflicts } = resolveConflicts(versions, operation);
        const kept = conflicts.filter(() => isKept.next().value);
        const resolution = resolveConflicts(versions, operation, kept);
        const accepted = Object.fromEntries(
          resolution.acceptedNames.map((name) => [name, currentValues[name] ?? null]),
        );
        const dirtyValues = getDirtyValues(currentValues, { ...values, ...accepted }, operation);
        const marked = Object.keys(dirtyValues).toSorted();
        expect(marked).toEqual([...kept, ...resolution.changedOnlyHere].toSorted());
        if (resolution.isOutdated) expect(resolution.body).toMatchObject(dirtyValues);
      }),
    );
  });
});
