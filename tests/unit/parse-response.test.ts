import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { parseResponse, type ViolationOptions } from '../../src/api/parse-response.ts';

/** Reads a response of plain text whose contract has the schema. */
const parse = (
  responseSchema: z.ZodMiniType,
  body: string,
  type = 'text/plain; charset=utf-8',
  options: ViolationOptions = {},
) => {
  const operation = {
    id: 'getThing',
    queryConstraints: {},
    bodyConstraints: {},
    requiredProperties: [],
    response: {},
    responseSchema,
  };
  const response = new Response(null, { headers: { 'content-type': type } });
  return parseResponse(operation, response, body, options);
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

const row = z.object({
  id: z.int(),
  name: z.optional(z.string().check(z.maxLength(5))),
  tags: z.optional(z.array(z.string())),
  link: z.optional(z.string().check(z.regex(/^https?:/))),
});

test.each([
  ['a text that is too long', { id: 1, name: 'A long name' }, { id: 1, name: 'A long name' }],
  ['a link that is none', { id: 1, link: '/a b' }, { id: 1, link: '/a b' }],
  ['a number as text', { id: '1' }, { id: '1' }],
  ['null', { id: 1, name: null, tags: null }, { id: 1, name: null, tags: null }],
  ['an object in place of a text', { id: 1, name: { en: 'A' } }, { id: 1 }],
  ['a text in place of a list', { id: 1, tags: 'a, b' }, { id: 1 }],
])('A row with %s is used where violations are accepted', (_, sent, used) => {
  const onViolation = vi.fn();
  const options = { acceptViolations: true, onViolation };
  const schema = z.object({ rows: z.array(row) });
  const body = JSON.stringify({ rows: [sent, 'no row', { id: 2 }] });
  expect(parse(schema, body, 'application/json', options)).toEqual({ rows: [used, { id: 2 }] });
  expect(onViolation).toHaveBeenCalledWith(
    expect.objectContaining({ operationId: 'getThing', pointer: '/rows/1' }),
  );
});

test.each(['[]', '"no"', '{"rows":"none"}', '{}'])(
  'The body %s without rows is an error also where violations are accepted',
  (body) => {
    const schema = z.object({ rows: z.array(row) });
    const parsing = () => parse(schema, body, 'application/json', { acceptViolations: true });
    expect(parsing).toThrow(/does not match the contract/);
  },
);
