import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject } from '../support/copy-project.ts';
import { runProgram } from '../support/run-program.ts';
import { launchOptions } from '../../scripts/lib/find-chromium.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

const timeoutMs = 240_000;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());

/** Opens the page of the gallery in a folder from the disk. */
async function openGallery(out: string, colorScheme: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({ colorScheme, viewport: { width: 1000, height: 700 } });
  const requestUrls: string[] = [];
  context.on('request', (request) => requestUrls.push(request.url()));
  const page = await context.newPage();
  await page.goto(pathToFileURL(path.join(out, 'gallery/index.html')).href);
  return { page, context, requestUrls };
}

/** The visible titles of the first section, without the names of the scenarios. */
async function listTitles(page: Page) {
  const section = page.locator('section:visible').first();
  const titles = await section.locator('h3:visible').allTextContents();
  return titles.map((title) => title.replace(/ getDashboardData:.*$/, '')).toSorted();
}

describe('The gallery of one screen', () => {
  let out: string;
  let firstRun: Awaited<ReturnType<typeof runProgram>>;
  const gallery = (...options: string[]) =>
    runProgram('gallery', ['--only', 'dashboard', '--out', out, ...options]);

  beforeAll(async () => {
    out = await createTempFolder();
    firstRun = await gallery();
  }, timeoutMs);

  test('has four pictures of each scenario, and filters them', async () => {
    expect(firstRun.code).toBe(0);
    expect(firstRun.lines[0]).toMatch(/ 0 changed, \d+ new, 0 removed, 0 unchanged/);
    const files = await readdir(path.join(out, 'gallery/pictures'));
    const ofScenario = files.filter((name) =>
      name.startsWith('dashboard--getDashboardData--500--'),
    );
    expect(ofScenario.map((name) => /\w+-\d+\.png$/.exec(name)?.[0]).toSorted()).toEqual([
      'dark-1280.png',
      'dark-360.png',
      'light-1280.png',
      'light-360.png',
    ]);
    const { page, context, requestUrls } = await openGallery(out);
    await page.getByLabel('Kind').selectOption('failure');
    await page.getByLabel('Theme').selectOption('dark');
    await page.getByLabel('Width').selectOption('360');
    expect(await listTitles(page)).toEqual(
      ['401', '403', '500'].map((status) => expect.stringContaining(`dashboard: ${status}: `)),
    );
    await page.getByText('3 pictures', { exact: true }).waitFor();
    const image = page.getByRole('img', { name: /500.*dark, 360 pixels wide/ });
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(360);
    // The address keeps the filters.
    await page.reload();
    await page.getByText('3 pictures', { exact: true }).waitFor();
    expect(requestUrls.filter((url) => !url.startsWith('file:'))).toEqual([]);
    await context.close();
  });

  test.each(['light', 'dark'] as const)('axe finds nothing on its page, %s', async (theme) => {
    const { page, context } = await openGallery(out, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    await context.close();
  });

  test(
    'shows exactly the changed pictures first, and none after a run of the same',
    async () => {
      const contract = path.join(await createTempFolder(), 'openapi.yaml');
      const text = await readFile('openapi.yaml', 'utf8');
      await writeFile(contract, text.replace('Total Users, value: 1284', 'Total Users, value: 77'));
      const changed = await gallery('--contract', contract);
      expect(changed.lines[0]).toMatch(/ [1-9]\d* changed, 0 new, 0 removed, [1-9]\d* unchanged/);
      const { page, context } = await openGallery(out);
      const first = page.locator('section:visible').first();
      await first.getByRole('heading', { name: 'Changed since the last run' }).waitFor();
      expect(await listTitles(page)).toEqual([
        'dashboard: 200: counts',
        'dashboard: Emoji',
        'dashboard: Longest texts',
        'dashboard: Right-to-left texts',
        'dashboard: command palette',
      ]);
      const images = first.getByRole('img', { name: /200: counts, light, 1280 pixels wide/ });
      const names = await images.evaluateAll((all) =>
        all.map((image) => image.getAttribute('alt')),
      );
      expect(names.map((name) => name?.split(':')[0])).toEqual(['before', 'after', 'difference']);
      await context.close();

      const again = await gallery('--contract', contract);
      expect(again.lines[0]).toMatch(/ 0 changed, 0 new, 0 removed, \d+ unchanged/);
    },
    timeoutMs,
  );
});

/** Runs the gallery on a copy of the project whose not-found screen is another one. */
async function photographNotFoundScreen(body: string) {
  const folder = await copyProject();
  await writeFile(
    path.join(folder, 'src/screens/not-found-screen.tsx'),
    `export function NotFoundScreen() { ${body} }`,
  );
  return runProgram('gallery', ['--only', 'not found'], folder);
}

test(
  'A blank screen fails the run',
  async () => {
    const { code, lines } = await photographNotFoundScreen('return null;');
    expect({ code, lines }).toMatchObject({
      code: 1,
      lines: expect.arrayContaining([
        expect.stringMatching(/^not found, opened: blank: .*\(light-1280, dark-1280, /),
      ]),
    });
  },
  timeoutMs,
);

test(
  'A console error and a finding of axe fail the run',
  async () => {
    const { code, lines } = await photographNotFoundScreen(
      `console.error('Injected.'); return <main><h1>404</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" /></main>;`,
    );
    expect({ code, lines }).toMatchObject({
      code: 1,
      lines: expect.arrayContaining([
        expect.stringMatching(/^not found, opened: console: Injected\./),
        expect.stringMatching(/^not found, opened: axe: image-alt <img .*\(light-1280, dark-1280/),
      ]),
    });
  },
  timeoutMs,
);

test('An unknown screen is reported in one line, with the known ones', async () => {
  const { code, lines } = await runProgram('gallery', ['--only', 'nothing']);
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [
      expect.stringMatching(
        /^There is no screen or resource "nothing"\. --only takes .*users list/,
      ),
    ],
  });
});
