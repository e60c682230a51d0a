import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Operation, operations } from '../../src/api/contract.ts';
import {
  createFormResolver,
  findSharedMessages,
  formatConstraintMessage,
} from '../../src/engine/form/form-validation.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { users as userOptions } from '../../src/resources/users.ts';

const users = resolveResource(userOptions, operations);

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
