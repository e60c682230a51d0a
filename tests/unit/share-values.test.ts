import { expect, test } from 'vitest';
import { shareValues } from '../../scripts/generate/share-values.ts';

const city = { type: 'string', title: 'The city where the entity is', maxLength: 200 };
const place = { type: 'object', properties: { city, note: { type: 'string' } } };

/** Writes the values as code, and evaluates it. */
function evaluate(values: readonly object[]) {
  const { write, writeConstants } = shareValues(values);
  const code = values.map(write);
  const constants = writeConstants().map((line) => line.replaceAll(' as const', ''));
  // oxlint-disable-next-line no-implied-eval, typescript/no-implied-eval -- it is code of the test
  const result: unknown = new Function(`${constants.join('')} return [${code.join()}];`)();
  return { code, constants, result };
}

test('A value that occurs several times is a constant', () => {
  const values = [{ place, home: city }, { origin: place }, { list: [{ items: place }] }];
  const { code, constants, result } = evaluate(values);
  expect(result).toEqual(values);
  expect(constants.map((constant) => constant.split(' = ', 1))).toEqual([
    ['const sharedCity'],
    ['const sharedPlace'],
  ]);
  expect(code[1]).toBe('{\n  "origin": sharedPlace\n}');
});

test('A value that is short or occurs once is written in its place', () => {
  const values = [{ place, note: { type: 'string' } }, { note: { type: 'string' } }];
  expect(evaluate(values)).toMatchObject({ constants: [], result: values });
});

test('A constant has a name for any key', () => {
  const keys = ['class', '2fa', '日本', 'a-b', '"', '__proto__x', 'items'];
  const values = keys.flatMap((key) => {
    const value = { ...place, description: key };
    return [{ [key]: value }, { other: value }];
  });
  const { constants, result } = evaluate(values);
  expect(result).toEqual(values);
  expect(constants.length).toBeGreaterThanOrEqual(keys.length);
});
