/** Measures what a page loads on the way to the users list, for the budget and the benchmark. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { requireSandbox } from './sandbox.ts';

const { administrator } = await requireSandbox();

/** A file or response that did not come from the browser's cache. */
export interface LoadedFile {
  url: string;
  isScript: boolean;
  /** The transferred bytes: compressed, and without the headers of the response, which differ between servers. */
  bytes: number;
}

/** The files and responses that a page has loaded since its navigation, in order, without WebSockets. */
export const listLoaded = (page: Page): Promise<LoadedFile[]> =>
  page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name: url, encodedBodySize: bytes }) => {
        const isScript = new URL(url).pathname.endsWith('.js');
        return { url, isScript, bytes };
      }),
  );

/** The size of the scripts, in KiB as transferred. */
export const sumScriptKib = (files: readonly LoadedFile[]): number =>
  files.reduce((sum, { isScript, bytes }) => sum + (isScript ? bytes : 0), 0) / 1024;

/** Returns a function that resolves when no request of a page has been in flight for a while, or after 15 seconds. */
export function watchRequests(page: Page): (quietMs?: number) => Promise<void> {
  const pending = new Set<Request>();
  let quietSince = performance.now();
  const finish = (request: Request) => {
    pending.delete(request);
    quietSince = performance.now();
  };
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', finish);
  page.on('requestfailed', finish);
  return async (quietMs = 500) => {
    const startedAt = performance.now();
    while (pending.size > 0 || performance.now() - quietSince < quietMs) {
      if (performance.now() - startedAt > 15_000) return;
      await delay(20);
    }
  };
}

/** Signs in on the sign-in screen, and waits for the counts of the dashboard. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  const counts = page.waitForResponse((response) => response.url().includes('getDashboardData'));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await counts;
}

/** Opens the users list from the sidebar. */
export async function openUsersList(page: Page): Promise<void> {
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await sidebar.getByRole('link', { name: 'Users', exact: true }).click();
}

/** The CSS selector of the list's rows. */
export const rowSelector = 'main tbody tr';
