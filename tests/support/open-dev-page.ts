import type { Browser } from '@playwright/test';
import { signIn } from './sign-in-to-stack.ts';

/** What the browser reports by itself: the failed requests that a test asks for, and a socket server that is not there. */
const expectedErrors = [/^Failed to load resource/, /^WebSocket connection to/];

interface DevPageOptions {
  browser: Browser;
  /** The servers of npm run dev. */
  dev: { url: string; mock: string };
  /** What follows the address of the console: `?scenario=getUser:500#/admin/users`. */
  path: string;
}

/** Opens a page of npm run dev that is signed in; `errors` are those of its console that no test asks for. */
export async function openDevPage({ browser, dev, path }: DevPageOptions) {
  const token = await signIn(dev.mock);
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
  });
  await context.addInitScript((value) => {
    if (localStorage.getItem('token') === null) localStorage.setItem('token', value);
  }, token);
  // The sources are transformed when a page asks for them, which takes long on a busy machine.
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (!expectedErrors.some((pattern) => pattern.test(message.text())))
      errors.push(message.text());
  });
  await page.goto(dev.url + path);
  await page.getByRole('button', { name: /^Scenarios/ }).waitFor();
  return { page, errors };
}
