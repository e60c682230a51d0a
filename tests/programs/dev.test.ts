import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { copyProject } from '../support/copy-project.ts';
import { findAxeViolations } from '../support/find-axe-violations.ts';
import { openDevBrowser, startDev } from '../support/start-dev.ts';

const folder = await copyProject();
const contract = await readFile('openapi.yaml', 'utf8');
await mkdir(path.join(folder, 'dist-docs'));
await writeFile(path.join(folder, 'dist-docs/index.html'), '<script type="module">)</script>');
const dev = await startDev(folder);
const openPage = await openDevBrowser(dev);

let isEdited = false;

/** Edits the contract; returns the length of the output before. */
async function edit(change: (text: string) => string): Promise<number> {
  const before = dev.output().length;
  await writeFile(path.join(folder, 'openapi.yaml'), change(contract));
  isEdited = true;
  return before;
}

const applied = /Contract: .*the mock uses it/;

afterEach(async () => {
  if (!isEdited) return;
  await dev.waitForOutput(applied, await edit((text) => text));
  isEdited = false;
});

const fetchUsers = (scenario = {}) =>
  fetch(new URL('/api/admin/getAllUsers', dev.url), {
    headers: { authorization: 'Bearer any', ...scenario },
  });

async function firstUser(scenario = {}): Promise<object> {
  const response = await fetchUsers(scenario);
  return ((await response.json()) as { users: object[] }).users[0] ?? {};
}

test('A contract violation is listed in a panel of the page', async () => {
  const before = await edit((text) => text.replace('userName: jane.doe', 'userName: 7'));
  await dev.waitForOutput(applied, before);

  const { page } = await openPage('#/admin/users');
  await page.getByRole('alert').getByText('users[0].userName is number').waitFor();
  // Vite reloads the page whenever it optimises another dependency.
  await page.waitForLoadState('networkidle');

  const panel = page.getByRole('region', { name: 'Contract violations' });
  const summary = panel.getByText(/\d+ contract violations/);
  await summary.press('Enter');
  const shown = await summary.innerText();
  const retry = page.getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect.poll(() => summary.innerText()).not.toBe(shown);

  // The panel is read in one step, because another response would add to the count.
  const [total, head, ...rows] = (await panel.innerText()).split(/\n+/);
  expect(head?.split('\t')).toEqual(['Operation', 'Pointer', 'Expected', 'Received', 'Count']);
  const violations = rows.slice(0, -1).map((row) => row.split('\t'));
  expect(violations.map((row) => row.slice(0, 4)).toSorted()).toEqual([
    ['getAllUsers', '/users/0/userName', expect.stringContaining('must be string'), '—'],
    ['getAllUsers', '/users/0/userName', 'string', 'number'],
  ]);
  const count = violations.reduce((sum, row) => sum + Number(row.at(-1)), 0);
  expect(total).toBe(`${count} contract violations`);
  expect(await findAxeViolations(page, '[aria-label="Contract violations"]')).toEqual([]);
  await panel.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await panel.waitFor({ state: 'detached' });
  await retry.click();
  await panel.waitFor();
});

test('An edit of the contract updates the code, the terminal and the mock', async () => {
  const before = await edit((text) => text.replaceAll(/\buserName:/g, 'nickName:'));
  await dev.waitForOutput(/Contract: wrote .*src\/generated\/types\.ts.*the mock uses it/, before);
  await dev.waitForOutput(
    /Types: src\/product\/resources\/users\.ts\(\d+,\d+\): .*"userName"/,
    before,
  );
  expect(await firstUser()).toHaveProperty('nickName', 'jane.doe');
  expect(await firstUser({ 'x-scenario': 'getAllUsers:longest-texts' })).toHaveProperty('nickName');
  expect(await readFile(path.join(folder, 'src/generated/types.ts'), 'utf8')).toContain('nickName');
});

const brokenContracts: [description: string, change: (text: string) => string][] = [
  ['is not YAML', (text) => `${text}  : [`],
  ['is empty, as when an editor has just opened it for writing', () => ''],
  ['holds control characters', (text) => `${text}\u001b[2J`],
  ['is truncated', (text) => text.slice(0, text.length / 2)],
];

test('While a contract cannot be read, its previous version stays in use', async () => {
  const types = path.join(folder, 'src/generated/types.ts');
  const code = await readFile(types, 'utf8');
  const readScenarioStatuses = async () => {
    const response = await fetchUsers({ 'x-scenario': 'getAllUsers:500' });
    return [response.status, (await fetch(`${dev.url}dev/scenarios.json`)).status];
  };
  expect(await readScenarioStatuses()).toEqual([500, 200]);
  for (const [description, change] of brokenContracts) {
    const before = await edit(change);
    await dev.waitForOutput(/Until then the previous version stays in use\.\n/, before);
    const lines = dev.output().slice(before).trim().split('\n');
    expect([description, lines]).toEqual([
      description,
      [expect.stringMatching(/^Contract: openapi.yaml:\d+: \P{Cc}+ Until then [\w ]+\.$/u)],
    ]);
    expect(await firstUser()).toHaveProperty('userName', 'jane.doe');
  }
  expect(await readScenarioStatuses()).toEqual([500, 200]);
  expect(await readFile(types, 'utf8')).toBe(code);
});

test('The files that the contract refers to are followed', async () => {
  const colour = path.join(folder, 'parts/colour.yaml');
  await mkdir(path.dirname(colour));
  let before = await edit((text) =>
    text.replace(
      / {4}Colour:\n {6}type: string\n.*\n/,
      '    Colour:\n      $ref: parts/colour.yaml\n',
    ),
  );
  await dev.waitForOutput(/The reference "parts\/colour\.yaml" leads nowhere/, before);
  before = dev.output().length;
  await writeFile(colour, 'type: string\npattern: ^#[0-9a-f]{6}$\n');
  await dev.waitForOutput(applied, before);
  before = dev.output().length;
  await writeFile(colour, 'type: string\npattern: ^[a-z]+$\n');
  await dev.waitForOutput(/Contract: wrote .*src\/generated\/schemas\.ts/, before);
  const schemas = await readFile(path.join(folder, 'src/generated/schemas.ts'), 'utf8');
  expect(schemas).toContain('export const zColour = z.string().check(z.regex(/^[a-z]+$/));');
});

test('Pages other than the console, such as those of npm run docs, are ignored', () => {
  expect(dev.output()).not.toContain('dist-docs');
});
