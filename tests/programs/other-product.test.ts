/** A copy of the project without the product, its sandbox and its tests, on the contract of another one. */
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { startProcess } from '../../scripts/lib/start-program.ts';
import { copyProject } from '../support/copy-project.ts';
import { library } from '../support/library-contract.ts';

const project = await copyProject();
const inProject = (...names: string[]) => path.join(project, ...names);

/** The tests of the engine need these. Those of the product are in a folder of their own. */
const keptTests = new Set(['engine', 'support', 'vitest.config.ts']);

for (const name of await readdir('tests'))
  if (keptTests.has(name)) await cp(`tests/${name}`, inProject('tests', name), { recursive: true });
for (const folder of ['src/product', 'scripts/sandbox', 'tests/engine/product'])
  await rm(inProject(folder), { recursive: true });
await writeFile(inProject('openapi.yaml'), stringify(library));

test.each([
  'npm run generate',
  'npm run resource -- --all',
  'npm run check:types',
  'npm run build',
  'npm run test:engine',
])('Another product has no error in %s', async (command) => {
  const program = startProcess('sh', ['-c', `exec ${command}`], { cwd: project });
  const code = await program.ended;
  expect(code === 0 ? 'done' : program.printed.all).toBe('done');
});

test('Another product starts on the mock of its contract', async () => {
  const program = startProcess('sh', ['-c', 'exec npm start -- --port 0'], { cwd: project });
  await program.waitForOutput('Stop ');
  const { apiBaseUrl } = (await (
    await fetch(new URL('/story-admin/config.json', program.readUrl('Town Library')))
  ).json()) as { apiBaseUrl: string };
  const books = await fetch(new URL(`${apiBaseUrl}/books`, program.readUrl('Town Library')));
  expect(books.headers.get('content-type')).toContain('json');
  await program.stop();
});
