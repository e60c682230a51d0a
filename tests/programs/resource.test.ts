import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { newFolder } from '../support/start-stack.ts';

/** Runs the program to its end; returns its exit code and the lines it printed. */
async function resource(...options: string[]) {
  const child = spawn(process.execPath, ['scripts/resource.ts', ...options]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  return { code: code as number, lines: output.trim().split('\n') };
}

const coupons = ['coupons', '--contract', 'tests/engine/coupons/openapi.yaml'];

/** What the compiler has to say, under the rules of the console: how many complaints of each file. */
function complaints(files: string[]) {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const program = ts.createProgram(files, { ...options, types: ['vite/client'] });
  return files.map((file) => ({
    file: path.basename(file),
    complaints: ts.getPreEmitDiagnostics(program, program.getSourceFile(file)).length,
  }));
}

test('The draft of the coupons is the one that the engine is tried on, and leaves one line to write', async () => {
  const out = path.join(await newFolder(), 'coupons.ts');
  const { code, lines } = await resource(...coupons, '--out', out);
  expect({ code, lines }).toEqual({
    code: 0,
    lines: [
      `Wrote ${out}: list, read, create, update, delete. One more line for src/resources/registered.ts:`,
      expect.stringMatching(/^export \{ coupons \} from '.*coupons\.ts';$/),
    ],
  });
  // Only the first line differs: where the engine is, seen from the file.
  const [engine, ...draft] = (await readFile(out, 'utf8')).split('\n');
  const [, ...tried] = (await readFile('tests/engine/coupons/draft.ts', 'utf8')).split('\n');
  expect(draft).toEqual(tried);
  expect(engine).toMatch(
    /^import \{ defineResource \} from '.*\/src\/engine\/define-resource\.ts';$/,
  );
});

test('The drafts of all lists of the contract compile as they are', async () => {
  const folder = await newFolder();
  const names = ['users', 'story-rooms', 'genres', 'banners'];
  const files = names.map((name) => path.join(folder, `${name}.ts`));
  for (const [index, name] of names.entries()) {
    expect(await resource(name, '--out', files[index] ?? '')).toMatchObject({ code: 0 });
  }
  // One that must not compile, lest the compiler looked at nothing.
  const wrong = path.join(folder, 'wrong.ts');
  const users = await readFile(files[0] ?? '', 'utf8');
  await writeFile(wrong, users.replace("key: 'email'", "key: 'telex'"));
  expect(complaints([...files, wrong])).toEqual([
    ...names.map((name) => ({ file: `${name}.ts`, complaints: 0 })),
    { file: 'wrong.ts', complaints: 1 },
  ]);
});

test('A file that is there stays as it is', async () => {
  const folder = await newFolder();
  const out = path.join(folder, 'coupons.ts');
  await writeFile(out, 'mine');
  expect(await resource(...coupons, '--out', out)).toEqual({
    code: 1,
    lines: [`${out} is there already and stays as it is. Name another file with --out.`],
  });
  expect(await readFile(out, 'utf8')).toBe('mine');
});

test.each([
  ['no name', [], /^Name one resource, in the plural .* npm run resource -- gift-cards$/],
  ['a name that is no address', ['Coupons'], /^Name one resource/],
  [
    'an entity without a list',
    ['vouchers'],
    /^The contract has no list of vouchers: .* It has: GET \/api\/admin\/getAllUsers, .* Name one with --list 'GET \/…'\.$/,
  ],
  [
    'a name that fits several',
    ['admins'],
    /^Which list is that of admins: GET .*, GET .*\? Say it with --list '/,
  ],
  [
    'a route that is no list',
    ['users', '--list', 'GET /api/genre/getAllGenre'],
    /^--list needs a paged list .*, which GET \/api\/genre\/getAllGenre is not\. The contract has: /,
  ],
  [
    'no contract',
    ['users', '--contract', 'none.yaml'],
    /^There is no contract none\.yaml\. Name yours with --contract\.$/,
  ],
  [
    'no contract in the file',
    ['users', '--contract', 'README.md'],
    /^README\.md cannot be read as a contract/,
  ],
])('%s is one line, and nothing is written', async (_, options, line) => {
  const folder = await newFolder();
  const out = path.join(folder, 'draft.ts');
  expect(await resource(...options, '--out', out)).toEqual({
    code: 1,
    lines: [expect.stringMatching(line)],
  });
  expect(await readdir(folder)).toEqual([]);
});

test('An operation can be named by hand', async () => {
  const out = path.join(await newFolder(), 'writers.ts');
  const named = ['--list', 'GET /api/admin/getAllUsers', '--read', 'GET /api/admin/getUser/{id}'];
  expect(await resource('writers', ...named, '--out', out)).toMatchObject({ code: 0 });
  const text = await readFile(out, 'utf8');
  expect(text).toContain("label: { one: 'Writer', many: 'Writers' }");
  expect(text).toContain("list: 'GET /api/admin/getAllUsers'");
});
