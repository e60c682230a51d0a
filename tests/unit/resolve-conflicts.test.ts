import { describe, expect, test } from 'vitest';
import type { BodyShape } from '../../src/engine/form/form-values.ts';
import { resolveConflicts } from '../../src/engine/form/resolve-conflicts.ts';

const shape: BodyShape = {
  bodyConstraints: {
    name: { type: 'string' },
    note: { type: ['string', 'null'] },
    list: { type: 'array', items: { type: 'string' } },
    kind: { type: 'string' },
  },
  requiredProperties: ['kind'],
};
const originalValues = { name: 'a', note: 'old', list: ['x'], kind: 'plain' };

describe('A comparison of a form with the server', () => {
  test('tells what was changed here, there, and on both sides', () => {
    const currentValues = { ...originalValues, name: 'b', list: ['x', 'y'] };
    const body = { name: 'c', note: null, kind: 'plain' };
    expect(resolveConflicts({ originalValues, currentValues, body }, shape)).toMatchObject({
      changedOnlyOnServer: ['list'],
      changedOnlyHere: ['note'],
      conflicts: ['name'],
    });
  });

  test('has no conflict about the same change on both sides, which is no change any more', () => {
    const currentValues = { ...originalValues, name: 'b' };
    const body = { name: ' b ', kind: 'plain' };
    expect(resolveConflicts({ originalValues, currentValues, body }, shape)).toEqual({
      changedOnlyOnServer: [],
      changedOnlyHere: [],
      conflicts: [],
      isOutdated: false,
      acceptedNames: ['name'],
      body,
    });
  });

  test('has no conflict about a value that is sent only because the contract requires it', () => {
    const currentValues = { ...originalValues, kind: 'fancy' };
    const body = { name: 'c', kind: 'plain' };
    expect(resolveConflicts({ originalValues, currentValues, body }, shape)).toMatchObject({
      changedOnlyOnServer: ['kind'],
      changedOnlyHere: ['name'],
      conflicts: [],
    });
  });

  test('has a conflict about a list that was emptied here and extended there', () => {
    const currentValues = { ...originalValues, list: ['x', 'y'] };
    const body = { list: [], kind: 'plain' };
    expect(resolveConflicts({ originalValues, currentValues, body }, shape).conflicts).toEqual([
      'list',
    ]);
  });

  test('sends of the values in conflict those that are kept, with what was changed only here', () => {
    const currentValues = { ...originalValues, name: 'b', list: ['y'], kind: 'fancy' };
    const versions = {
      originalValues,
      currentValues,
      body: { name: 'c', note: null, list: ['z'], kind: 'plain' },
    };
    expect(resolveConflicts(versions, shape, ['name'])).toMatchObject({
      conflicts: ['name', 'list'],
      acceptedNames: ['list', 'kind'],
      body: { name: 'c', note: null, kind: 'fancy' },
    });
  });

  test('sends a required value as it is on the server, if only someone else has changed it', () => {
    const currentValues = { ...originalValues, kind: 'fancy' };
    const versions = { originalValues, currentValues, body: { name: 'c', kind: 'plain' } };
    expect(resolveConflicts(versions, shape)).toMatchObject({
      isOutdated: true,
      acceptedNames: ['kind'],
      body: { name: 'c', kind: 'fancy' },
    });
  });
});
