import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { generateFiles, writeFiles } from '../../scripts/generate/generated-files.ts';
import { resourceCommand } from '../../scripts/resource.ts';
import { copyProject } from '../support/copy-project.ts';
import { callCommand } from '../support/run-command.ts';
import { selfReferringContract } from '../support/self-referring-contract.ts';

const frozenContract = path.resolve('tests/support/frozen-contract.yaml');
const couponsContract = path.resolve('tests/engine/coupons/openapi.yaml');
const coupons = ['coupons', '--contract', couponsContract];

/** A project with the frozen contract and no resource. */
const project = await copyProject();
await cp(frozenContract, path.join(project, 'openapi.yaml'));
const resources = path.join(project, 'src/product/resources');
for (const file of await readdir(resources))
  await rm(path.join(resources, file), { recursive: true });

const runResource = (...options: string[]) =>
  callCommand((args) => resourceCommand(args, async () => []), options, project);

/** Runs the command with the resources of the console. */
const runRegistered = (...options: string[]) => callCommand(resourceCommand, options, project);

const getFilePath = (name: string) => path.join(resources, `${name}.ts`);

/** Scaffolds a resource into a new file; returns its code. */
async function scaffold(name: string, ...options: string[]): Promise<string> {
  await rm(getFilePath(name), { force: true });
  expect(await runResource(name, ...options)).toMatchObject({ code: 0 });
  return readFile(getFilePath(name), 'utf8');
}

/** The number of compiler errors in each file, with the console's compiler options. */
function countTypeErrors(files: string[]) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, project);
  const program = ts.createProgram(files, { ...options, types: ['vite/client'] });
  return files.map((file) => ({
    file: path.basename(file),
    errors: ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).length,
  }));
}

test('The scaffold of the coupons is the file that the engine tests use', async () => {
  expect(await runResource(...coupons)).toEqual({
    code: 0,
    lines: [
      'Wrote src/product/resources/coupons.ts (list, read, create, update, delete). Add this line to src/product/resources/index.ts:',
      "export { coupons } from './coupons.ts';",
    ],
  });
  const written = await readFile(getFilePath('coupons'), 'utf8');
  const expected = await readFile('tests/engine/coupons/scaffold.ts', 'utf8');
  expect(written).toBe(expected.replace('../../../src/engine/', '../../engine/'));
});

test('The scaffolds of all lists in a contract with recursive schemas compile unchanged', async () => {
  const contract = await selfReferringContract();
  const generated = path.join(project, 'src/generated');
  await writeFiles(await generateFiles(contract, generated));
  const names = ['users', 'story-rooms', 'genres', 'banners'];
  const files = [...names.map(getFilePath), path.join(generated, 'operations.ts')];
  for (const name of names) {
    expect(await runResource(name, '--contract', contract)).toMatchObject({ code: 0 });
  }
  // A file with an error proves that the compiler checks these files.
  const wrong = getFilePath('wrong');
  const users = await readFile(getFilePath('users'), 'utf8');
  await writeFile(wrong, users.replace('operations:', "columns: ['telex'],\n  operations:"));
  expect(countTypeErrors([...files, wrong])).toEqual([
    ...files.map((file) => ({ file: path.basename(file), errors: 0 })),
    { file: 'wrong.ts', errors: 1 },
  ]);
});

test('Further operations on one record are written as actions', async () => {
  const contract = path.resolve('tests/engine/specimens/openapi.yaml');
  expect(await scaffold('specimens', '--contract', contract)).toContain(`
    { label: 'Return', operation: 'POST /specimens/{specimenId}/return' },
    { label: 'Print card', operation: 'PUT /specimens/{specimenId}/card' },
`);
});

test('An existing file is not overwritten', async () => {
  await writeFile(getFilePath('coupons'), 'mine');
  expect(await runResource(...coupons)).toEqual({
    code: 1,
    lines: [
      'src/product/resources/coupons.ts already exists and was not changed. Give another NAME, or remove the file.',
    ],
  });
  expect(await readFile(getFilePath('coupons'), 'utf8')).toBe('mine');
});

