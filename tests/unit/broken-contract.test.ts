import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { generateFiles } from '../../scripts/generate/generated-files.ts';
import {
  bundleContract,
  readContract,
  readDocument,
} from '../../scripts/generate/read-contract.ts';
import { CommandError } from '../../scripts/lib/exit-with-error.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { listen } from '../support/listen.ts';

const pets = `openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets/{id}:
    get:
      operationId: getPet
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses:
        '200':
          description: A pet.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/Pet' }
              example: { name: Rex }
    put:
      operationId: updatePet
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } }
      responses: { '204': { description: Updated. } }
components:
  schemas:
    Pet:
      type: object
      properties:
        name: { type: string, maxLength: 20 }
`;

/** Writes the contract, in which a text is replaced, and another file; returns its path. */
async function writePets(text: string, replacement: string): Promise<string> {
  expect(pets).toContain(text);
  const file = path.join(await createTempFolder(), 'openapi.yaml');
  await writeFile(
    file,
    pets.replace(text, () => replacement),
  );
  return file;
}

const name = 'openapi.yaml';
const getName = (file: string) => path.basename(file);
const read = (file: string) => readDocument(file, { getName, isStrict: true });

test.each([
  [
    'another document',
    'components:',
    '---\ncomponents:',
    ':21: A second document begins here: give it a file of its own, or remove it.',
  ],
  [
    'aliases that would fill the memory',
    pets,
    ['openapi: 3.1.0', `x-0: &lines0 [${'lol, '.repeat(10)}]`]
      .concat(
        Array.from(
          { length: 20 },
          (_, index) => `x-${index + 1}: &lines${index + 1} [${`*lines${index}, `.repeat(10)}]`,
        ),
      )
      .join('\n'),
    ':6: Up to here, aliases repeat more than 100,000 values: replace them by references ($ref).',
  ],
  [
    'an alias inside of what it stands for',
    'type: object',
    'not: &pet\n        not: *pet',
    ':25: This alias is inside of what it stands for: replace it by references ($ref).',
  ],
  [
    'a broken reference',
    '/Pet',
    '/Pat',
    ':13: The reference "#/components/schemas/Pat" leads nowhere: correct it',
  ],
  [
    'a reference to a missing file',
    '#/components/schemas/Pet',
    'pet.yaml#/Pet',
    ':13: The reference "pet.yaml#/Pet" leads nowhere: correct it',
  ],
  [
    'a reference that leads only to itself',
    'type: object',
    '$ref: "#/components/schemas/Pet"',
    ':24: The reference "#/components/schemas/Pet" leads only to itself: describe',
  ],
  ['wrong indentation', '    Pet:\n', '    Pet:\n   x:\n', ':24: This is not YAML: '],
  ['a duplicate key', 'put:', 'get:', ':15: This is not YAML: duplicated mapping key. Correct'],
  [
    'no paths',
    pets,
    'openapi: 3.1.0\ninfo: { title: Pets, version: "1" }',
    ':1: An OpenAPI document begins with "openapi: 3.1.0" or "swagger: \'2.0\'", and has "info"',
  ],
  ['an unknown version', '3.1.0', '4.0.0', ':1: An OpenAPI document begins with "openapi: 3.1.0"'],
  ['no content', pets, '', ':1: An OpenAPI document begins with "openapi: 3.1.0"'],
])(
  'A contract with %s is reported with its line and what to do',
  async (_, text, replacement, message) => {
    const reading = read(await writePets(text, replacement));
    const error = (await reading.catch((reason: unknown) => reason)) as Error;
    expect(error).toBeInstanceOf(CommandError);
    expect(error.message.slice(0, name.length + message.length)).toBe(name + message);
  },
);

test('Of several mistakes the first is reported', async () => {
  const file = await writePets(pets, pets.replaceAll('/Pet', '/Pat'));
  await expect(read(file)).rejects.toThrow(/^openapi\.yaml:\d+: .* \(1 of 2 mistakes\)$/);
});

test('A mistake in a file that the contract refers to is reported with that file', async () => {
  const file = await writePets('#/components/schemas/Pet', 'pet.yaml#/Pet');
  await writeFile(path.join(path.dirname(file), 'pet.yaml'), 'Pet:\n  items: { $ref: "#/Cat" }\n');
  await expect(read(file)).rejects.toThrow(/pet\.yaml:2: The reference "#\/Cat" leads nowhere/);
});

const isNotFollowed =
  / The reference ".+" is not followed, because it leads out of the contract's folder/;

test.each([
  ['a folder above', '../pet.yaml#/Pet'],
  ['an absolute path', '/etc/hostname'],
  ['an encoded path', '%2e%2e/pet.yaml#/Pet'],
  ['a file URL', 'file:///etc/hostname'],
  ['a path with a fragment within', 'a#b/../../pet.yaml'],
])('A reference to %s is an error with its line', async (_, reference) => {
  const file = await writePets('#/components/schemas/Pet', reference);
  await expect(read(file)).rejects.toThrow(/^openapi\.yaml:13: The reference/);
  await expect(bundleContract(file, { getName })).rejects.toThrow(isNotFollowed);
});

