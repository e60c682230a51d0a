import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { resourceCommand } from '../../scripts/resource.ts';
import { callCommand } from '../support/call-command.ts';
import { copyEmptyProject } from '../support/copy-project.ts';
import { runProgram } from '../support/run-program.ts';

/** A project with the frozen contract and, at first, no resource. */
let project: string;
beforeAll(async () => {
  project = await copyEmptyProject();
});

const scaffold = (args: string[]) => resourceCommand(args, async () => []);

/** A process, because each check reads other resources. */
const check = () => runProgram('check-resources', [], project);

/** Changes a file of the project. */
async function edit(name: string, change: (text: string) => string) {
  const file = path.join(project, name);
  const text = await readFile(file, 'utf8');
  expect(change(text)).not.toBe(text);
  await writeFile(file, change(text));
}

/** Makes a property of a request body required. */
const requireProperty = (schema: string, name: string, property: object) => (contract: string) =>
  contract.replace(
    new RegExp(`(\\n    ${schema}:\\n(?: {6}.*\\n)*?)      properties:\\n`),
    `$1      required: [${name}]\n      properties:\n        ${name}: ${JSON.stringify(property)}\n`,
  );

test('What the check says makes it succeed', async () => {
  for (const name of ['users', 'story-rooms', 'genres', 'banners']) {
    const { lines } = await callCommand(scaffold, [name], project);
    await edit('src/resources/index.ts', (registry) => `${registry}${lines.at(-1)}\n`);
  }
  await edit('src/resources/story-rooms.ts', (code) =>
    code.replace(
      '\n});',
      `\n  formFields: {
    theme: { type: 'reference', options: { operation: 'GET /api/genre/getAllGenre', rows: 'data', value: 'genre' } },
  },\n});`,
    ),
  );
  expect(await check()).toEqual({ code: 0, lines: ['4 resources are complete.'] });
});

test('A required property of another screen without a field fails the check', async () => {
  const change = requireProperty('AdminChange', 'nickname', { type: 'string' });
  await edit('openapi.yaml', change);
  expect(await check()).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(
        /^openapi\.yaml:\d+: Example value .* 'nickname'\. Correct the example/,
      ),
      'updateAdminProfile requires "nickname", and the profile has no field for it: add one to the screen, and name it in scripts/lib/contract-usage/other-screens.ts.',
    ],
  });
});
