import type { OpenAPI3 } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { generateSchemas } from '../../scripts/generate/generate-schemas.ts';

const toContract = (schema: object, schemas: object = {}) => {
  const content = { 'application/json': { schema } };
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1' },
    paths: {
      '/things': {
        post: { operationId: 'addThing', requestBody: { content }, responses: {} },
      },
    },
    components: { schemas },
  } as unknown as OpenAPI3;
};

const generate = (property: object) =>
  generateSchemas(toContract({ type: 'object', properties: { it: property } }));

test.each<[string, object, string]>([
  ['multipleOf', { type: 'number', multipleOf: 0.5 }, 'z.multipleOf(0.5)'],
  [
    'uniqueItems',
    { type: 'array', uniqueItems: true, items: { type: 'string' } },
    'z.refine(hasUniqueItems)',
  ],
  ['an offset of times', { type: 'string', format: 'time' }, '(z|[+-]'],
])('The generated schemas check %s', async (_, property, code) => {
  expect((await generate(property)).replaceAll('?:', '')).toContain(code);
});

test.each([
  ['a line break', 'a\nb', String.raw`/a\nb/`],
  ['a line separator after a backslash', 'a\\\u2028', String.raw`/a\u2028/`],
  ['the code of a slash', String.raw`\u002f.test(run())`, String.raw`/\u002f.test(run())/`],
  ['slashes at both ends', '/a/', String.raw`/\/a\//`],
  ['a slash and code after a backslash', '\\\\/.test(run())', String.raw`/\\\/.test(run())/`],
])('A pattern with %s is one regular expression', async (_, pattern, code) => {
  expect(await generate({ type: 'string', pattern })).toContain(`z.regex(${code})`);
});

test('Codes of characters in a text stay as they are, also that of the end of a comment', async () => {
  const text = String.raw`\u002a/ run()`;
  const schema = { type: 'string', description: text, enum: [text] };
  const code = await generateSchemas(toContract(schema, { Thing: schema }));
  expect(code).toContain(String.raw` * \u002a/ run()`);
  expect(code).toContain(String.raw`z.enum(['\\u002a/ run()'])`);
});

test('A pattern that is no regular expression is an error that names it', async () => {
  await expect(generate({ type: 'string', pattern: 'a(' })).rejects.toThrow(
    'Invalid regular expression: /a(/: Unterminated group. Correct the pattern.',
  );
});

test('A default is not filled in, and a large integer stays a number', async () => {
  const code = await generate({ type: 'integer', format: 'int64', default: 7 });
  expect(code).toContain('it: z.optional(z.int())');
});

test('A property may be called default', async () => {
  const code = await generate({ type: 'object', properties: { default: { type: 'string' } } });
  expect(code).toContain('default: z.optional(z.string())');
});
