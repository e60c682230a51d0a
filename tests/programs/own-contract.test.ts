/** The commands of README.md, "Your own contract", one after the other in a copy of the project. */
import { createServer } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { startProcess } from '../../scripts/lib/start-program.ts';
import { listen } from '../../scripts/lib/servers/http-server.ts';
import { copyUncheckedProject } from '../support/copy-project.ts';
import { library } from '../support/library-contract.ts';

const readme = await readFile('README.md', 'utf8');
const [, section = ''] = /^## Your own contract$(.*?)^## /ms.exec(readme) ?? [];
const commands = [...section.matchAll(/^```sh$(.*?)^```$/gms)]
  .flatMap(([, block = '']) => block.trim().split('\n'))
  .map((line) => line.replace(/ *#.*/, ''));

const project = await copyUncheckedProject();
const inProject = (file: string) => path.join(project, file);
const server = createServer((_, response) => response.end('[]'));
const serverUrl = await listen(server, '127.0.0.1', { server: 'library', option: '', port: 0 });
afterAll(() => server.close());
await writeFile(
  inProject('petstore.yaml'),
  stringify({ ...library, servers: [{ url: serverUrl }] }),
);

const run = (command: string) => startProcess('sh', ['-c', `exec ${command}`], { cwd: project });

/** Starts a command that opens a console, on any free port, and on a server that runs. */
async function openConsole(command: string) {
  const options = `${command.includes(' -- ') ? '' : ' --'} --port 0`;
  const program = run(command.replace('http://127.0.0.1:8080', serverUrl) + options);
  await program.waitForOutput('Stop ');
  const response = await fetch(program.readUrl('(?:Console|Town Library)'));
  return { program, page: await response.text() };
}

const isConsole = (command: string) => /^npm (start|run dev)\b/.test(command);

test.each(commands.filter((command) => isConsole(command) && command.includes('--contract')))(
  '%s opens the console',
  async (command) => {
    const { program, page } = await openConsole(command);
    expect(program.printed.all).toContain('Screens       books, shelves, authors');
    expect(program.printed.all.includes(serverUrl)).toBe(command.includes('--api'));
    expect(page).toContain('<title>Town Library</title>');
    await program.stop();
  },
);

test.each(commands.filter((command) => !isConsole(command)))('%s succeeds', async (command) => {
  const program = run(command);
  const code = await program.ended;
  expect(code === 0 ? 'done' : program.printed.all).toBe('done');
});

test('npm run dev opens the product that they leave', async () => {
  const { program, page } = await openConsole(commands.at(-1) ?? '');
  expect(page).toContain('<title>Town Library</title>');
  await program.stop();
});

test('The product that they leave signs in as the contract says', async () => {
  expect(await readFile(inProject('src/product/sign-in.ts'), 'utf8')).toContain('POST /login');
});
