import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { contractDiff } from '../../scripts/contract-diff.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';
import { callCommand } from '../support/run-command.ts';
import { splitContract } from '../support/split-contract.ts';

const frozenContract = path.resolve('tests/support/frozen-contract.yaml');

/** A folder with a contract, and an earlier one with a longer description and without userName. */
const folder = await createTempFolder();
const earlier = path.join(folder, 'earlier.yaml');
await cp(frozenContract, path.join(folder, 'openapi.yaml'));
const frozen = await readFile(frozenContract, 'utf8');
await writeFile(
  earlier,
  frozen
    .replace('maxLength: 250', 'maxLength: 300')
    .replace("        userName:\n          type: [string, 'null']\n", ''),
);

async function compare(options: string[], cwd = folder) {
  const { code, lines } = await callCommand(contractDiff, options, cwd);
  return { code, text: lines.join('\n') };
}

describe('npm run contract:diff', () => {
  test('prints the changes since a file, with affected screens', async () => {
    expect(await compare(['--base', earlier])).toEqual({
      code: 0,
      text: `openapi.yaml since ${earlier}: 1 breaking, 1 non-breaking.

Breaking
  \`Starter.description\` maxLength 300 → 250: genre form (field Starter), add genre page (field Starter)
    A request that the console sends may be rejected. (addGenre, updateGenre)

Non-breaking
  \`User.userName\` added: users list (name of a user, column Username), user detail (name, detail User Name, section Stories)
    The console ignores properties that it does not know. (getAllUsers, getUser, updateUser)`,
    });
  });

  test('prints a Markdown table with --markdown', async () => {
    const { text } = await compare(['--base', earlier, '--markdown']);
    expect(text).toContain('### Changes of the contract');
    expect(text).toContain(
      '| breaking | `Starter.description` maxLength 300 → 250 | A request that the console sends may be rejected. | genre form (field Starter), add genre page (field Starter) |',
    );
  });

  test('escapes with --markdown what Markdown would format, outside of its code spans', async () => {
    const base = path.join(folder, 'pattern.yaml');
    const pattern = String.raw`^[^_]*<b>|\w$`;
    await writeFile(
      base,
      frozen.replace('^#[0-9a-fA-F]{6}$', () => pattern),
    );
    const { text } = await compare(['--base', base, '--markdown']);
    expect(text).toContain(
      '`Colour` pattern ' + String.raw`^\[^\_\]\*\<b\>\|\\w\$ → ^#\[0-9a-fA-F\]{6}\$ |`,
    );
  });

  test('prints JSON with --json', async () => {
    const { text } = await compare(['--base', earlier, '--json']);
    expect(JSON.parse(text)).toMatchObject({
      base: earlier,
      changes: [
        {
          class: 'breaking',
          rule: 'request-max-length-tightened',
          reason: 'A request that the console sends may be rejected.',
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
    expect(await compare(['--base', earlier, '--strict'])).toMatchObject({ code: 1 });
    expect(await compare(['--base', 'openapi.yaml', '--strict'])).toEqual({
      code: 0,
      text: 'openapi.yaml since openapi.yaml: no changes for a client.',
    });
  });
});

test('--rules prints every rule with its class and reason', async () => {
  const { text } = await compare(['--rules']);
  expect(text).toMatch(
    /^request-max-length-tightened +breaking +maxLength: tightened — A request that the console sends may be rejected\.$/m,
  );
  expect(text).toMatch(/\n\d+ rules\.$/);
  const { rules } = JSON.parse((await compare(['--rules', '--json'])).text) as { rules: object[] };
  expect(rules).toContainEqual({
    id: 'operation-removed',
    detects: 'operation removed',
    class: 'breaking',
    reason: 'The console still calls it.',
  });
});

/** Clears the screen, renames the window and imitates another line of output. */
const hostile = '\u001b[2J\u001b]0;renamed\u0007\nAll is well';

test.each([[[]], [['--markdown']]])(
  'contract:diff %s escapes the content of a contract',
  async (format) => {
    const base = path.join(folder, 'hostile.yaml');
    await writeFile(base, frozen.replaceAll('userName:', `${JSON.stringify(hostile)}:`));
    const { text } = await compare(['--base', base, ...format]);
    expect(text).toContain(String.raw`\u001b[2J\u001b]0;renamed\u0007`);
    // Line breaks are written by the program.
    expect(text).not.toMatch(/[^\P{Cc}\n]/u);
    expect(text.split('\n')).not.toContain('All is well');
  },
);

describe('The base', async () => {
  /** A repository with two branches: an earlier contract, and invalid YAML. The contract of its folder is not committed. */
  const repository = await createTempFolder();
  const identity = ['-c', 'user.name=T', '-c', 'user.email=t@example.com'];
  const git = (...command: string[]) =>
    execFileSync('git', ['-C', repository, ...identity, ...command]);
  const contract = path.join(repository, 'openapi.yaml');
  git('init', '--quiet', '--initial-branch', 'main');
  await cp(earlier, contract);
  git('add', 'openapi.yaml');
  git('commit', '--quiet', '--message', 'Add the contract');
  // The branch has the name of a folder, so that `--base src` could mean either.
  git('branch', 'src');
  await mkdir(path.join(repository, 'src'));
  git('switch', '--quiet', '--create', 'invalid');
  await writeFile(contract, 'paths: {');
  git('commit', '--quiet', '--all', '--message', 'Break it');
  await cp(frozenContract, contract);

  test.each([
    ['is the main branch by default', 'main', []],
    ['can be any revision', 'invalid~1', ['--base', 'invalid~1']],
    ['can be a branch that is called like a folder', 'src', ['--base', 'src']],
  ])('%s', async (_, base, options) => {
    const { text } = await compare(options, repository);
    expect(text).toContain(`openapi.yaml since ${base}: 1 breaking, 1 non-breaking.`);
  });

  test.each([
    ['nowhere', /^There is no openapi.yaml at nowhere \(.+\)\. Give a git.*$/],
    ['invalid', /^openapi.yaml at invalid:\d+: This is not YAML: .* Correct it here.*$/],
  ])('that cannot be read is reported in one line: %s', async (base, line) => {
    const text = expect.stringMatching(line);
    expect(await compare(['--base', base], repository)).toEqual({ code: 1, text });
  });

  test('is read with all its files', async () => {
    const folderOfSeveral = await createTempFolder();
    await splitContract(earlier, folderOfSeveral);
    const gitThere = (...command: string[]) =>
      execFileSync('git', ['-C', folderOfSeveral, ...identity, ...command]);
    gitThere('init', '--quiet');
    gitThere('add', '.');
    gitThere('commit', '--quiet', '--message', 'Add the contract');
    expect((await compare(['--base', 'HEAD'], folderOfSeveral)).text).toMatch(/: no changes for a/);
    // The commit has files that are no longer in the folder.
    await rm(path.join(folderOfSeveral, 'schemas'), { recursive: true });
    await splitContract(frozenContract, folderOfSeveral);
    const { text } = await compare(['--base', 'HEAD'], folderOfSeveral);
    expect(text).toContain('openapi.yaml since HEAD: 1 breaking, 1 non-breaking.');
    expect(text).toContain('`Starter.description` maxLength 300 → 250: genre form (field Starter)');
  });

  test('has to be a file without git', async () => {
    vi.stubEnv('PATH', folder);
    try {
      expect(await compare([], repository)).toEqual({
        code: 1,
        text: 'git is not installed. Give a file instead: --base FILE.',
      });
    } finally {
      vi.unstubAllEnvs();
    }
  });
});
