/** Consoles for contracts that nobody has prepared. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { buildCommand } from '../../scripts/build.ts';
import { generateFiles, writeFiles } from '../../scripts/generate/generated-files.ts';
import { startProgram } from '../../scripts/lib/start-program.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { resourceCommand } from '../../scripts/resource.ts';
import { copyProject } from '../support/copy-project.ts';
import { callCommand } from '../support/run-command.ts';
import { integer, jsonOf, listOf, objectOf, text } from '../support/schemas.ts';

const query = (name: string) => ({ name, in: 'query', schema: integer });
const respond = (schema: object) => ({
  responses: { 200: { description: '', ...jsonOf(schema) } },
});
const body = (schema: object) => ({ requestBody: jsonOf(schema) });

const plainText = { 'text/plain': { schema: text } };
const book = objectOf({ slug: text, title: text });
const shelf = objectOf({ id: integer, name: text });
const author = objectOf({ id: text, type: text, attributes: objectOf({ name: text }) });

/** A list of each convention, without an operationId. */
const paths = {
  '/login': {
    post: {
      ...body(objectOf({ email: text, password: text })),
      ...respond(objectOf({ token: text })),
    },
  },
  '/books': {
    get: { parameters: [query('offset'), query('limit')], ...respond(listOf(book)) },
    post: { ...body(book), responses: { 201: { description: '', content: plainText } } },
  },
  '/books/{slug}': {
    get: respond(objectOf({ book })),
    put: { ...body(book), responses: { 204: { description: '' } } },
    delete: { responses: { 204: { description: '' } } },
  },
  '/shelves': {
    get: {
      parameters: [query('page'), query('per_page')],
      ...respond(objectOf({ data: objectOf({ results: listOf(shelf), total: integer }) })),
    },
  },
  '/authors': {
    get: {
      parameters: [query('page[number]'), query('page[size]')],
      ...respond(objectOf({ data: listOf(author) })),
    },
  },
  '/authors/{id}': { get: respond(objectOf({ data: author })) },
  '/opening-hours': { get: respond(listOf(objectOf({ day: text }))) },
};

let contract: string;
beforeAll(async () => {
  contract = path.join(await createTempFolder(), 'library.yaml');
  const info = { title: 'Town Library', version: '1' };
  await writeFile(contract, stringify({ openapi: '3.1.0', info, paths }));
});

test('The lists of a contract are told to programs, each with the reason if it is no screen', async () => {
  const { lines } = await callCommand(resourceCommand, [
    '--list',
    '--json',
    '--contract',
    contract,
  ]);
  const lists = JSON.parse(lines.slice(lines.indexOf('[')).join('\n')) as {
    name: string;
    usable: boolean;
    reason?: string;
  }[];
  expect(lists).toMatchObject([
    { name: 'books', usable: true, operations: { read: 'GET /books/{slug}' } },
    { name: 'shelves', usable: true, operations: { list: 'GET /shelves' } },
    { name: 'authors', usable: true },
    { name: 'opening-hours', usable: false, reason: expect.stringMatching(/is the identifier/) },
  ]);
});

test('A whole product is written, which compiles unchanged', async () => {
  const project = await copyProject();
  const inProject = (file: string) => path.join(project, file);
  await rm(inProject('src/product'), { recursive: true });
  await mkdir(inProject('src/product'));
  const { lines } = await callCommand(
    (args) => resourceCommand(args, async () => []),
    ['--all', '--contract', contract],
    project,
  );
  expect(lines).toContain('Wrote src/product/product.ts.');
  expect(lines).toContain('Wrote src/product/resources/books.ts.');
  expect(await readFile(inProject('src/product/sign-in.ts'), 'utf8')).toContain('POST /login');
  await writeFiles(await generateFiles(contract, inProject('src/generated')));
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  const program = ts.createProgram([inProject('src/main.ts')], {
    ...options,
    types: ['vite/client'],
  });
  const messages = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(messages).toEqual([]);
});

test('A console is built with the name of the contract, and changes nothing in the project', async () => {
  const out = await createTempFolder();
  const { code, lines } = await callCommand(buildCommand, ['--contract', contract, '--out', out]);
  expect(code).toBe(0);
  expect(lines).toContain('Screens       books, shelves, authors');
  const page = await readFile(path.join(out, 'index.html'), 'utf8');
  expect(page).toContain('<title>Town Library</title>');
  expect(page).not.toContain('Story Admin');
});

describe('npm run dev', () => {
  test('follows the edits of another contract', async () => {
    const program = startProgram('dev', ['--port', '0', '--contract', contract]);
    await program.waitForOutput('Stop ');
    expect(program.printed.all).toContain('Screens       books, shelves, authors');
    expect(program.printed.all).toMatch(/No screen {5}GET \/opening-hours: /);
    const edited = (await readFile(contract, 'utf8')).replaceAll('/shelves', '/racks');
    await writeFile(contract, edited);
    await program.waitForOutput('Contract: found Screens       books, racks, authors');
    await program.stop();
  });
});
