import { expect, test, vi } from 'vitest';
import { generateSchemas } from '../../scripts/generate/generate-schemas.ts';
import { contractOf, integer, listOf, objectOf, text, jsonOf } from '../support/schemas.ts';

/** Generates the schemas of a contract with a request whose body has this schema. */
async function generateBody(schema: object, schemas: object = {}) {
  const addThing = { operationId: 'addThing', requestBody: jsonOf(schema), responses: {} };
  const contract = contractOf({ '/things': { post: addThing } }, schemas);
  return (await generateSchemas(contract)).code;
}

const generate = (property: object) => generateBody(objectOf({ it: property }));

test.each<[string, object, string]>([
  ['multipleOf', { type: 'number', multipleOf: 0.5 }, 'z.multipleOf(0.5)'],
  ['uniqueItems', { ...listOf(text), uniqueItems: true }, 'z.refine(hasUniqueItems)'],
  ['an offset of times', { ...text, format: 'time' }, '(z|[+-]'],
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
  expect(await generate({ ...text, pattern })).toContain(`z.regex(${code})`);
});

test('Codes of characters in a text stay as they are', async () => {
  const description = String.raw`\u002a/ run()`;
  const schema = { ...text, description, enum: [description] };
  const code = await generateBody(schema, { Thing: schema });
  expect(code).toContain(String.raw` * \u002a/ run()`);
  expect(code).toContain(String.raw`z.enum(['\\u002a/ run()'])`);
});

test('Values are not changed by a default or a format of numbers', async () => {
  const code = await generate({ ...integer, format: 'int64', default: 7 });
  expect(code).toContain('it: z.optional(z.int())');
});

test('An enum with a value that is an object neither rejects this value nor prints a warning', async () => {
  const warn = vi.spyOn(console, 'warn');
  const code = await generate({ enum: ['none', {}, ['all']] });
  expect(code).toContain('it: z.optional(z.unknown())');
  expect(warn).not.toHaveBeenCalled();
});

test('A property may be called default', async () => {
  expect(await generate(objectOf({ default: text }))).toContain('default: z.optional(z.string())');
});
