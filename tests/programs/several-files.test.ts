import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkResources } from '../../scripts/check-resources.ts';
import { docs } from '../../scripts/docs.ts';
import { listStates } from '../../scripts/gallery/states.ts';
import { generate } from '../../scripts/generate.ts';
import { startProcess } from '../../scripts/lib/start-program.ts';
import { resourceCommand } from '../../scripts/resource.ts';
import { copyProject } from '../support/copy-project.ts';
import { callCommand } from '../support/run-command.ts';
import { signIn } from '../support/sign-in-to-stack.ts';
import { splitContract } from '../support/split-contract.ts';

/** A project whose contract is in several files. */
const project = await copyProject();
await splitContract('openapi.yaml', project);
const operations = path.join(project, 'src/generated/operations.ts');

test('generate makes of a contract in several files what it makes of one', async () => {
  const expected = await readFile(operations, 'utf8');
  await rm(operations);
  expect(await callCommand(generate, [], project)).toMatchObject({ code: 0 });
  expect(await readFile(operations, 'utf8')).toBe(expected);
  expect(await callCommand(generate, ['--check'], project)).toMatchObject({ code: 0 });
});

test.each([
  ['docs', docs, []],
  ['resource', resourceCommand, ['--list']],
  ['check:resources', checkResources, []],
])('%s reads a contract in several files', async (_, command, options) => {
  expect(await callCommand(command, options, project)).toMatchObject({ code: 0 });
});

test('The gallery has the same states of a contract in several files', async () => {
  const read = async (file: string) =>
    (await listStates(file, undefined)).states.map(({ id }) => id);
  expect(await read(path.join(project, 'openapi.yaml'))).toEqual(await read('openapi.yaml'));
});

test('check:contract reads a contract in several files', async () => {
  const redocly = path.resolve('node_modules/.bin/redocly');
  const { ended, output } = startProcess(redocly, ['lint', 'openapi.yaml'], { cwd: project });
  expect([await ended, output()]).toEqual([0, expect.stringContaining('openapi.yaml: validated')]);
});

test('npm run mock reads a contract in several files', async () => {
  const prism = path.resolve('node_modules/.bin/prism');
  const mock = startProcess(prism, ['mock', 'openapi.yaml', '--port', '0'], { cwd: project });
  onTestFinished(mock.stop);
  await mock.waitForOutput(/listening on .+\n/);
  expect(await signIn(mock.readUrl('listening on'))).toMatch(/^eyJ/);
});
