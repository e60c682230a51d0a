import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { generateFiles, writeFiles } from '../../scripts/generate/generated-files.ts';
import { listOperations } from '../../scripts/generate/contract-operations.ts';
import { bundleContract, readGivenContract } from '../../scripts/generate/read-contract.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { listen } from '../support/listen.ts';

/** A contract with each mistake of style that documents of other people have. */
const careless = `openapi: 3.0.3
info: { title: Careless }
tags: [{ name: a }, { name: a }]
paths:
  /users/{userId}/pets:
    get:
      responses:
        '200': { content: { application/json: { schema: { $ref: '#/components/schemas/Page«Pet»' } } } }
    post:
      operationId: user pets
      parameters: [{ name: other, in: path, required: true, schema: { type: string } }]
      requestBody:
        content: { application/json: { schema: { $ref: '#/components/schemas/Body_add-pet' } } }
      responses: { '201': {} }
  /users/{id}/pets:
    get:
      operationId: 1st-pets
      parameters: [{ name: id, in: path, schema: { type: integer } }]
  /pets:
    get:
      operationId: get_pets
      summry: All pets
      responses: { '200': { description: Pets., content: { application/json: { example: 7, schema: { type: array, items: { $ref: '#/components/schemas/My.Pet' } } } } } }
    put: { operationId: getPets, responses: { '200': { description: Done. } } }
    delete: { operationId: GetPetsURL, responses: { '200': { description: Done. } } }
components:
  securitySchemes:
    bearer: { type: http, scheme: bearer, in: header }
  schemas:
    My.Pet:
      type: object
      items: { type: string }
      required: true
      properties:
        size: { type: string, enum: [1, two] }
        age: { type: integer, enum: ['1', '2'] }
        owner: { nullable: true }
        colour: { type: colour }
        'x-mark': { $ref: '#/components/schemas/A Name' }
    A Name: { type: string }
    Page«Pet»:
      type: object
      properties: { items: { type: array, items: { $ref: '#/components/schemas/My.Pet' } } }
    Body_add-pet: { $ref: '#/components/schemas/My.Pet' }
x-topics: { content: { $ref: ./docs/topics.md } }
`;

const swagger = `swagger: '2.0'
info: { title: Old, version: '1' }
host: example.org
basePath: /v1
consumes: [application/json]
produces: [application/json]
paths:
  /pets:
    post:
      parameters: [{ in: body, name: pet, schema: { $ref: '#/definitions/Pet' } }]
      responses: { 200: { description: Added., schema: { $ref: '#/definitions/Pet' } } }
definitions:
  Pet:
    type: object
    properties:
      name: { type: string, maxLength: 20 }
`;

async function writeContract(text: string): Promise<string> {
  const file = path.join(await createTempFolder(), 'openapi.yaml');
  await writeFile(file, text);
  return file;
}

