import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { afterAll } from 'vitest';
import { launchOptions } from '../../scripts/lib/find-chromium.ts';

/** A Chromium for the tests of a file, which is closed after them. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch(launchOptions);
  afterAll(() => browser.close());
  return browser;
}

/** Opens a page from the disk, as wide as a small laptop; `requestUrls` are those of what it requests. */
export async function openFile(browser: Browser, file: string) {
  const context = await browser.newContext({ viewport: { width: 1000, height: 700 } });
  const requestUrls: string[] = [];
  context.on('request', (request) => requestUrls.push(request.url()));
  const page = await context.newPage();
  await page.goto(pathToFileURL(file).href);
  return { page, requestUrls };
}
