import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Operation, operations } from '../../src/api/contract.ts';
import {
  createFormResolver,
  findSharedMessages,
  formatConstraintMessage,
} from '../../src/engine/form/form-validation.ts';
import { getDirtyValues, type Values } from '../../src/engine/form/form-values.ts';
import { resolveConflicts } from '../../src/engine/form/resolve-conflicts.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { users as userOptions } from '../../src/resources/users.ts';

const users = resolveResource(userOptions, operations);

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

describe('The validation of the user form', () => {
  const operation = operations['PUT /api/admin/updateUser/{id}'];
  if (!operation) throw new Error('The contract has no updateUser.');
  const originalValues = {
    firstName: 'Bo',
    lastName: 'Doe',
    countryCode: '+44',
    mobile: '7700900123',
  };
  const resolver = createFormResolver(users.formFields, operation, originalValues);

  async function validate(values: Record<string, string>) {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await resolver({ ...originalValues, ...values }, undefined, options);
    return Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, error?.message]),
    );
  }

  test('ignores an unchanged value that violates a constraint', async () => {
    expect(await validate({})).toEqual({});
  });

  test('requires the characters of the contract in a name', async () => {
    const { minLength = 1 } = operation.bodyConstraints.firstName ?? {};
    const firstName = 'A'.repeat(minLength);
    expect(await validate({ firstName: firstName.slice(1), lastName: 'Doe' })).toEqual({
      firstName: expect.stringContaining(`First Name: at least ${minLength} characters`),
    });
    expect(await validate({ firstName })).toEqual({});
  });

  test.each(['44', '+', '+1234', '+4a', '0044'])(
    'rejects %s as a country code',
    async (countryCode) => {
      expect(await validate({ countryCode })).toEqual({
        countryCode: 'please enter valid country code',
      });
    },
  );

  test.each(['+1', '+44', '+961'])('accepts %s as a country code', async (countryCode) => {
    expect(await validate({ countryCode })).toEqual({});
  });

  const { maxLength = 1 } = operation.bodyConstraints.mobile ?? {};

  test.each(['1'.repeat(maxLength + 1), '12a', '+44'])(
    'rejects %s as a mobile number',
    async (mobile) => {
      expect(await validate({ mobile })).toEqual({
        mobile: `Mobile: digits only, at most ${maxLength}`,
      });
    },
  );

  test('accepts as many digits as the contract as a mobile number', async () => {
    expect(await validate({ mobile: '1'.repeat(maxLength) })).toEqual({});
  });
});

describe('The validation of a body with alternatives', () => {
  const cat = z.object({ kind: z.literal('cat'), lives: z.int().check(z.lte(9)) });
  const dog = z.object({ kind: z.literal('dog'), trick: z.string().check(z.minLength(3)) });
  const pet: Operation = {
    id: 'addPet',
    requiresAuth: true,
    isMultipart: false,
    queryConstraints: {},
    bodyConstraints: {
      kind: { type: 'string', enum: ['cat', 'dog'] },
      lives: { type: 'integer', maximum: 9 },
      trick: { type: 'string', minLength: 3 },
      name: { type: 'string' },
    },
    requiredProperties: ['kind'],
    responseProperties: {},
    responseSchema: z.unknown(),
  };
  const fields = {
    name: { label: 'Name' },
    kind: { label: 'Kind', type: 'select' as const },
    lives: { label: 'Lives', type: 'number' as const },
    trick: { label: 'Trick' },
  };
  const bodies = {
    'a union': z.union([cat, dog]),
    'a discriminated union': z.discriminatedUnion('kind', [cat, dog]),
    'a union with other properties': z.intersection(
      z.object({ name: z.optional(z.string()) }),
      z.union([cat, dog]),
    ),
  };

  describe.each(Object.entries(bodies))('as %s', (_, bodySchema) => {
    async function validate(input: object) {
      const resolver = createFormResolver(fields, { ...pet, bodySchema }, {});
      const options = { fields: {}, shouldUseNativeValidation: false };
      const { values, errors } = await resolver({ ...input }, undefined, options);
      const messages = Object.entries(errors).map(([name, error]) => [name, error?.message]);
      return { values, errors: Object.fromEntries(messages) as object };
    }

    test('accepts the values of one alternative', async () => {
      const values = { kind: 'dog', trick: 'roll over' };
      expect(await validate(values)).toEqual({ values, errors: {} });
    });

    test('reports the missing values of the selected alternative only', async () => {
      expect(await validate({ kind: 'dog' })).toEqual({
        values: {},
        errors: { trick: 'Trick is required' },
      });
      expect(await validate({ kind: 'cat' })).toEqual({
        values: {},
        errors: { lives: 'Lives is required' },
      });
    });

    test('reports the violated constraint of the selected alternative', async () => {
      expect(await validate({ kind: 'cat', lives: 10 })).toEqual({
        values: {},
        errors: { lives: 'Lives: at most 9' },
      });
    });
  });

  test('keeps a value that the selected alternative does not know', async () => {
    const resolver = createFormResolver(fields, { ...pet, bodySchema: bodies['a union'] }, {});
    const values = { kind: 'cat', lives: 9, trick: 'roll over' };
    const options = { fields: {}, shouldUseNativeValidation: false };
    expect(await resolver(values, undefined, options)).toEqual({ values, errors: {} });
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
])('The mobile number %j is split into country code and number', (mobile_no, expected) => {
  expect(users.toFormValues({ _id: '1', mobile_no })).toMatchObject(expected);
});

test.each([
  [{ minLength: 1, maxLength: 5 }, 'Size: at most 5 characters'],
  [{ minLength: 2, maxLength: 5 }, 'Size: at least 2 characters, at most 5 characters'],
  [{ minimum: 0, maximum: 9 }, 'Size: at least 0, at most 9'],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 9 }, 'Size: more than 0, less than 9'],
  [{ minItems: 1, maxItems: 3 }, 'Size: at least 1, at most 3'],
  [{ multipleOf: 5 }, 'Size: a multiple of 5'],
  [{ enum: ['S', 'M'] }, 'Size: one of S, M'],
  [{ minItems: 0 }, 'Size is not valid'],
])('A value that violates %j has a message', (constraints, message) => {
  expect(formatConstraintMessage({ label: 'Size' }, constraints)).toBe(message);
});

test('A message that several fields have is shared', () => {
  const error = (message: string) => ({ type: 'custom', message });
  const errors = { a: error('Same'), b: error('Other'), c: error('Same'), d: error('Same') };
  expect(findSharedMessages(errors)).toEqual(['Same']);
});
