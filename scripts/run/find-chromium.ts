import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where systems keep Chromium; `CHROMIUM_PATH` names another place. The one without a window is a third faster. */
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium: the system's, else Playwright's own download, else undefined. */
export function findChromium(): string | undefined {
  return [...places, chromium.executablePath()].find((place) => place && existsSync(place));
}

/** How tests and the benchmark start it: as root, without a graphics card, and without looking anything up. */
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
