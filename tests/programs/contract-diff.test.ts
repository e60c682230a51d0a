import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const run = promisify(execFile);

let folder: string;
let earlier: string;

/** An earlier contract: it took longer descriptions, and no user had a name of their own. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'story-admin-diff-'));
  earlier = path.join(folder, 'earlier.yaml');
  const text = await readFile('openapi.yaml', 'utf8');
  const edited = text
    .replace('maxLength: 250', 'maxLength: 300')
    .replace("        userName:\n          type: [string, 'null']\n", '');
  await writeFile(earlier, edited);
});

afterAll(() => rm(folder, { recursive: true }));

async function contractDiff(options: string[], env: NodeJS.ProcessEnv = process.env) {
  try {
    const command = ['scripts/contract-diff.ts', ...options];
    return { code: 0, ...(await run(process.execPath, command, { env })) };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

describe('npm run contract:diff', () => {
  test('says against a file what broke and what is safe, and where', async () => {
    expect(await contractDiff(['--base', earlier])).toEqual({
      code: 0,
      stderr: '',
      stdout: `openapi.yaml since ${earlier}: 1 breaking, 1 safe.

Breaking
  \`Starter.description\` maxLength 300 → 250: genre form, add genre page
    What the console lets through is refused. (addGenre, updateGenre)

Safe
  \`User\` gained \`userName\`: users list column Username, user detail
    Screens ignore what they do not know. (getAllUsers, getUser, updateUser)
`,
    });
  });

  test('writes a table for a pull request', async () => {
    const { stdout } = await contractDiff(['--base', earlier, '--markdown']);
    expect(stdout).toContain('### Changes of the contract');
    expect(stdout).toContain(
      '| breaking | `Starter.description` maxLength 300 → 250 | What the console lets through is refused. | genre form (field Starter), add genre page (field Starter) |',
    );
  });

  test('writes JSON for programs', async () => {
    const { stdout } = await contractDiff(['--base', earlier, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({
      base: earlier,
      changes: [
        {
          class: 'breaking',
          kind: 'request maxLength narrower',
          operations: ['addGenre', 'updateGenre'],
          resources: ['genres'],
          screens: [
            { screen: 'genre form', address: '/admin/view/genre/:id', parts: ['field Starter'] },
            { screen: 'add genre page', address: '/admin/genre/add', parts: ['field Starter'] },
          ],
        },
        { class: 'safe', kind: 'answer property gained' },
      ],
    });
  });

  test('fails with --strict where the console breaks, and only there', async () => {
    expect(await contractDiff(['--base', earlier, '--strict'])).toMatchObject({
      code: 1,
      stderr: '',
    });
    expect(await contractDiff(['--base', 'openapi.yaml', '--strict'])).toMatchObject({
      code: 0,
      stdout: 'openapi.yaml asks what it asked at openapi.yaml.\n',
    });
  });
});

describe('The base', () => {
  let repository: string;

  /** A repository whose branches hold an earlier contract, none at all, and one that is no YAML. */
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
    await git('commit', '--quiet', '--message', 'Describe the calls');
    await git('switch', '--quiet', '--create', 'torn');
    await writeFile(path.join(repository, 'openapi.yaml'), 'paths: {');
    await git('commit', '--quiet', '--all', '--message', 'Tear it');
  });

  const inRepository = (options: string[]) =>
    contractDiff(options, {
      ...process.env,
      GIT_DIR: path.join(repository, '.git'),
      GIT_WORK_TREE: process.cwd(),
    });

  test('is the main branch unless another is named', async () => {
    const { stdout } = await inRepository([]);
    expect(stdout).toContain('openapi.yaml since main: 1 breaking, 1 safe.');
  });

  test('can be any revision', async () => {
    const { stdout } = await inRepository(['--base', 'torn~1']);
    expect(stdout).toContain('openapi.yaml since torn~1: 1 breaking, 1 safe.');
  });

  test.each([
    [
      'a branch without a contract',
      'bare',
      /^There is no openapi.yaml at bare \(.+\)\. Name a git/,
    ],
    ['an unknown revision', 'nowhere', /^There is no openapi.yaml at nowhere \(.+\)\. Name a git/],
    ['a contract that is torn', 'torn', /^openapi.yaml at torn cannot be read as YAML: /],
    ['a file that is no contract', 'package.json', /^package.json is no OpenAPI document/],
  ])('that is %s is refused in one line', async (_, base, line) => {
    const { code, stdout, stderr } = await inRepository(['--base', base]);
    expect({ code, stdout, lines: stderr.trim().split('\n') }).toEqual({
      code: 1,
      stdout: '',
      lines: [expect.stringMatching(line)],
    });
  });

  test('has to be a file where there is no git', async () => {
    expect(await contractDiff([], { ...process.env, PATH: folder })).toMatchObject({
      code: 1,
      stderr: 'There is no git here. Name a file: --base FILE.\n',
    });
  });
});
