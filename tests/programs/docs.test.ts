import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../support/contract-document.ts';
import { launchOptions } from '../support/find-chromium.ts';
import { newFolder } from '../support/start-stack.ts';

/** Runs the program to its end; returns where it wrote, its exit code and the lines it printed. */
async function docs(...options: string[]) {
  const out = await newFolder();
  const child = spawn(process.execPath, ['scripts/docs.ts', '--out', out, ...options]);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  return { out, code: code as number, lines: output.trim().split('\n') };
}

let browser: Browser;
let made: Awaited<ReturnType<typeof docs>>;
beforeAll(async () => {
  [browser, made] = await Promise.all([chromium.launch(launchOptions), docs()]);
});
afterAll(() => browser.close());

/** Opens a page from the disk, and keeps what it asks for. */
async function open(name: string, colorScheme: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1000, height: 700 } });
  context.setDefaultTimeout(15_000);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  const page = await context.newPage();
  await page.goto(pathToFileURL(path.join(made.out, name)).href);
  return { page, context, asked };
}

const operations = contract.map(({ id }) => id);

test('The contract is a page that asks nothing of anyone, and leads to the map', async () => {
  const { out, code, lines } = made;
  const index = path.join(out, 'index.html');
  const map = path.join(out, 'map.html');
  expect({ code, lines }).toEqual({
    code: 0,
    lines: [`Open ${index}; what the console makes of it is in ${map}.`],
  });
  const { page, context, asked } = await open('index.html');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Which screen uses which operation' }).click(),
  ]);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  expect(opened.url()).toBe(pathToFileURL(map).href);
  await page.getByRole('link', { name: 'account' }).click();
  await page.getByRole('link', { name: 'Delete the account' }).click();
  await page.getByRole('heading', { name: 'Delete the account' }).waitFor();
  expect(asked.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);
  await context.close();
});

test('The map names each of the 26 operations, the screens that use it and what for', async () => {
  expect(operations).toHaveLength(26);
  const { page, context } = await open('map.html');
  expect(await page.locator('tbody th p').allTextContents()).toEqual(operations);
  const users = page.locator('tbody', { hasText: 'getAllUsers' }).getByRole('row');
  await users.getByText(/parts$/).click();
  const texts = await users.getByRole('cell').allTextContents();
  expect(texts.slice(0, 3)).toEqual(['users', 'users list', '/admin/users']);
  expect(texts[3]).toContain('column Username answer users[].userName');
  const user = page.locator('tbody', { hasText: 'getUserGET' });
  const screens = await user.locator('td:nth-last-child(3)').allTextContents();
  expect(screens).toEqual(['user detail', 'user form']);
  await context.close();

  const markdown = await readFile(path.join(made.out, 'map.md'), 'utf8');
  for (const id of operations) expect(markdown).toContain(`\n| ${id} | `);
});

test.each(['light', 'dark'] as const)('axe finds nothing on the map, %s', async (colorScheme) => {
  const { page, context } = await open('map.html', colorScheme);
  await page
    .getByText(/parts$/)
    .first()
    .click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await context.close();
});

test('An operation that no screen uses fails, and is named', async () => {
  const file = path.join(await newFolder(), 'openapi.yaml');
  const text = await readFile('openapi.yaml', 'utf8');
  await writeFile(file, text.replace(/^ {2}\/api\/admin\/login:/m, '  /api/admin/enter:'));
  const { code, lines } = await docs('--contract', file);
  expect({ code, last: lines.at(-1) }).toEqual({
    code: 1,
    last: 'No screen uses login. Use it, or take it out of the contract.',
  });
});

test('A contract that is not there is said in one line', async () => {
  expect(await docs('--contract', 'none.yaml')).toMatchObject({
    code: 1,
    lines: ['There is no contract none.yaml. Name yours with --contract.'],
  });
});
