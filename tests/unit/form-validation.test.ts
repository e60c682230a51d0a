import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Operation, operations } from '../../src/api/contract.ts';
import type { FormFields } from '../../src/engine/config/input-values.ts';
import {
  findSharedMessages,
  formatConstraintMessage,
} from '../../src/engine/form/form-validation.ts';
import type { Values } from '../../src/engine/form/form-values.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { banners as bannerOptions } from '../../src/product/resources/banners.ts';
import { users as userOptions } from '../../src/product/resources/users.ts';
import { operations as specimenOperations } from '../engine/specimens/generated/operations.ts';
import { specimens } from '../engine/specimens/specimens.ts';
import { getConstraints } from '../support/limits.ts';
import { integer, listOf, text } from '../support/schemas.ts';
import { emptyOperation, requireOperation, submitForm } from '../support/submit-form.ts';

const users = resolveResource(userOptions, operations);
const updateUser = 'PUT /api/admin/updateUser/{id}';

test('The user form has a message for each changed value that violates a constraint', async () => {
  const operation = requireOperation(operations, updateUser);
  const { minLength = 1 } = getConstraints(updateUser, 'firstName');
  const { maxLength = 1 } = getConstraints(updateUser, 'mobile');
  const phone = { countryCode: '+44', mobile: '7700900123' };
  const originalValues = { firstName: 'Bo', lastName: 'Doe', ...phone };
  async function validate(values: Values) {
    const form = { fields: users.formFields, operation, originalValues };
    return (await submitForm(form, { ...originalValues, ...values })).errors;
  }

  // The first name that is stored is too short.
  expect(await validate({})).toEqual({});
  const tooShort = 'A'.repeat(minLength - 1);
  const tooLong = '1'.repeat(maxLength + 1);
  const errors = await validate({ firstName: tooShort, countryCode: '0044', mobile: tooLong });
  expect(errors).toEqual({
    firstName: expect.stringContaining(`At least ${minLength} characters`),
    countryCode: 'please enter valid country code',
    mobile: `Digits only, at most ${maxLength}`,
  });
  expect(await validate({ firstName: 'A'.repeat(minLength), countryCode: '+961' })).toEqual({});
});

describe('The validation of a body with alternatives', () => {
  const cat = z.object({ kind: z.literal('cat'), lives: z.int().check(z.lte(9)) });
  const dog = z.object({ kind: z.literal('dog'), trick: z.string().check(z.minLength(3)) });
  const pet: Operation = {
    ...emptyOperation,
    bodyConstraints: {
      kind: { ...text, enum: ['cat', 'dog'] },
      lives: { ...integer, maximum: 9 },
      trick: { ...text, minLength: 3 },
      name: text,
    },
    requiredProperties: ['kind'],
  };
  const fields: FormFields = {
    name: { label: 'Name' },
    kind: { label: 'Kind', type: 'select' },
    lives: { label: 'Lives', type: 'number' },
    trick: { label: 'Trick' },
  };
  const name = z.object({ name: z.optional(z.string()) });
  const bodies = {
    'a union': z.union([cat, dog]),
    'a discriminated union': z.discriminatedUnion('kind', [cat, dog]),
    'a union with other properties': z.intersection(name, z.union([cat, dog])),
  };

  test.each(Object.entries(bodies))(
    'as %s reports only what the selected alternative lacks or violates',
    async (_, bodySchema) => {
      const validate = (values: Values) =>
        submitForm({ fields, operation: { ...pet, bodySchema } }, values);
      const trick = { kind: 'dog', trick: 'roll over' };
      expect(await validate(trick)).toEqual({ values: trick, errors: {} });
      expect((await validate({ kind: 'dog' })).errors).toEqual({ trick: 'Required' });
      expect((await validate({ kind: 'cat' })).errors).toEqual({ lives: 'Required' });
      const tooMany = await validate({ kind: 'cat', lives: 10 });
      expect(tooMany).toEqual({ values: {}, errors: { lives: 'At most 9' } });
    },
  );

  test('keeps a value that the selected alternative does not know', async () => {
    const operation = { ...pet, bodySchema: bodies['a union'] };
    const values = { kind: 'cat', lives: 9, trick: 'roll over' };
    expect(await submitForm({ fields, operation }, values)).toEqual({ values, errors: {} });
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
  [{ minLength: 1, maxLength: 5 }, 'At most 5 characters'],
  [{ minLength: 2, maxLength: 5 }, '2 to 5 characters'],
  [{ minimum: 0, maximum: 9 }, '0 to 9'],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 9 }, 'More than 0, less than 9'],
  [{ minItems: 1, maxItems: 3 }, '1 to 3'],
  [{ multipleOf: 5 }, 'A multiple of 5'],
  [{ enum: ['S', 'M'] }, 'One of S, M'],
  [{ minItems: 0 }, 'Not valid'],
  [{ pattern: 'x' }, 'Not valid'],
])('A value that violates %j has a message', (constraints, message) => {
  expect(formatConstraintMessage({ label: 'Size' }, constraints)).toBe(message);
  const config = { label: 'Size', invalidMessage: 'please' };
  expect(formatConstraintMessage(config, constraints)).toBe('please');
});

