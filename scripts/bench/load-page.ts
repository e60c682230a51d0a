import type { Browser, BrowserContextOptions, CDPSession } from '@playwright/test';
import { CommandError, exitWithError } from '../lib/exit-with-error.ts';
import { requireSandbox } from '../lib/sandbox.ts';
import { rowSelector, watchRequests } from '../lib/page-load.ts';

const { createPerson } = await requireSandbox();

export const pageSize = 10;

/** The first row of a page of the users list; the newest user is listed first. */
export const describeFirstRow = (pageNumber: number, users: number) => ({
  selector: rowSelector,
  text: createPerson(users - 1 - (pageNumber - 1) * pageSize).email,
});

/**
 * Runs in the page: the milliseconds from the next click, or else from the navigation, until the first element of a
 * selector is visible and contains a text.
 */
export function measureUntil({
  selector,
  text,
}: ReturnType<typeof describeFirstRow>): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  let startedAt = 0;
  const onClick = ({ timeStamp }: Event) => (startedAt = timeStamp);
  window.addEventListener('click', onClick, { capture: true, once: true });
  const check = () => {
    const element = document.querySelector(selector);
    if (!element?.textContent.includes(text)) return;
    if (!element.checkVisibility({ visibilityProperty: true })) return;
    resolve(performance.now() - startedAt);
    observer.disconnect();
  };
  const observer = new MutationObserver(check);
  const changes = { attributes: true, characterData: true, childList: true, subtree: true };
  observer.observe(document, changes);
  check();
  return promise;
}

/** Delays responses by milliseconds, and limits bytes per second; -1 is no limit. */
export const emulateNetwork = (devtools: CDPSession, latency: number, down = -1, up = -1) =>
  devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down,
    uploadThroughput: up,
  });

export async function measureHeap(devtools: CDPSession) {
  // A later collection frees the objects that were finalised by the one before.
  for (let run = 0; run < 3; run += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { usedKib: usedSize / 1024, nodes, listeners: jsEventListeners };
}

export interface LoadOptions {
  url: string;
  users: number;
  /** The session of another page. With it, the users list is opened instead of the sign-in screen. */
  session?: BrowserContextOptions['storageState'];
  isSlow?: boolean;
}

/** Opens a screen with an empty cache; `shownAt` is the time at which it could be used. */
export async function load(browser: Browser, { url, users, session, isSlow }: LoadOptions) {
  const page = await browser.newPage({
    baseURL: url,
    viewport: { width: 1280, height: 800 },
    ...(session && { storageState: session }),
  });
  page.once('pageerror', ({ message }) => {
    const text = `${page.url()} threw "${message}", so the measurement does not count. Correct that first: npm test may show where.`;
    exitWithError(new CommandError(text));
  });
  const waitUntilQuiet = watchRequests(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  // A first page starts the renderer, which must not count as loading the console.
  await page.goto('config.json');
  // Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up.
  if (isSlow) await emulateNetwork(devtools, 150, 200_000, 93_750);
  const target = session ? describeFirstRow(1, users) : { selector: 'input:enabled', text: '' };
  await page.addInitScript(`shownAt = (${measureUntil})(${JSON.stringify(target)})`);
  await page.goto(session ? `#/admin/users?size=${pageSize}` : '');
  const shownAt = await page.evaluate<number>('shownAt');
  await waitUntilQuiet();
  return { page, devtools, waitUntilQuiet, shownAt };
}
