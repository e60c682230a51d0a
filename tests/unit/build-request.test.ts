import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildRequest, type FormSource } from '../../src/engine/form/build-request.ts';
import { text } from '../support/schemas.ts';
import { emptyOperation } from '../support/submit-form.ts';

const source: FormSource = {
  fields: { code: { label: 'Code' }, name: { label: 'Name' }, file: { label: 'File' } },
  operation: {
    ...emptyOperation,
    bodyConstraints: { code: text, name: text, file: { ...text, format: 'binary' } },
    requiredProperties: ['code'],
    bodySchema: z.object({
      code: z.string(),
      name: z.optional(z.string().check(z.minLength(2))),
    }),
  },
  originalValues: { code: 'a', name: 'Ama' },
};

describe('The request of a form', () => {
  test('is nothing while the values are those on the server', async () => {
    const request = await buildRequest(source, { code: 'a', name: ' Ama ' });
    expect(request).toEqual({ kind: 'unchanged' });
  });

  test('has the changed values and the required ones', async () => {
    const request = await buildRequest(source, { code: 'a', name: 'Efua' });
    expect(request).toEqual({ kind: 'body', body: { code: 'a', name: 'Efua' } });
  });

  test('is the whole record if the server replaces it', async () => {
    const operation = { ...source.operation, sendsRecord: true };
    const originalValues = { ...source.originalValues, file: '/stored.png' };
    const values = { code: 'b', name: 'Ama', file: '/stored.png' };
    const request = await buildRequest({ ...source, operation, originalValues }, values);
    expect(request).toEqual({ kind: 'body', body: { code: 'b', name: 'Ama' } });
  });

  test('is not built of a value that violates the contract', async () => {
    const request = await buildRequest(source, { code: 'a', name: 'E' });
    const errors = { name: expect.objectContaining({ message: 'Not valid' }) };
    expect(request).toEqual({ kind: 'invalid', errors });
  });

  test('is checked as the attributes of a document of JSON:API', async () => {
    const bodySchema = z.object({
      data: z.object({ attributes: z.optional(source.operation.bodySchema ?? z.unknown()) }),
    });
    const operation = { ...source.operation, bodySchema, resourceObject: { type: 'things' } };
    const errors = { name: expect.objectContaining({ message: 'Not valid' }) };
    expect(await buildRequest({ ...source, operation }, { code: 'a', name: 'E' })).toEqual({
      kind: 'invalid',
      errors,
    });
    const valid = { code: 'a', name: 'Efua' };
    const request = await buildRequest({ ...source, operation }, valid);
    expect(request).toEqual({ kind: 'body', body: valid });
  });

  test('waits for a value that is not ready', async () => {
    const file = new Blob();
    const values = { code: 'a', file: Promise.resolve(file) };
    expect(await buildRequest(source, values)).toEqual({ kind: 'body', body: { code: 'a', file } });
  });

  test('has the message of a value that could not be made ready', async () => {
    const file = Promise.reject(new Error('This is no image.'));
    const request = await buildRequest(source, { code: 'a', file });
    const errors = { file: expect.objectContaining({ message: 'This is no image.' }) };
    expect(request).toEqual({ kind: 'invalid', errors });
  });

  test('leaves the values of the form as they are', async () => {
    const values = Object.freeze({ code: 'a', name: ' Efua ' });
    await buildRequest(source, values);
    expect(values).toEqual({ code: 'a', name: ' Efua ' });
  });
});
