import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bench } from '../../scripts/bench.ts';
import { checkLicences } from '../../scripts/check-licences.ts';
import { checkPageBudget } from '../../scripts/check-page-budget.ts';
import { checkResources } from '../../scripts/check-resources.ts';
import { contractDiff } from '../../scripts/contract-diff.ts';
import { dev } from '../../scripts/dev.ts';
import { docs } from '../../scripts/docs.ts';
import { generate } from '../../scripts/generate.ts';
import type { Command } from '../../scripts/lib/exit-with-error.ts';
import { resourceCommand } from '../../scripts/resource.ts';
import { start } from '../../scripts/start.ts';
import { callCommand, runProgram } from '../support/run-command.ts';
import { copyProject, editFile } from '../support/copy-project.ts';

/**
 * The commands that are called in this process; the other programs, and runs that begin to listen or load edited code,
 * are processes.
 */
const commands: Readonly<Record<string, Command>> = {
  start,
  dev,
  generate,
  resource: resourceCommand,
  docs,
  'contract-diff': contractDiff,
  bench,
  'check-licences': checkLicences,
  'check-page-budget': checkPageBudget,
  'check-resources': checkResources,
};

const project = await copyProject();

const run = (program: string, options: string[]) => {
  const command = commands[program];
  return command ? callCommand(command, options, project) : runProgram(program, options, project);
};

/** An instruction, or a command or an option to use. */
const nextStep =
  /\b(Add|Check|Choose|Correct|Did you mean|Expected|Give|Put|Restore|Run|See|Set|add|change|correct|give|takes|(?<!in )use)\b|Is --/;

/** What a newcomer could not use about the message of a failed run, each with the message. */
function findFaults({ code, lines }: Awaited<ReturnType<typeof run>>): string[] {
  const message = lines.join('\n');
  const faults = [
    ...(code === 0 ? ['no failure'] : []),
    ...(lines.length > 1 ? ['several lines'] : []),
    ...(nextStep.test(message) ? [] : ['no next step']),
    ...(/undefined|\[object|NaN|Error:/.test(message) ? ['the inside of a program'] : []),
    ...(message.includes(project) ? ['the path of the project on this machine'] : []),
  ];
  return faults.map((fault) => `${fault}: ${message}`);
}

test.each<[program: string, situation: string, ...options: string[]]>([
  ['start', 'an unknown option', '--colour'],
  ['start', 'an argument', 'now'],
  ['start', 'an option without its value', '--port'],
  ['start', 'a value for an option that takes none', '--reset=yes'],
  ['start', 'a port that is no number', '--port', 'eighty'],
  ['start', 'too many users', '--users', '99999999'],
  ['start', 'a public address without --expose', '--host', '0.0.0.0'],
  ['start', 'an empty address', '--host', ''],
  ['start', 'a URL to expose', '--expose', 'https://admin.test'],
  ['start', 'a file as data folder', '--data', 'package.json'],
  ['dev', 'an unknown option', '--colour'],
  ['generate', 'an unknown option', '--chek'],
  ['resource', 'a file that is no contract', 'coupons', '--contract', 'index.html'],
  ['resource', 'a folder as contract', 'coupons', '--contract', 'src'],
  ['docs', 'a missing contract', '--contract', 'none.yaml'],
  ['docs', 'a file as folder', '--out', 'package.json'],
  ['contract-diff', 'two formats', '--json', '--markdown'],
  ['contract-diff', 'an empty base', '--base', ''],
  ['contract-diff', 'an unknown base', '--base', 'nowhere'],
  ['contract-diff', 'a base that is no contract', '--base', 'package.json'],
  ['contract-verify', 'no server', '--base-url', 'http://127.0.0.1:1', '--token', 'a'],
  ['bench', 'an unknown option', '--colour'],
  ['bench', 'no number of users', '--users', 'many'],
  ['check-page-budget', 'an unknown option', '--colour'],
  ['check-licences', 'a missing lock file'],
])('%s with %s says what to do', async (program, _, ...options) => {
  expect(findFaults(await run(program, options))).toEqual([]);
});

const programs = readdirSync('scripts')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => path.basename(name, '.ts'));

test.each(
  programs.flatMap((program) => [
    [program, '--colour'],
    [program, '--', 'now', 'then'],
  ]),
)('%s refuses an argument that it does not know: %s', async (program, ...options) => {
  const result = await run(program, options);
  expect(findFaults(result)).toEqual([]);
  expect(result.lines[0]).toMatch(/^(Unknown option|Unexpected argument|Expected one resource)/);
});

test.each([
  ['no report of npm', 'broken'],
  ['a registry without advisories', '{"message":"no such endpoint"}'],
])('check-advisories with %s says what to do', async (_, printed) => {
  const bin = path.join(project, 'bin');
  await mkdir(bin, { recursive: true });
  await writeFile(path.join(bin, 'npm'), `#!/bin/sh\necho '${printed}'\n`, { mode: 0o755 });
  const result = await runProgram('check-advisories', [], project, { PATH: bin });
  expect(findFaults(result)).toEqual([]);
  expect(result.lines.join()).toContain('nothing was checked');
});

test('A CHROMIUM_PATH that leads nowhere is named', () => {
  const env = { ...process.env, CHROMIUM_PATH: '/nowhere' };
  const program = 'tests/support/require-chromium.ts';
  const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8', env });
  const message = expect.stringMatching(/^CHROMIUM_PATH is \/nowhere, .* unset it/);
  expect([status, stderr]).toEqual([1, message]);
});

describe('With a reference that leads nowhere', () => {
  // What restores the file is called after the tests.
  beforeAll(() => editFile(project, 'openapi.yaml', ["schemas/User'", "schemas/Usr'"]));

  test.each<[program: string, ...options: string[]]>([
    ['generate'],
    ['dev'],
    ['start'],
    ['resource', '--list'],
    ['docs'],
    ['contract-diff', '--base', 'openapi.yaml'],
    ['contract-verify', '--base-url', 'http://127.0.0.1:1', '--token', 'a'],
    ['check-resources'],
  ])('%s names the line and says what to do', async (program, ...options) => {
    const result = await run(program, options);
    expect(findFaults(result)).toEqual([]);
    expect(result.lines[0]).toContain('openapi.yaml:');
  });
});

test('docs leaves no folder where it fails', async () => {
  const result = await run('docs', ['--contract', 'index.html', '--out', 'dist-failed']);
  expect(findFaults(result)).toEqual([]);
  expect(existsSync(path.join(project, 'dist-failed'))).toBe(false);
});

const registry = 'src/product/resources/index.ts';
const users = 'src/product/resources/users.ts';
const otherScreens = 'src/product/screen-uses.ts';

test.each([
  [registry, './users.ts', './people.ts', registry],
  [users, 'getAllUsers', 'getUsers', users],
  ['openapi.yaml', '/api/admin/deleteAccount:', '/api/admin/leave:', otherScreens],
])('After an edit of %s (%s to %s), check-resources fails and names %s', async (...row) => {
  const [file, text, replacement, named] = row;
  onTestFinished(await editFile(project, file, [text, replacement]));
  const result = await runProgram('check-resources', [], project);
  expect(findFaults(result)).toEqual([]);
  expect(result.lines[0]).toContain(named);
});
