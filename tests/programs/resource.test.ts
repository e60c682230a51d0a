import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

/** Runs `npm run resource`; returns its exit code and the printed lines. */
async function runResource(...options: string[]) {
  const child = spawn(process.execPath, ['scripts/resource.ts', ...options]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code: code as number, lines: output.trim().split('\n') };
}

const coupons = ['coupons', '--contract', 'tests/engine/coupons/openapi.yaml'];

/** The number of compiler errors in each file, with the console's compiler options. */
function countTypeErrors(files: string[]) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram(files, { ...options, types: ['vite/client'] });
  return files.map((file) => ({
    file: path.basename(file),
    errors: ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).length,
  }));
}

test('The scaffold of the coupons is the file that the engine tests use, and one line is left to add', async () => {
  const out = path.join(await createTempFolder(), 'coupons.ts');
  const { code, lines } = await runResource(...coupons, '--out', out);
  expect({ code, lines }).toEqual({
    code: 0,
    lines: [
      `Wrote ${out} (list, read, create, update, delete). Add this line to src/resources/index.ts:`,
      expect.stringMatching(/^export \{ coupons \} from '.*coupons\.ts';$/),
    ],
  });
  // Only the first line differs: the relative path of the engine.
  const [importLine, ...scaffold] = (await readFile(out, 'utf8')).split('\n');
  const [, ...expected] = (await readFile('tests/engine/coupons/scaffold.ts', 'utf8')).split('\n');
  expect(scaffold).toEqual(expected);
  expect(importLine).toMatch(
    /^import \{ defineResource \} from '.*\/src\/engine\/define-resource\.ts';$/,
  );
});

test('The scaffolds of all lists in the contract compile unchanged', async () => {
  const folder = await createTempFolder();
  const names = ['users', 'story-rooms', 'genres', 'banners'];
  const files = names.map((name) => path.join(folder, `${name}.ts`));
  for (const [index, name] of names.entries()) {
    expect(await runResource(name, '--out', files[index] ?? '')).toMatchObject({ code: 0 });
  }
  // A file with an error proves that the compiler checks these files.
  const wrong = path.join(folder, 'wrong.ts');
  const users = await readFile(files[0] ?? '', 'utf8');
  await writeFile(wrong, users.replace('operations:', "columns: ['telex'],\n  operations:"));
  expect(countTypeErrors([...files, wrong])).toEqual([
    ...names.map((name) => ({ file: `${name}.ts`, errors: 0 })),
    { file: 'wrong.ts', errors: 1 },
  ]);
});

test('An existing file is not overwritten', async () => {
  const folder = await createTempFolder();
  const out = path.join(folder, 'coupons.ts');
  await writeFile(out, 'mine');
  expect(await runResource(...coupons, '--out', out)).toEqual({
    code: 1,
    lines: [`${out} already exists and was not changed. Set another with --out.`],
  });
  expect(await readFile(out, 'utf8')).toBe('mine');
});

test.each([
  ['no name', [], /^Expected one resource name, plural .* npm run resource -- gift-cards$/],
  ['a name that is not in kebab-case', ['Coupons'], /^Expected one resource name/],
  [
    'an entity without a list',
    ['vouchers'],
    /^The contract has no list of vouchers: .* Candidates: GET \/api\/admin\/getAllUsers, .* Choose one with --list 'GET \/…'\.$/,
  ],
  [
    'a name that matches several operations',
    ['admins'],
    /^Several operations may be the list of admins: GET .*, GET .*\. Choose one with --list '/,
  ],
  [
    'an operation that is not a paged list',
    ['users', '--list', 'GET /api/genre/getAllGenre'],
    /^--list: GET \/api\/genre\/getAllGenre is not a paged list .*\. Candidates in the contract: /,
  ],
  [
    'a missing contract',
    ['users', '--contract', 'none.yaml'],
    /^There is no contract none\.yaml\. Set another with --contract\.$/,
  ],
  [
    'a file that is not a contract',
    ['users', '--contract', 'README.md'],
    /^README\.md cannot be read as a contract/,
  ],
  [
    'a singular without letters',
    ['users', '--singular', '///'],
    /^--singular takes a name with letters: --singular gift-card$/,
  ],
])('With %s, the program prints one line and writes nothing', async (_, options, line) => {
  const folder = await createTempFolder();
  const out = path.join(folder, 'scaffold.ts');
  expect(await runResource(...options, '--out', out)).toEqual({
    code: 1,
    lines: [expect.stringMatching(line)],
  });
  expect(await readdir(folder)).toEqual([]);
});

test('Options choose the operations by hand', async () => {
  const out = path.join(await createTempFolder(), 'writers.ts');
  const options = ['--list', 'GET /api/admin/getAllUsers', '--read', 'GET /api/admin/getUser/{id}'];
  expect(await runResource('writers', ...options, '--out', out)).toMatchObject({ code: 0 });
  const text = await readFile(out, 'utf8');
  expect(text).toContain("list: 'GET /api/admin/getAllUsers'");
  expect(text).not.toContain('update:');
});

test('An image has the size in pixels that the description of the contract names', async () => {
  const out = path.join(await createTempFolder(), 'banners.ts');
  expect(await runResource('banners', '--out', out)).toMatchObject({ code: 0 });
  expect(await readFile(out, 'utf8')).toContain('image: { cropSize: [337, 120] }');
});

test('The singular is written only if it is given', async () => {
  const out = path.join(await createTempFolder(), 'coupons.ts');
  expect(await runResource(...coupons, '--singular', 'voucher', '--out', out)).toMatchObject({
    code: 0,
  });
  expect(await readFile(out, 'utf8')).toContain("labels: { singular: 'Voucher' }");
});

test('The constant of a resource is never a reserved word', async () => {
  const out = path.join(await createTempFolder(), 'class.ts');
  const options = ['--list', 'GET /api/admin/getAllUsers', '--read', 'GET /api/admin/getUser/{id}'];
  expect(await runResource('class', ...options, '--out', out)).toMatchObject({ code: 0 });
  expect(await readFile(out, 'utf8')).toContain('export const record = defineResource(');
});
