/** Consoles for contracts that nobody has prepared. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { buildCommand } from '../../scripts/build.ts';
import { startProgram } from '../../scripts/lib/start-program.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { resourceCommand } from '../../scripts/resource.ts';
import { callCommand } from '../support/run-command.ts';
import { library } from '../support/library-contract.ts';

let contract: string;
beforeAll(async () => {
  contract = path.join(await createTempFolder(), 'library.yaml');
  await writeFile(contract, stringify(library));
});

test('Programs can read the lists of a contract', async () => {
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

test('A build of another contract changes nothing in the project', async () => {
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
