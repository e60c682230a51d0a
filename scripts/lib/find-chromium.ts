import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Usual paths of Chromium; `CHROMIUM_PATH` overrides them. The headless shell is a third faster than the browser. */
const paths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of the system's Chromium, else of Playwright's download, else undefined. */
export function findChromium(): string | undefined {
  return [...paths, chromium.executablePath()].find((file) => file && existsSync(file));
}

/** Launch options of tests and the benchmark: work as root and without a GPU, and make no background requests. */
export const launchOptions = {
  executablePath: findChromium() ?? 'chromium-not-found',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
