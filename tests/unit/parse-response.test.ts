import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { parseResponse } from '../../src/api/parse-response.ts';

/** Reads a response of plain text whose contract has the schema. */
const parse = (responseSchema: z.ZodMiniType, body: string, type = 'text/plain; charset=utf-8') => {
  const operation = {
    id: 'getThing',
    queryConstraints: {},
    bodyConstraints: {},
    requiredProperties: [],
    response: {},
    responseSchema,
  };
  return parseResponse(operation, new Response(null, { headers: { 'content-type': type } }), body);
};

test.each(['Done.', '42', '{"a":1}'])(
  'Text is taken as it is where the contract has it: %s',
  (text) => {
    expect(parse(z.string(), text)).toBe(text);
  },
);

test('JSON that is sent as text is JSON where the contract has no text', () => {
  expect(parse(z.object({ a: z.number() }), '{"a":1}')).toEqual({ a: 1 });
});

test.each<[string, z.ZodMiniType, string]>([
  ['Text', z.object({}), 'text/plain'],
  ['Text where the contract has no body', z.void(), 'text/plain'],
  ['A page of HTML', z.string(), 'text/html'],
])('%s violates a contract that does not have it', (_, schema, type) => {
  expect(() => parse(schema, '<p>Done.', type)).toThrow(/does not match the contract/);
});

test.each([
  ['anything', z.unknown()],
  ['other properties', z.object({ id: z.number() })],
  ['success: true', z.object({ success: z.literal(true) })],
])('success: false is a failure where the contract has %s', (_, schema) => {
  const body = { success: false, id: 7, error: { message: 'Closed.' } };
  expect(() => parse(schema, JSON.stringify(body), 'application/json')).toThrow('Closed.');
});

test('success: false is no failure where the contract has it', () => {
  const body = { success: false, id: 7 };
  const schema = z.object({ success: z.boolean(), id: z.number() });
  expect(parse(schema, JSON.stringify(body), 'application/json')).toEqual(body);
});
