import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);
const program = path.resolve('scripts/contract-diff.ts');

let folder: string;
let earlier: string;

/** A folder with a contract, and an earlier one with a longer description and without userName. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'story-admin-diff-'));
  earlier = path.join(folder, 'earlier.yaml');
  const text = await readFile('tests/support/frozen-contract.yaml', 'utf8');
  await writeFile(path.join(folder, 'openapi.yaml'), text);
  const edited = text
    .replace('maxLength: 250', 'maxLength: 300')
    .replace("        userName:\n          type: [string, 'null']\n", '');
  await writeFile(earlier, edited);
});

afterAll(() => rm(folder, { recursive: true }));

async function contractDiff(options: string[], env: NodeJS.ProcessEnv = process.env) {
  try {
    const command = [program, ...options];
    return { code: 0, ...(await run(process.execPath, command, { cwd: folder, env })) };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

describe('npm run contract:diff', () => {
  test('prints breaking and non-breaking changes since a file, with affected screens', async () => {
    expect(await contractDiff(['--base', earlier])).toEqual({
      code: 0,
      stderr: '',
      stdout: `openapi.yaml since ${earlier}: 1 breaking, 1 non-breaking.

Breaking
  \`Starter.description\` maxLength 300 → 250: genre form, add genre page
    A request that the console sends may be rejected. (addGenre, updateGenre)

Non-breaking
  \`User.userName\` added: users list column Username, user detail
    The console ignores properties that it does not know. (getAllUsers, getUser, updateUser)
`,
    });
  });

  test('prints a Markdown table with --markdown', async () => {
    const { stdout } = await contractDiff(['--base', earlier, '--markdown']);
    expect(stdout).toContain('### Changes of the contract');
    expect(stdout).toContain(
      '| breaking | `Starter.description` maxLength 300 → 250 | A request that the console sends may be rejected. | genre form (field Starter), add genre page (field Starter) |',
    );
  });

  test('prints JSON with --json', async () => {
    const { stdout } = await contractDiff(['--base', earlier, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      base: earlier,
      changes: [
        {
          class: 'breaking',
          rule: 'request-max-length-tightened',
          operations: ['addGenre', 'updateGenre'],
          resources: ['genres'],
          screens: [
            { screen: 'genre form', address: '/admin/view/genre/:id', parts: ['field Starter'] },
            { screen: 'add genre page', address: '/admin/genre/add', parts: ['field Starter'] },
          ],
        },
        { class: 'non-breaking', rule: 'response-property-added' },
      ],
    });
  });

  test('fails with --strict only on breaking changes', async () => {
    expect(await contractDiff(['--base', earlier, '--strict'])).toMatchObject({
      code: 1,
      stderr: '',
    });
    expect(await contractDiff(['--base', 'openapi.yaml', '--strict'])).toMatchObject({
      code: 0,
      stdout: 'openapi.yaml since openapi.yaml: no changes for a client.\n',
    });
  });
});

describe('npm run contract:diff -- --rules', () => {
  test('prints every rule with its class and reason', async () => {
    const { stdout } = await contractDiff(['--rules']);
    expect(stdout).toMatch(
      /^request-max-length-tightened +breaking +maxLength: tightened — A request that the console sends may be rejected\.$/m,
    );
    expect(stdout).toMatch(
      /^response-max-length-tightened +non-breaking +maxLength: tightened — /m,
    );
    expect(stdout).toMatch(/\n\d+ rules\.\n$/);
  });

  test('prints the rules as JSON', async () => {
    const { stdout } = await contractDiff(['--rules', '--json']);
    const { rules } = JSON.parse(stdout) as { rules: object[] };
    expect(rules).toContainEqual({
      id: 'operation-removed',
      detects: 'operation removed',
      class: 'breaking',
      reason: 'The console still calls it.',
    });
  });
});

describe('The base', () => {
  let repository: string;

  /** A repository with three branches: an earlier contract, no contract, and invalid YAML. */
  beforeAll(async () => {
    repository = path.join(folder, 'repository');
    const git = (...command: string[]) =>
      run('git', [
        '-C',
        repository,
        '-c',
        'user.name=T',
        '-c',
        'user.email=t@example.com',
        ...command,
      ]);
    await run('git', ['init', '--quiet', '--initial-branch', 'bare', repository]);
    await git('commit', '--quiet', '--allow-empty', '--message', 'Begin');
    await git('switch', '--quiet', '--create', 'main');
    await writeFile(path.join(repository, 'openapi.yaml'), await readFile(earlier));
    await git('add', 'openapi.yaml');
    await git('commit', '--quiet', '--message', 'Add the contract');
    await git('switch', '--quiet', '--create', 'invalid');
    await writeFile(path.join(repository, 'openapi.yaml'), 'paths: {');
    await git('commit', '--quiet', '--all', '--message', 'Break it');
  });

  const inRepository = (options: string[]) =>
    contractDiff(options, {
      ...process.env,
      GIT_DIR: path.join(repository, '.git'),
      GIT_WORK_TREE: folder,
    });

  test('is the main branch by default', async () => {
    const { stdout } = await inRepository([]);
    expect(stdout).toContain('openapi.yaml since main: 1 breaking, 1 non-breaking.');
  });

  test('can be any revision', async () => {
    const { stdout } = await inRepository(['--base', 'invalid~1']);
    expect(stdout).toContain('openapi.yaml since invalid~1: 1 breaking, 1 non-breaking.');
  });

  test.each([
    [
      'a branch without a contract',
      'bare',
      /^There is no openapi.yaml at bare \(.+\)\. Give a git/,
    ],
    [
      'invalid YAML',
      'invalid',
      /^openapi.yaml at invalid:\d+: This is not YAML: .* Correct it here/,
    ],
  ])('%s is reported in one line', async (_, base, line) => {
    const { code, stdout, stderr } = await inRepository(['--base', base]);
    expect({ code, stdout, lines: stderr.trim().split('\n') }).toEqual({
      code: 1,
      stdout: '',
      lines: [expect.stringMatching(line)],
    });
  });

  test('can be a branch that is called like a folder', async () => {
    await mkdir(path.join(folder, 'src'));
    await run('git', ['-C', repository, 'branch', 'src', 'main']);
    const { stdout } = await inRepository(['--base', 'src']);
    expect(stdout).toContain('openapi.yaml since src: 1 breaking, 1 non-breaking.');
  });

  test('has to be a file without git', async () => {
    expect(await contractDiff([], { ...process.env, PATH: folder })).toMatchObject({
      code: 1,
      stderr: 'git is not installed. Give a file instead: --base FILE.\n',
    });
  });
});
