import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bench } from '../../scripts/bench.ts';
import { checkPageBudget } from '../../scripts/check-page-budget.ts';
import { checkResources } from '../../scripts/check-resources.ts';
import { contractDiff } from '../../scripts/contract-diff.ts';
import { dev } from '../../scripts/dev.ts';
import { docs } from '../../scripts/docs.ts';
import { generate } from '../../scripts/generate.ts';
import type { Command } from '../../scripts/lib/exit-with-error.ts';
import { resourceCommand } from '../../scripts/resource.ts';
import { start } from '../../scripts/start.ts';
import { callCommand } from '../support/call-command.ts';
import { copyProject } from '../support/copy-project.ts';
import { runProgram } from '../support/run-program.ts';
import { listen } from '../support/sign-in-to-stack.ts';

/** Called in this process; the other programs, and runs that begin to listen or load edited code, are processes. */
const commands: Readonly<Record<string, Command>> = {
  start,
  dev,
  generate,
  resource: resourceCommand,
  docs,
  'contract-diff': contractDiff,
  bench,
  'check-page-budget': checkPageBudget,
  'check-resources': checkResources,
};

/** In the place of a port that is in use. */
const busyPort = '{busy port}';

/** A program, what is wrong, and the options that it is run with. */
type Row = [program: string, situation: string, ...options: string[]];

const needProcess: Row[] = [
  ['dev', 'a busy port', '--port', busyPort],
  ['dev', 'a busy port of the mock', '--mock-port', busyPort],
  ['check-licences', 'a missing lock file'],
];

const wrongOptions: Row[] = [
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
];

interface Mistake {
  file: string;
  text: string;
  replacement: string;
  /** Where to correct it, if not in the file itself. */
  named?: string;
  /** The programs that name it, with their options. */
  runs: [program: string, ...options: string[]][];
}

const contract = 'openapi.yaml';

const mistakes: [string, Mistake][] = [
  [
    'an operation without an operationId',
    {
      file: contract,
      text: '      operationId: getUser\n',
      replacement: '',
      named: 'openapi.yaml:',
      runs: [
        ['generate'],
        ['dev'],
        ['start'],
        ['resource', '--list'],
        ['docs'],
        ['contract-diff', '--base', contract],
        ['contract-verify', '--base-url', 'http://127.0.0.1:1', '--token', 'a'],
        ['check-resources'],
      ],
    },
  ],
  [
    'an operation that no screen uses',
    {
      file: contract,
      text: '/api/admin/login:',
      replacement: '/api/admin/enter:',
      named: 'scripts/lib/contract-usage/other-screens.ts',
      runs: [['check-resources']],
    },
  ],
  [
    'a resource whose file is missing',
    {
      file: 'src/resources/index.ts',
      text: './users.ts',
      replacement: './people.ts',
      runs: [['check-resources']],
    },
  ],
  [
    'a resource with an unknown operation',
    {
      file: 'src/resources/users.ts',
      text: 'getAllUsers',
      replacement: 'getUsers',
      runs: [['check-resources']],
    },
  ],
];

let project: string;
/** What uses a port. */
let busy: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
  project = await copyProject();
  busy = await listen(() => undefined);
});

afterAll(() => void busy.server.close());

/** An instruction, or a command or an option to use. */
const nextStep =
  /\b(Add|Check|Choose|Correct|Did you mean|Expected|Give|Restore|Run|See|Set|add|change|correct|give|takes|(?<!in )use)\b|Is --/;

interface Run {
  /** Whether the program is run as a process though it can be called. */
  isProcess?: boolean;
  env?: NodeJS.ProcessEnv;
}

/** Runs a program to its message. */
async function readMessage([program, _situation, ...options]: Row, { isProcess, env }: Run = {}) {
  const { port } = new URL(busy.url);
  const values = options.map((option) => option.replace(busyPort, port));
  const command = isProcess ? undefined : commands[program];
  const { code, lines } = await (command
    ? callCommand(command, values, project)
    : runProgram(program, values, project, env));
  return { code, message: lines.join('\n') };
}

/** What a newcomer could not use about a message, each with the message. */
function findFaults({ code, message }: Awaited<ReturnType<typeof readMessage>>): string[] {
  const faults = [
    ...(code === 0 ? ['no failure'] : []),
    ...(message.includes('\n') ? ['several lines'] : []),
    ...(nextStep.test(message) ? [] : ['no next step']),
    ...(/undefined|\[object|NaN|Error:/.test(message) ? ['the inside of a program'] : []),
    ...(message.includes(project) ? ['the path of the project on this machine'] : []),
  ];
  return faults.map((fault) => `${fault}: ${message}`);
}

test.each(wrongOptions)('%s with %s says what to do', async (...row) => {
  expect(findFaults(await readMessage(row))).toEqual([]);
});

test.each(needProcess)('%s with %s ends with what to do', async (...row) => {
  expect(findFaults(await readMessage(row, { isProcess: true }))).toEqual([]);
});

test('check-advisories without a report of npm says what to do', async () => {
  const bin = path.join(project, 'bin');
  await mkdir(bin);
  await writeFile(path.join(bin, 'npm'), '#!/bin/sh\necho broken\n', { mode: 0o755 });
  const result = await readMessage(['check-advisories', 'an npm without a report'], {
    env: { PATH: bin },
  });
  expect(findFaults(result)).toEqual([]);
});

test('A CHROMIUM_PATH that leads nowhere is named', () => {
  const env = { ...process.env, CHROMIUM_PATH: '/nowhere' };
  const program = 'tests/support/require-chromium.ts';
  const { status, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8', env });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^CHROMIUM_PATH is \/nowhere, .* unset it/),
  ]);
});

describe.each(mistakes)('With %s', (mistake, { file, text, replacement, named = file, runs }) => {
  let original: string;
  beforeAll(async () => {
    original = await readFile(path.join(project, file), 'utf8');
    if (!original.includes(text)) throw new Error(`${file} has no "${text}": correct the edit.`);
    await writeFile(path.join(project, file), original.replace(text, replacement));
  });
  afterAll(() => writeFile(path.join(project, file), original));

  test.each(runs)('%s names the place and says what to do', async (program, ...options) => {
    const isProcess = file !== contract;
    const result = await readMessage([program, mistake, ...options], { isProcess });
    expect(findFaults(result)).toEqual([]);
    expect(result.message).toContain(named);
  });
});
