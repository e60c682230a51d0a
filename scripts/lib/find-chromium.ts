import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Usual paths of Chromium. The headless shell is a third faster than the browser. */
const paths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** `CHROMIUM_PATH`, or else the system's Chromium, or else Playwright's download; undefined if it does not exist. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH: given } = process.env;
  return (given ? [given] : [...paths, chromium.executablePath()]).find(existsSync);
}

/** Launch options for tests and benchmarks. They work as root and without a GPU, and send no background requests. */
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