test('A reference out of the folder is an error', async () => {
  const file = await writePets('#/components/schemas/Pet', 'pet.yaml#/Pet');
  const pet = path.join(path.dirname(file), 'pet.yaml');
  await writeFile(pet, 'Pet:\n  $ref: ../cat.yaml\n');
  await expect(read(file)).rejects.toThrow(/pet\.yaml:2: The reference "\.\.\/cat/);
  const linked = await writePets('#/components/schemas/Pet', 'link.yaml');
  await symlink('/etc/hostname', path.join(path.dirname(linked), 'link.yaml'));
  await expect(read(linked)).rejects.toThrow(isNotFollowed);
});

test('No request is sent for a reference or an example', async () => {
  const requests: (string | undefined)[] = [];
  const { server, url: origin } = await listen(({ url }, response) => {
    requests.push(url);
    response.end('type: object');
  });
  const edits = [
    ["'#/components/schemas/Pet'", `${origin}/pet.yaml`],
    ['example: { name: Rex }', `examples: { rex: { externalValue: '${origin}/rex.json' } }`],
  ] as const;
  for (const [text, replacement] of edits) {
    const file = await writePets(text, replacement);
    await expect(read(file)).rejects.toThrow(isNotFollowed);
    await expect(generateFiles(file, path.dirname(file))).rejects.toThrow(isNotFollowed);
  }
  server.close();
  expect(requests).toEqual([]);
});

test('A wrong example is a warning with its line', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const file = await writePets('name: Rex', 'name: 7');
  await expect(readContract(file)).resolves.toHaveProperty('paths');
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    `${file}:14: Example value must conform to the schema: "name" property type must be string. Correct the example, or its schema. (GET /pets/{id})`,
  );
});

test.each([
  [
    'an unknown type',
    'type: string, maxLength',
    'type: strng, maxLength',
    ':26: "type" can be one of the following only: "object", "array", "string", "number", "integer", "boolean", "null". Did you mean "string"? It is left out.',
  ],
  [
    'an unknown keyword',
    'maxLength',
    'maxLenght',
    ':26: Property "maxLenght" is not expected here. Did you mean "maxLength"? It is ignored.',
  ],
  [
    'a missing description',
    'description: Updated.',
    '',
    ':20: The field "description" must be present on this level. It is read without. (PUT /pets/{id})',
  ],
  [
    'a path parameter that is not declared',
    '[{ name: id, in: path, required: true, schema: { type: string } }]',
    '[]',
    ':7: The operation does not define the path parameter "{id}" expected by path "/pets/{id}". What is not declared is read as a text, and what is not in the path is left out. (GET /pets/{id})',
  ],
])('%s is a warning that says what follows', async (_, text, replacement, message) => {
  const file = await writePets(text, replacement);
  const warnings: string[] = [];
  await readDocument(file, { getName, check: (warning) => void warnings.push(warning) });
  expect(warnings).toEqual([name + message]);
});

test('Of warnings of one kind the first is printed', async () => {
  const paths = Array.from({ length: 30 }, (_, index) => [`/a${index}/{id}`, { get: {} }]);
  const info = { title: 'Many', version: '1' };
  const document = { openapi: '3.1.0', info, paths: Object.fromEntries(paths) };
  const file = await writePets(pets, JSON.stringify(document));
  const warnings: string[] = [];
  await readDocument(file, { getName, check: (warning) => void warnings.push(warning) });
  expect(warnings).toEqual([
    expect.stringMatching(/^openapi.+ \(GET .+\) \(and 29 more like this\)$/),
  ]);
});

test('A reader that checks nothing else reports broken references, too', async () => {
  const file = await writePets('/Pet', '/Pat');
  await expect(bundleContract(file, { getName, isStrict: true })).rejects.toThrow(
    'openapi.yaml:13: The reference "#/components/schemas/Pat" leads nowhere: correct it',
  );
});

test.each([
  ['a(', 'Invalid regular expression: /a(/: Unterminated group'],
  ...['^([a-z]*)*$', String.raw`^(?:\w+\s?)+$`, String.raw`(\s*[\]\d]{2,}-?)*x`].map((pattern) => [
    pattern,
    `Some texts take minutes to compare with the pattern ${pattern}`,
  ]),
])('The pattern %s is left out', async (pattern, problem) => {
  const check = vi.fn<(warning: string) => void>();
  const file = await writePets('maxLength: 20', `maxLength: 20, pattern: '${pattern}'`);
  const { components } = await readDocument(file, { getName, check });
  expect(check.mock.calls).toEqual([[`${name}:26: ${problem}. It is left out.`]]);
  expect(components?.schemas?.['Pet']).toMatchObject({
    properties: { name: { type: 'string', maxLength: 20 } },
  });
});

test.each(['^[a-z0-9]+(?:-[a-z0-9]+)*$', '^(.+)@(.+)$'])(
  'The pattern %s is kept',
  async (pattern) => {
    const file = await writePets('maxLength: 20', `pattern: '${pattern}'`);
    const { components } = await read(file);
    expect(components?.schemas?.['Pet']).toMatchObject({ properties: { name: { pattern } } });
  },
);
