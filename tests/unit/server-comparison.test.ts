import { describe, expect, test } from 'vitest';
import type { BodyShape } from '../../src/engine/form/form-values.ts';
import { compareWithServer } from '../../src/engine/form/server-comparison.ts';

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
    expect(compareWithServer(originalValues, currentValues, body, shape)).toEqual({
      changedOnServer: ['name', 'list'],
      changedOnlyOnServer: ['list'],
      changedOnlyHere: ['note'],
      conflicts: ['name'],
    });
  });

  test('has no conflict about the same change on both sides, which is no change any more', () => {
    const currentValues = { ...originalValues, name: 'b' };
    const body = { name: ' b ', kind: 'plain' };
    expect(compareWithServer(originalValues, currentValues, body, shape)).toEqual({
      changedOnServer: ['name'],
      changedOnlyOnServer: [],
      changedOnlyHere: [],
      conflicts: [],
    });
  });

  test('has no conflict about a value that is sent only because the contract requires it', () => {
    const currentValues = { ...originalValues, kind: 'fancy' };
    const body = { name: 'c', kind: 'plain' };
    expect(compareWithServer(originalValues, currentValues, body, shape)).toMatchObject({
      changedOnlyOnServer: ['kind'],
      changedOnlyHere: ['name'],
      conflicts: [],
    });
  });

  test('has a conflict about a list that was emptied here and extended there', () => {
    const currentValues = { ...originalValues, list: ['x', 'y'] };
    const body = { list: [], kind: 'plain' };
    expect(compareWithServer(originalValues, currentValues, body, shape).conflicts).toEqual([
      'list',
    ]);
  });
});