/** Runs the program; also returns the files that it has written. */
async function runAndList(run: typeof runResource, options: string[]) {
  const before = await readdir(resources);
  const result = await run(...options);
  const after = await readdir(resources);
  return { ...result, written: after.filter((file) => !before.includes(file)) };
}

test.each([
  ['no name', [], /^Expected one resource name, plural .* npm run resource -- gift-cards$/],
  ['a name that is not in kebab-case', ['Coupons'], /^Expected one resource name/],
  [
    'an entity without a list',
    ['vouchers'],
    /^The contract has no list of vouchers: .* It has users, .* Choose another with --list-operation 'GET \/…'\.$/,
  ],
  [
    'an operation that lists nothing',
    ['users', '--list-operation', 'POST /api/admin/login'],
    /^--list-operation: POST \/api\/admin\/login is not a list .*\. Candidates: .* Choose one with --list-operation/,
  ],
  [
    'a list whose rows have no identifier',
    ['counts', '--list-operation', 'GET /api/admin/getDashboardData'],
    /^No property of the rows of GET \/api\/admin\/getDashboardData is the identifier/,
  ],
  [
    '--list and a name',
    ['users', '--list'],
    /^--list takes no name and no value\. Choose an operation with --list-operation 'GET \/…'\.$/,
  ],
])('With %s, the program writes nothing', async (_, options, line) => {
  expect(await runAndList(runResource, options)).toEqual({
    code: 1,
    lines: [expect.stringMatching(line)],
    written: [],
  });
});

test('Options choose the operations by hand', async () => {
  const list = ['--list-operation', 'GET /api/admin/getAllUsers'];
  const read = ['--read-operation', 'GET /api/admin/getUser/{id}'];
  const code = await scaffold('writers', ...list, ...read);
  expect(code).toContain("list: 'GET /api/admin/getAllUsers'");
  // The other operations need no option where they belong to the list.
  expect(code).toContain("update: 'PUT /api/admin/updateUser/{id}'");
  // The constant of a resource is never a reserved word.
  const other = await scaffold('class', ...list, ...read);
  expect(other).toContain('export const classRecords = defineResource(');
});

test('An image has the size in pixels that the description of the contract names', async () => {
  expect(await scaffold('banners')).toContain('image: { cropSize: [337, 120] }');
});

describe('An entity that a resource covers', () => {
  test('is listed with its file', async () => {
    const listEntities = (contract: string) => runRegistered('--list', '--contract', contract);
    expect(await listEntities(frozenContract)).toEqual({
      code: 0,
      lines: [
        expect.stringMatching(
          /^dashboard-data  list .* No property of the rows of .* is the identifier/,
        ),
        'users           list, read, update, delete          src/product/resources/users.ts (users)',
        'story-rooms     list, read, update, delete          src/product/resources/story-rooms.ts (storyRooms)',
        'genres          list, read, create, update          src/product/resources/genres.ts (genres)',
        'banners         list, read, create, update, delete  src/product/resources/banners.ts (banners)',
        'genre           list                                no resource: npm run resource -- genre',
      ],
    });
    expect(await listEntities(couponsContract)).toEqual({
      code: 0,
      lines: [
        'coupons  list, read, create, update, delete  no resource: npm run resource -- coupons',
      ],
    });
  });

  const list = ['--list-operation', 'GET /api/admin/getAllStoryRooms'];
  const read = ['--read-operation', 'GET /api/admin/getStory/{id}'];

  test.each([
    ['the plural', ['users'], 'users', 'users.ts'],
    ['the singular', ['user'], 'users', 'users.ts'],
    ['the name of its constant', ['story-room'], 'stories', 'story-rooms.ts'],
    ['another name', ['tales', ...list, ...read], 'stories', 'story-rooms.ts'],
  ])('gets no second one by %s', async (_, options, resource, file) => {
    expect(await runAndList(runRegistered, options)).toEqual({
      code: 1,
      lines: [
        `The resource "${resource}" in src/product/resources/${file} already covers ${options[0]}: change that file instead.`,
      ],
      written: [],
    });
  });
});