/** Generates code from a contract, and compiles it together with the module that describes it. */
async function compile(text: string): Promise<string> {
  const root = path.resolve('.');
  const folder = await mkdtemp(path.join(root, 'node_modules/.cache/foreign-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFiles(
    await generateFiles(await writeContract(text), path.join(folder, 'src/generated')),
  );
  const module = await readFile('src/api/contract.ts', 'utf8');
  const file = path.join(folder, 'src/api/contract.ts');
  await writeFiles([{ file, text: module.replaceAll(/^.*zAdmin.*$/gm, '') }]);
  const config = { extends: path.join(root, 'tsconfig.json'), compilerOptions: { types: [] } };
  await writeFile(
    path.join(folder, 'tsconfig.json'),
    JSON.stringify({ ...config, include: ['src'] }),
  );
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const compiling = promisify(execFile)(process.execPath, [compiler, '-p', folder]);
  return compiling.then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

const readOperationIds = async (text: string) =>
  listOperations((await bundleContract(await writeContract(text))).document).map(({ id }) => id);

test('An operation without a valid operationId is named after its method and path', async () => {
  expect(await readOperationIds(careless)).toEqual([
    'getUsersByUserIdPets',
    'user pets',
    'getUsersByIdPets',
    'getPets',
    'putPets',
    'GetPetsURL',
  ]);
});

test('Parameters of the path are those that are in it', async () => {
  const { document } = await bundleContract(await writeContract(careless));
  const [list, add, first] = listOperations(document).map(({ parameters }) => parameters);
  const userId = { name: 'userId', in: 'path', required: true, schema: { type: 'string' } };
  expect([list, add]).toEqual([[userId], [userId]]);
  expect(first).toEqual([{ ...userId, name: 'id', schema: { type: 'integer' } }]);
});

test.each(['3.0.4', '3.1.2', '3.2.0'])('OpenAPI %s is read, also as JSON', async (openapi) => {
  const document = {
    openapi,
    info: { title: 'Pets', version: '1' },
    paths: { '/pets': { get: {} } },
  };
  expect(await readOperationIds(JSON.stringify(document))).toEqual(['getPets']);
});

test('Mistakes of Swagger 2.0 are located where they are written', async () => {
  const { document, locate } = await bundleContract(await writeContract(swagger));
  const [add] = listOperations(document);
  expect(document.servers).toEqual([{ url: 'http://example.org/v1' }]);
  expect(add?.operation.requestBody?.content).toHaveProperty([
    'application/json',
    'schema',
    'type',
  ]);
  expect(locate('#/components/schemas/Pet/properties/name')).toMatch(/openapi\.yaml:16$/);
});

describe('By URL', () => {
  const serve = async (files: Readonly<Record<string, string>>) => {
    const requests: (string | undefined)[] = [];
    const { server, url } = await listen(({ url: file = '' }, response) => {
      requests.push(file);
      if (!(file in files)) response.statusCode = 404;
      response.end(files[file]);
    });
    onTestFinished(() => void server.close());
    return { url, requests };
  };
  const referring = (reference: string) =>
    swagger.replace("$ref: '#/definitions/Pet' } }]", `$ref: '${reference}' } }]`);

  test('the files below the folder of a contract are read', async () => {
    const { url } = await serve({
      '/api/openapi.yaml': referring('parts/pet.yaml#/Pet'),
      '/api/parts/pet.yaml': 'Pet: { type: object, title: From a file }',
    });
    const { document } = await bundleContract(`${url}/api/openapi.yaml`);
    expect(JSON.stringify(document)).toContain('From a file');
  });

  test.each(['../pet.yaml', '/pet.yaml', '..%2fpet.yaml', 'http://127.0.0.1:1/pet.yaml'])(
    'a reference to %s is not followed',
    async (reference) => {
      const { url, requests } = await serve({ '/api/openapi.yaml': referring(reference) });
      await expect(bundleContract(`${url}/api/openapi.yaml`)).rejects.toThrow('is not followed');
      expect(requests).toEqual(['/api/openapi.yaml']);
    },
  );

  test.each([
    ['missing.yaml', 'the answer is 404 Not Found'],
    ['page.html', 'it is a web page, not the OpenAPI document itself'],
  ])('%s is an error: %s', async (file, reason) => {
    const { url } = await serve({ '/page.html': '<!doctype html><title>Docs</title>' });
    await expect(readGivenContract(`${url}/${file}`)).rejects.toThrow(
      `${url}/${file} cannot be read: ${reason}. Correct the URL, or give a file.`,
    );
  });
});

test('The generated code of a careless contract compiles', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  expect(await compile(careless)).toBe('');
  expect(await compile(swagger)).toBe('');
}, 60_000);

test('A reference that leads nowhere is left out with a warning, and any value is accepted there', async () => {
  const file = await writeContract(`openapi: 3.1.0
info: { title: Pets, version: '1' }
paths:
  /pets:
    get:
      operationId: getPets
      parameters: [{ $ref: '#/components/parameters/Page' }]
      responses: { '200': { description: Pets., content: { application/json: { schema: { $ref: '#/components/schemas/Pets' } } } } }
`);
  const warnings: string[] = [];
  const { document } = await bundleContract(file, {
    getName: (part) => path.basename(part),
    check: (warning) => void warnings.push(warning),
  });
  expect(warnings).toEqual([
    'openapi.yaml:7: The reference "#/components/parameters/Page" leads nowhere: correct it, or add what it names. Until then it is left out. (GET /pets) (and 1 more like this)',
  ]);
  expect(document.paths?.['/pets']).toMatchObject({
    get: {
      parameters: [],
      responses: { 200: { content: { 'application/json': { schema: {} } } } },
    },
  });
});
