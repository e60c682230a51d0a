import { describe, expect, test } from 'vitest';
import { operations } from '../../src/api/operation.ts';
import { changeSet, conflicts } from '../../src/engine/form/change-set.ts';
import { formRules } from '../../src/engine/form/form-rules.ts';
import { users } from '../../src/resources/users.ts';

describe('a change set', () => {
  const stored = { firstName: 'Jane', lastName: null, age: 30 };

  test('holds what differs from the stored values', () => {
    expect(changeSet(stored, { firstName: 'Janet', lastName: 'Doe', age: 30 })).toEqual({
      firstName: 'Janet',
      lastName: 'Doe',
    });
  });

  test.each([[''], ['   '], [null], [undefined]])('takes %j for "leave as it is"', (firstName) => {
    expect(changeSet(stored, { firstName })).toEqual({});
  });

  test('does not count blanks around a value', () => {
    expect(changeSet(stored, { firstName: ' Jane ' })).toEqual({});
    expect(changeSet(stored, { firstName: ' Janet ' })).toEqual({ firstName: 'Janet' });
  });

  test('knows false and 0 for values', () => {
    expect(changeSet({ active: true, age: 30 }, { active: false, age: 0 })).toEqual({
      active: false,
      age: 0,
    });
  });
});

describe('conflicts', () => {
  const opened = { name: 'a', note: null, list: [{ text: 'x' }] };

  test('are the changes that meet what someone else has changed', () => {
    const now = { name: 'b', note: 'new', list: [{ text: 'y' }] };
    expect(conflicts(opened, now, { name: 'c', list: [{ text: 'z' }] })).toEqual(['name', 'list']);
  });

  test('are not where both made the same of it, or where nothing was typed', () => {
    expect(conflicts(opened, { ...opened, name: 'c' }, { name: 'c' })).toEqual([]);
    expect(conflicts(opened, { ...opened, name: 'b' }, { note: 'mine' })).toEqual([]);
  });

  test('know no difference between the ways to be empty', () => {
    expect(conflicts(opened, { ...opened, note: '' }, { note: 'mine' })).toEqual([]);
  });
});

describe('the rules of the user form', () => {
  const route = operations['PUT /api/admin/updateUser/{id}'];
  if (!route) throw new Error('The contract has lost updateUser.');
  const stored = { firstName: 'Bo', lastName: 'Doe', countryCode: '+44', mobile: '7700900123' };
  const rules = formRules(users.fields, route, stored);

  async function complaints(typed: Record<string, string>) {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await rules({ ...stored, ...typed }, undefined, options);
    return Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, error?.message]),
    );
  }

  test('a stored value that breaks them is left alone', async () => {
    expect(await complaints({})).toEqual({});
  });

  test('names have at least 4 letters', async () => {
    expect(await complaints({ firstName: 'Al', lastName: 'Doe' })).toEqual({
      firstName: 'First Name: at least 4 characters',
    });
    expect(await complaints({ firstName: 'Alma' })).toEqual({});
  });

  test.each(['44', '+', '+1234', '+4a', '0044'])('%s is no country code', async (countryCode) => {
    expect(await complaints({ countryCode })).toEqual({
      countryCode: 'please enter valid country code',
    });
  });

  test.each(['+1', '+44', '+961'])('%s is a country code', async (countryCode) => {
    expect(await complaints({ countryCode })).toEqual({});
  });

  test.each(['12345678901', '12a', '+44'])('%s is no mobile number', async (mobile) => {
    expect(await complaints({ mobile })).toEqual({ mobile: 'Mobile: digits only, at most 10' });
  });

  test('ten digits are', async () => {
    expect(await complaints({ mobile: '1234567890' })).toEqual({});
  });
});

test.each([
  ['+44 7700900123', { countryCode: '+44', mobile: '7700900123' }],
  ['7700900123', { countryCode: '', mobile: '7700900123' }],
  ['+44', { countryCode: '+44', mobile: '' }],
  ['  +44   77  ', { countryCode: '+44', mobile: '77' }],
  ['+44 7700 900123', { countryCode: '+44', mobile: '7700900123' }],
  ['7700 900123', { countryCode: '', mobile: '7700900123' }],
  [null, { countryCode: '', mobile: '' }],
])('the mobile number %j opens as country code and number', (mobile_no, expected) => {
  expect(users.formValues({ _id: '1', mobile_no })).toMatchObject(expected);
});
