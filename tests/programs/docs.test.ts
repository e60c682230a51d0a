import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docs } from '../../scripts/docs.ts';
import { readOperations } from '../support/contract-operations.ts';
import { callCommand } from '../support/call-command.ts';
import { findAxeViolations } from '../support/find-axe-violations.ts';
import { selfReferringContract } from '../support/self-referring-contract.ts';
import { launchOptions } from '../../scripts/lib/find-chromium.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

const contract = 'tests/support/frozen-contract.yaml';

/** Writes what a run of the gallery leaves: here with a picture of one operation on one screen. */
async function writeGallery(out: string) {
  const folder = path.join(out, 'gallery/pictures');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'users-list--getAllUsers--500--dark-360.png'), '');
}

/** Runs the program on the frozen contract; returns its output folder, exit code and printed lines. */
async function runDocs(...options: string[]) {
  const out = await createTempFolder();
  return { out, ...(await callCommand(docs, ['--out', out, '--contract', contract, ...options])) };
}

let browser: Browser;
let result: Awaited<ReturnType<typeof runDocs>>;
beforeAll(async () => {
  const out = await createTempFolder();
  await writeGallery(out);
  [browser, result] = await Promise.all([
    chromium.launch(launchOptions),
    runDocs('--out', out).then((run) => ({ ...run, out })),
  ]);
});
afterAll(() => browser.close());

/** Opens a page from the disk and records its requests. */
async function open(name: string) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  const requestUrls: string[] = [];
  context.on('request', (request) => requestUrls.push(request.url()));
  const page = await context.newPage();
  await page.goto(pathToFileURL(path.join(result.out, name)).href);
  return { page, context, requestUrls };
}

const operations = (await readOperations(contract)).map(({ id }) => id);

const scenarioUrl = 'http://127.0.0.1:5173/story-admin/?scenario=getAllUsers%3A500#/admin/users';
const picturesUrl = 'gallery/index.html?q=getAllUsers%2C+users+list';

test('The page of the contract makes no requests, and links to the map, also from each operation', async () => {
  const { out, code, lines } = result;
  const index = path.join(out, 'index.html');
  const map = path.join(out, 'map.html');
  expect({ code, lines }).toEqual({
    code: 0,
    lines: [`Open ${index} for the contract, ${map} for the screens that use it.`],
  });
  const { page, context, requestUrls } = await open('index.html');
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Which screen uses which operation' }).click(),
  ]);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  expect(opened.url()).toBe(pathToFileURL(map).href);
  await page.getByRole('link', { name: 'users', exact: true }).click();
  const toMap = page.getByRole('link', { name: 'Screens, with their scenarios' }).first();
  expect(await toMap.getAttribute('href')).toBe('map.html#getAllUsers');
  expect(requestUrls.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);
  await context.close();
});

test('The map lists each operation with the screens that use it, their scenarios and pictures', async () => {
  const { page, context } = await open('map.html');
  expect(await page.locator('tbody th p').allTextContents()).toEqual(operations);
  const users = page.locator('tbody', { hasText: 'getAllUsers' });
  const texts = await users.getByRole('cell').allTextContents();
  expect(texts.slice(0, 3)).toEqual(['users', 'users list', '/admin/users']);
  expect(texts[3]).toContain('column Username response users[].userName');
  const user = page.locator('tbody', { hasText: 'getUserGET' });
  const screens = await user.locator('td:nth-last-child(4)').allTextContents();
  expect(screens).toEqual(['user detail', 'user form']);

  await users.getByText(/^\d+ scenarios$/).click();
  const scenario = users.getByRole('link', { name: '500: ' });
  expect(await scenario.getAttribute('href')).toBe(scenarioUrl);
  // The gallery has none of the other operations.
  const pictures = page.getByRole('link', { name: 'pictures' });
  expect(await pictures.getAttribute('href')).toBe(picturesUrl);

  await users.getByText(/parts$/).click();
  expect(await findAxeViolations(page)).toEqual([]);
  await context.close();
});

test('An operation that no screen uses is reported as an error, after a contract with recursive schemas is rendered', async () => {
  const file = await selfReferringContract();
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"/api/admin/login":', '"/api/admin/enter":'));
  const { out, code, lines } = await runDocs('--contract', file);
  expect({ code, last: lines.at(-1) }).toEqual({
    code: 1,
    last: `No screen uses login. npm run check:resources says where to add it; or remove it from ${file}.`,
  });
  expect(await readFile(path.join(out, 'index.html'), 'utf8')).toContain('lastComment');
  // There is no gallery yet.
  const map = await readFile(path.join(out, 'map.html'), 'utf8');
  expect(map).toContain(
    '<code>npm run gallery &amp;&amp; npm run docs</code> adds pictures of them.',
  );
});
