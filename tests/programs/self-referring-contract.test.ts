import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractDiff } from '../../scripts/contract-diff.ts';
import { docs } from '../../scripts/docs.ts';
import { resourceCommand } from '../../scripts/resource.ts';
import { generateFiles, writeFiles } from '../../scripts/generate/generated-files.ts';
import { copyEmptyProject } from '../support/copy-project.ts';
import { callCommand } from '../support/call-command.ts';
import { selfReferringContract } from '../support/self-referring-contract.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

/** Inside the project, so that the compiler finds zod. */
const folder = `node_modules/.cache/self-referring-${process.pid}`;
afterAll(() => rm(folder, { recursive: true }));

let contract: string;
beforeAll(async () => {
  contract = await selfReferringContract();
});

test('npm run generate produces code that compiles from a contract with recursive schemas', async () => {
  await mkdir(folder, { recursive: true });
  await writeFiles(await generateFiles(contract, folder));
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const file = path.join(folder, 'operations.ts');
  const compiled = ts.createProgram([file], options);
  const messages = ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  expect(messages).toEqual([]);
});

test('npm run resource scaffolds a resource from it', async () => {
  const project = await copyEmptyProject();
  const command = (args: string[]) => resourceCommand(args, async () => []);
  await callCommand(command, ['genres', '--contract', contract], project);
  const file = path.join(project, 'src/resources/genres.ts');
  expect(await readFile(file, 'utf8')).toContain("update: 'PUT /api/admin/updateGenre/{id}'");
});

test('npm run docs renders it', async () => {
  const out = await createTempFolder();
  await callCommand(docs, ['--contract', contract, '--out', out]);
  expect(await readFile(path.join(out, 'index.html'), 'utf8')).toContain('lastComment');
  expect(await readFile(path.join(out, 'map.html'), 'utf8')).toContain('id="getGenre"');
});

test('npm run contract:diff compares it', async () => {
  const project = await copyEmptyProject();
  const { lines } = await callCommand(contractDiff, ['--base', contract], project);
  expect(lines.join('\n')).toContain('`Genre.parent` removed');
});
