import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { gallery, serveConsole, updateReadme } from '../../scripts/gallery.ts';
import { startProcess } from '../../scripts/lib/start-program.ts';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';
import { callCommand } from '../support/run-command.ts';
import { findAxeViolations } from '../support/find-axe-violations.ts';
import { openBrowser, openFile } from '../support/open-browser.ts';
import { listen } from '../support/listen.ts';

/** Photographs a screen of the console at an address. */
const photograph = (served: string, screen: string, out: string) =>
  callCommand((args) => gallery(args, served), ['--only', screen, '--out', out]);

describe('The gallery of the console', async () => {
  const browser = await openBrowser();
  const served = await serveConsole('openapi.yaml');
  const out = await createTempFolder();
  const openGallery = () => openFile(browser, path.join(out, 'gallery/index.html'));

  test('has four pictures of each scenario', async () => {
    const firstRun = await photograph(served, 'dashboard', out);
    expect(firstRun).toMatchObject({ code: 0 });
    expect(firstRun.lines[0]).toMatch(/ 0 changed, \d+ new, 0 removed, 0 unchanged/);
    const files = await readdir(path.join(out, 'gallery/pictures'));
    const ofScenario = files.filter((name) =>
      name.startsWith('dashboard--getDashboardData--500--'),
    );
    const variants = ['dark-1280.png', 'dark-360.png', 'light-1280.png', 'light-360.png'];
    expect(ofScenario.map((name) => name.split('--').at(-1)).toSorted()).toEqual(variants);
    const { page, requestUrls } = await openGallery();
    await page.getByLabel('Filter').fill('dashboard, failure dark-360');
    await page.getByText('3 pictures', { exact: true }).waitFor();
    const captions = await page.locator('figcaption:visible').allTextContents();
    expect(captions.map((caption) => caption.replace(/: .+(?=, getDash)/, ''))).toEqual(
      [401, 403, 500].map((status) => `dashboard, ${status}, getDashboardData, failure, dark-360`),
    );
    const image = page.getByRole('img', { name: /500: .*dark-360/ });
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(360);
    // The address keeps the filter.
    await page.reload();
    await page.getByText('3 pictures', { exact: true }).waitFor();
    expect(requestUrls.filter((url) => !url.startsWith('file:'))).toEqual([]);
    expect(await findAxeViolations(page)).toEqual([]);
  });

  test('shows exactly the changed pictures first', async () => {
    const pictures = path.join(out, 'gallery/pictures');
    await photograph(served, 'not found', out);
    const light = path.join(pictures, 'not-found--opened--light-1280.png');
    const picture = await readFile(light);
    await copyFile(path.join(pictures, 'not-found--opened--dark-1280.png'), light);
    await copyFile(light, path.join(pictures, 'gone--opened--light-1280.png'));

    const { lines } = await photograph(served, 'not found', out);
    expect(lines[0]).toMatch(/^1 state .* 1 changed, 0 new, 1 removed, [1-9]\d* unchanged/);
    // The next run compares with the picture of this one.
    expect(await readFile(light)).toEqual(picture);
    expect(await readdir(pictures)).not.toContain('gone--opened--light-1280.png');

    const { page } = await openGallery();
    const first = page.locator('section:visible').first();
    await first.getByRole('heading', { name: 'Changed since the last run' }).waitFor();
    const captions = await first.locator('figcaption').allTextContents();
    expect(captions).toEqual(['not found, opened, opened, light-1280, before and after']);
    await first.getByRole('link', { name: 'before and after' }).click();
    await page.getByRole('link', { name: 'not-found--opened' }).click();
    const comparison = page.getByTestId('test-result-image-mismatch');
    for (const name of ['Diff', 'Actual', 'Expected'])
      await comparison.getByText(name, { exact: true }).first().waitFor();
  });
});

test('A screen with a defect fails the run', async () => {
  const { server, url } = await listen((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<html lang="en"><title>Broken</title><main>
        <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">
      </main><script>console.error('Injected.')</script></html>`);
  });
  const playwright = 'node_modules/@playwright/test/cli.js';
  const args = [playwright, 'test', '--config', 'scripts/gallery/playwright.config.ts'];
  const folder = await createTempFolder();
  const env = { GALLERY_ONLY: 'not found', GALLERY_URL: url, GALLERY_FOLDER: folder };
  const { printed, ended } = startProcess(process.execPath, args, { env });
  expect({ code: await ended, ...printed }).toMatchObject({ code: 1 });
  server.close();
  expect(printed.stdout).toContain('console: Injected.');
  for (const variant of ['light-1280', 'dark-1280', 'dark-360', 'light-360']) {
    expect(printed.stdout).toMatch(new RegExp(String.raw`blank: .+ \(${variant}\)`));
    expect(printed.stdout).toMatch(new RegExp(String.raw`axe: image-alt <img .+ \(${variant}\)`));
  }
});

test('--readme replaces the pictures that the gallery has', async () => {
  const [pictures, readme] = [await createTempFolder(), await createTempFolder()];
  await writeFile(path.join(pictures, 'list.png'), 'new');
  for (const name of ['list.png', 'form.png']) await writeFile(path.join(readme, name), 'old');
  expect(await updateReadme(pictures, readme)).toEqual(['form.png']);
  expect(await readFile(path.join(readme, 'list.png'), 'utf8')).toBe('new');
  expect(await readFile(path.join(readme, 'form.png'), 'utf8')).toBe('old');
});

test('An unknown screen is reported with the known ones', async () => {
  const message = /^There is no screen or resource "nothing"\. --only takes .*users list/;
  const lines = [expect.stringMatching(message)];
  expect(await callCommand(gallery, ['--only', 'nothing'])).toEqual({ code: 1, lines });
});
