import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../support/find-chromium.ts';
import { copyTree, startDev } from '../support/start-dev.ts';

let folder: string;
let contract: string;
let dev: Awaited<ReturnType<typeof startDev>>;
let browser: Browser;

/** Writes the contract as an edit leaves it; returns how much was printed before. */
async function edit(change: (text: string) => string): Promise<number> {
  const before = dev.length();
  await writeFile(path.join(folder, 'openapi.yaml'), change(contract));
  return before;
}

beforeAll(async () => {
  folder = await copyTree();
  contract = await readFile(path.join(folder, 'openapi.yaml'), 'utf8');
  await mkdir(path.join(folder, 'dist-docs'));
  await writeFile(path.join(folder, 'dist-docs/index.html'), '<script type="module">)</script>');
  dev = await startDev(folder);
  browser = await chromium.launch(launchOptions);
}, 90_000);

afterAll(async () => {
  await browser?.close();
  await dev?.stop();
});

async function firstUser(): Promise<object> {
  const headers = { authorization: 'Bearer any' };
  const answer = await fetch(`${dev.mock}/api/admin/getAllUsers`, { headers });
  return ((await answer.json()) as { users: object[] }).users[0] ?? {};
}

/** A page with the session that Prism's example of a sign-in gives. */
async function signedIn(): Promise<Page> {
  const answer = await fetch(`${dev.mock}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"admin@example.com","password":"any"}',
  });
  const { token } = (await answer.json()) as { token: string };
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript((kept) => localStorage.setItem('token', kept), token);
  return context.newPage();
}

test('what breaks the contract shows in a panel of the page, by keyboard and for axe, too', async () => {
  const before = await edit((text) => text.replace('userName: jane.doe', 'userName: 7'));
  await dev.printed(/Contract: .*Prism answers by it/, before);

  const page = await signedIn();
  await page.goto(`${dev.url}#/admin/users`);
  await page.getByRole('alert').getByText('users[0].userName is number').waitFor();
  // Vite reloads the page each time that it finds another package to prepare.
  await page.waitForLoadState('networkidle');

  const panel = page.getByRole('region', { name: 'Contract violations' });
  await panel.getByRole('button', { name: /contract violation/ }).press('Enter');
  const found = await panel.getByRole('row').allInnerTexts();
  expect(found[0]?.split('\t')).toEqual(['Operation', 'Pointer', 'Expected', 'Received', 'Count']);
  expect(found.map((row) => row.split('\t').slice(0, 4))).toEqual(
    expect.arrayContaining([
      ['getAllUsers', '/users/0/userName', expect.stringContaining('string'), '—'],
      ['getAllUsers', '/users/0/userName', 'string', 'number'],
    ]),
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const axe = new AxeBuilder({ page }).include('[aria-label="Contract violations"]');
    const { violations, passes } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(passes.map(({ id }) => id)).toContain('color-contrast');
  }
  await panel.getByRole('button', { name: 'Dismiss' }).press('Enter');
  await panel.waitFor({ state: 'detached' });
}, 120_000);

test('an edit of the contract reaches the code, the terminal and Prism', async () => {
  const before = await edit((text) => text.replaceAll(/\buserName:/g, 'nickName:'));
  await dev.printed(/Contract: wrote .*src\/generated\/types\.ts.*Prism answers by it/, before);
  await dev.printed(/Types: src\/resources\/users\.ts:\d+:\d+ .*"userName"/, before);
  expect(await firstUser()).toHaveProperty('nickName', 'jane.doe');
  expect(await readFile(path.join(folder, 'src/generated/types.ts'), 'utf8')).toContain('nickName');

  const mended = await edit((text) => text);
  await dev.printed(/Types: no errors/, mended);
  expect(await firstUser()).toHaveProperty('userName', 'jane.doe');
}, 120_000);

test.each([
  ['is not YAML', (text: string) => `${text}  : [`],
  ['is empty, as an editor leaves it for a moment', () => ''],
  ['is cut in the middle', (text: string) => text.slice(0, text.length / 2)],
])(
  'a contract that %s is said in one line, and the last one stays',
  async (_, change) => {
    const types = path.join(folder, 'src/generated/types.ts');
    const code = await readFile(types, 'utf8');
    const before = await edit(change);
    await dev.printed(/openapi.yaml cannot be used, the last one stays \(.+\)\.\n/, before);
    expect(dev.output().slice(before).trim().split('\n')).toHaveLength(1);
    expect(await firstUser()).toHaveProperty('userName', 'jane.doe');
    expect(await readFile(types, 'utf8')).toBe(code);
  },
  60_000,
);

test('pages that are not the console, such as those of npm run docs, are left alone', () => {
  expect(dev.output()).not.toContain('dist-docs');
});