test('Only a message that several fields are configured with is shared', () => {
  const error = (message: string) => ({ type: 'custom', message });
  const same = { label: '', requiredMessage: 'Same' };
  const fields = { a: same, b: same, c: { label: '', requiredMessage: 'Other' }, d: { label: '' } };
  const errors = { a: error('Same'), c: error('Required'), d: error('Required') };
  expect(findSharedMessages(errors, fields)).toEqual(['Same']);
  expect(findSharedMessages({ c: error('Other') }, fields)).toEqual([]);
});

const { formFields: bannerFields } = resolveResource(bannerOptions, operations);
const updateBanner = requireOperation(operations, 'PUT /api/banner/update-banner/{id}');
const updateSpecimen = requireOperation(specimenOperations, String(specimens.operations.update));
const withBody = (bodyConstraints: Operation['bodyConstraints']): Operation => ({
  ...emptyOperation,
  bodyConstraints,
});

const refused = 'An http or https link, for example https://example.com';

test.each<[string, FormFields, Operation, string]>([
  ['a banner', bannerFields, updateBanner, 'navigationUrl'],
  ['another resource', specimens.formFields, updateSpecimen, 'website'],
  ['another field', { website: { label: 'Website', type: 'text' } }, updateSpecimen, 'website'],
  [
    'a field whose name says that it is a link',
    { link: { label: 'Link', type: 'url' } },
    withBody({ link: text }),
    'link',
  ],
])(
  'A link in %s is sent as the browser writes it, and refused if it may run code',
  async (...form) => {
    const [, fields, operation, name] = form;
    /** The link that the form sends, or why it does not. */
    async function save(link: string) {
      const { values, errors } = await submitForm({ fields, operation }, { [name]: link });
      return errors[name] ?? values[name];
    }
    expect(await save(' example.com ')).toBe('https://example.com/');
    const encoded = 'https://xn--mller-kva.example/%C3%A4%20b';
    expect(await save('https://müller.example/ä b')).toBe(encoded);
    expect(await save('no link')).toBe(refused);
    expect(await save('javascript:alert(1)')).toBe(refused);
  },
);

test('A link is encoded only if the contract allows no such characters', async () => {
  const link = 'https://ads.example.com/?id={click}|1&share=100%';
  async function save(operation: Operation) {
    const fields: FormFields = { link: { label: 'Link', type: 'url' } };
    return (await submitForm({ fields, operation }, { link })).values['link'];
  }
  expect(await save(withBody({ link: text }))).toBe(link);
  expect(await save(withBody({ link: { ...text, format: 'uri' } }))).toBe(
    'https://ads.example.com/?id=%7Bclick%7D%7C1&share=100%25',
  );
});

test('A stored link stays as it is', async () => {
  const operation = { ...withBody({ link: text, name: text }), requiredProperties: ['link'] };
  const fields: FormFields = { link: { label: 'Link', type: 'url' }, name: { label: 'Name' } };
  const originalValues = { link: 'HTTPS://example.com', name: 'a' };
  const form = { fields, operation, originalValues };
  const { values } = await submitForm(form, { ...originalValues, name: 'b' });
  expect(values).toEqual({ link: 'HTTPS://example.com', name: 'b' });
});

test('So is one that is an item of a list', async () => {
  const item = { label: '', type: 'url' } as const;
  const fields: FormFields = { links: { label: 'Link', type: 'array', item } };
  const operation = withBody({ links: listOf({ ...text, format: 'uri' }) });
  const { values } = await submitForm({ fields, operation }, { links: ['example.com'] });
  expect(values).toEqual({ links: ['https://example.com/'] });
  const { errors } = await submitForm({ fields, operation }, { links: ['javascript:alert(1)'] });
  expect(errors).toEqual({ 'links.0': refused });
});
