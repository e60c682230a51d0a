import type { Browser, BrowserContextOptions } from '@playwright/test';
import { recordRequests } from './record-requests.ts';

export interface OpenOptions {
  /** Reused from another page, with its session. */
  storageState?: BrowserContextOptions['storageState'];
  slowCpu?: boolean;
  slowNetwork?: boolean;
}

const cpuThrottlingRate = 4;

/** Lighthouse's slow 4G: 150 ms of latency, 1.6 Mbit/s down, 750 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens an empty page of the same origin with an empty cache. */
export async function openPage(browser: Browser, url: string, options: OpenOptions = {}) {
  const { storageState, slowCpu, slowNetwork } = options;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const devtools = await context.newCDPSession(page);
  const requests = await recordRequests(devtools);
  // Starts the renderer, which is no part of loading the console.
  await page.goto(new URL('/blank', url).href);
  await requests.waitUntilQuiet(100);
  requests.take();
  if (slowCpu) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottlingRate });
  if (slowNetwork) await devtools.send('Network.emulateNetworkConditions', slow4g);
  return { context, page, requests, errors };
}

export type OpenedPage = Awaited<ReturnType<typeof openPage>>;
