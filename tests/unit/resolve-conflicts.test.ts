import { describe, expect, test } from 'vitest';
import type { BodyShape, Values } from '../../src/engine/form/form-values.ts';
import { resolveConflicts } from '../../src/engine/form/resolve-conflicts.ts';
import { listOf, nullableText, text } from '../support/schemas.ts';

const shape: BodyShape = {
  bodyConstraints: { name: text, note: nullableText, list: listOf(text), kind: text },
  requiredProperties: ['kind'],
};
const originalValues = { name: 'a', note: 'old', list: ['x'], kind: 'plain', text: null };

/** Compares a form with a server on which someone has made changes. */
const compare = (changes: Values, body: Values, keptNames?: string[]) => {
  const currentValues = { ...originalValues, ...changes };
  return resolveConflicts({ originalValues, currentValues, body }, shape, keptNames);
};

describe('A comparison of a form with the server', () => {
  test('tells what was changed here, there, and on both sides', () => {
    const body = { name: 'c', note: null, kind: 'plain' };
    expect(compare({ name: 'b', list: ['x', 'y'] }, body)).toMatchObject({
      changedOnlyOnServer: ['list'],
      changedOnlyHere: ['note'],
      conflicts: ['name'],
    });
  });

  test('has no conflict about the same change on both sides, which is no change any more', () => {
    const body = { name: ' b ', kind: 'plain' };
    const unchanged = { changedOnlyOnServer: [], changedOnlyHere: [], conflicts: [] };
    const resolution = { ...unchanged, isOutdated: false, acceptedNames: ['name'], body };
    expect(compare({ name: 'b' }, body)).toEqual(resolution);
  });

  test('has no conflict about a required value that only someone else has changed, and sends that one', () => {
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
    ['a list emptied here and extended there', { list: ['x', 'y'] }, { list: [] }, ['list']],
    ['an empty text there that was null', { text: '' }, { text: 'mine' }, []],
    ['another value that was changed there', { name: 'b' }, { text: 'mine' }, []],
  ])('of %s has the conflicts %j', (_, changes, body, conflicts) => {
    expect(compare(changes, { ...body, kind: 'plain' }).conflicts).toEqual(conflicts);
  });

  test('sends of the values in conflict those that are kept, with what was changed only here', () => {
    const body = { name: 'c', note: null, list: ['z'], kind: 'plain' };
    expect(compare({ name: 'b', list: ['y'], kind: 'fancy' }, body, ['name'])).toMatchObject({
      conflicts: ['name', 'list'],
      acceptedNames: ['list', 'kind'],
      body: { name: 'c', note: null, kind: 'fancy' },
    });
  });
});
