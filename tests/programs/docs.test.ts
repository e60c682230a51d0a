import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { docs } from '../../scripts/docs.ts';
import { readOperations } from '../support/contract-operations.ts';
import { callCommand } from '../support/run-command.ts';
import { findAxeViolations } from '../support/find-axe-violations.ts';
import { openBrowser, openFile } from '../support/open-browser.ts';
import { selfReferringContract } from '../support/self-referring-contract.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

const contract = 'tests/support/frozen-contract.yaml';

const runDocs = (out: string, file = contract) =>
  callCommand(docs, ['--out', out, '--contract', file]);

const browser = await openBrowser();
const out = await createTempFolder();
// A run of the gallery leaves pictures; this one is of one operation on one screen.
const pictures = path.join(out, 'gallery/pictures');
await mkdir(pictures, { recursive: true });
await writeFile(path.join(pictures, 'users-list--getAllUsers--500--dark-360.png'), '');
const { code, lines } = await runDocs(out);
const [index, map] = [path.join(out, 'index.html'), path.join(out, 'map.html')];

const operations = (await readOperations(contract)).map(({ id }) => id);

const scenarioUrl = 'http://127.0.0.1:5173/story-admin/?scenario=getAllUsers%3A500#/admin/users';
const picturesUrl = 'gallery/index.html?q=getAllUsers%2C+users+list';

test('Each operation on the page of the contract links to the map', async () => {
  expect({ code, lines }).toEqual({
    code: 0,
    lines: [`Open ${index} for the contract, ${map} for the screens that use it.`],
  });
  const { page, requestUrls } = await openFile(browser, index);
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Which screen uses which operation' }).click(),
  ]);
  await opened.getByRole('heading', { level: 1 }).waitFor();
  expect(opened.url()).toBe(pathToFileURL(map).href);
  await page.getByRole('link', { name: 'users', exact: true }).click();
  const toMap = page.getByRole('link', { name: 'Screens, with their scenarios' }).first();
  expect(await toMap.getAttribute('href')).toBe('map.html#getAllUsers');
  expect(requestUrls.filter((url) => !/^(file|blob|data):/.test(url))).toEqual([]);
});

test('The map lists each operation with the screens that use it, their scenarios and pictures', async () => {
  const { page } = await openFile(browser, map);
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
  // The gallery has no picture of the other operations.
  const toPictures = page.getByRole('link', { name: 'pictures' });
  expect(await toPictures.getAttribute('href')).toBe(picturesUrl);

  await users.getByText(/parts$/).click();
  expect(await findAxeViolations(page)).toEqual([]);
});

test('An operation that no screen uses is reported as an error', async () => {
  const file = await selfReferringContract();
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('"/api/admin/deleteAccount":', '"/api/admin/leave":'));
  const folder = await createTempFolder();
  const result = await runDocs(folder, file);
  expect({ code: result.code, last: result.lines.at(-1) }).toEqual({
    code: 1,
    last: `No screen uses deleteAccount. npm run check:resources says where to add it; or remove it from ${file}.`,
  });
  expect(await readFile(path.join(folder, 'index.html'), 'utf8')).toContain('lastComment');
  // There is no gallery yet.
  expect(await readFile(path.join(folder, 'map.html'), 'utf8')).toContain(
    '<code>npm run gallery &amp;&amp; npm run docs</code> adds pictures of them.',
  );
});
