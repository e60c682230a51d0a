import { STATUS_CODES } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { administrator } from '../../scripts/sandbox/seed/administrator.ts';
import { callsAttachment, recordCalls, type RecordedCall } from './recorded-calls.ts';
import { type ConsoleStack, startConsole } from './start-console.ts';

export { expect } from '@playwright/test';
export type { Stack } from '../support/start-stack.ts';
export { administrator };

interface Fixtures {
  /** What the browser may complain about; everything else fails the test. */
  expectedComplaints: RegExp;
  /** Begins with a session in local storage; the sign-in screen has tests of its own. */
  signedIn: boolean;
  /** Opens a route of the console, `/admin/users` for example. */
  visit: (route: string) => Promise<void>;
  /** Fails on anything that axe finds. */
  expectAccessible: () => Promise<void>;
}

interface WorkerFixtures {
  stack: ConsoleStack;
  /** A session as local storage keeps it. */
  session: { token: string; userInfo: string };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const stack = await startConsole();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker' },
  ],

  session: [
    async ({ stack }, use) => {
      const answer = await fetch(`${stack.api}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: administrator.email, password: administrator.password }),
      });
      const { token, user } = (await answer.json()) as { token: string; user: object };
      await use({ token, userInfo: JSON.stringify(user) });
    },
    { scope: 'worker' },
  ],

  signedIn: [false, { option: true }],

  storageState: ({ signedIn, stack, session }, use) => {
    const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
    const { origin } = new URL(stack.url);
    return use(signedIn ? { cookies: [], origins: [{ origin, localStorage }] } : undefined);
  },

  expectedComplaints: [/(?!)/, { option: true }],

  page: async ({ page, expectedComplaints }, use, testInfo) => {
    const complaints = await watch(page.context());
    recordings.set(page, await recordCalls(page));
    await use(page);
    await testInfo.attach(callsAttachment, { body: JSON.stringify(await callsOf(page)) });
    const unexpected = complaints.filter((complaint) => !expectedComplaints.test(complaint));
    expect(unexpected, 'complaints of the browser').toEqual([]);
  },

  visit: ({ page, stack }, use) =>
    use(async (route) => {
      await page.goto(`${stack.url}#${route}`);
    }),

  expectAccessible: ({ page }, use) =>
    use(async () => {
      // In the page itself, without the frames, which are videos of others: a quarter of the time.
      const axe = new AxeBuilder({ page }).setLegacyMode();
      axe.options({ resultTypes: ['violations'], iframes: false });
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }),
});

const recordings = new WeakMap<Page, () => Promise<RecordedCall[]>>();

/** The calls that a page has made so far. */
export const callsOf = async (page: Page): Promise<RecordedCall[]> =>
  (await recordings.get(page)?.()) ?? [];

/** The name of a status, which HTTP/2 leaves out, as in HTTP/1.1. */
const inWords = (complaint: string) =>
  complaint.replace(/(\d+) \(\)$/, (_, status: string) => `${status} (${STATUS_CODES[status]})`);

/** Collects what goes wrong unseen: console errors, uncaught errors, breaches of the contract and of the page's policy. */
async function watch(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = [];
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const what = effectiveDirective === 'script-src-attr' ? 'inline event handler' : blockedURI;
      console.error(`Content Security Policy: ${effectiveDirective} refused ${what}`);
    });
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(inWords(message.text()));
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    const violations = response.headers()['sl-violations'];
    if (violations) complaints.push(`contract: ${response.url()} ${violations}`);
  });
  return complaints;
}

/** Answers the browser's next confirmation, and returns what it asked. */
export function answerConfirm(page: Page, accept: boolean): Promise<string> {
  return new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      await (accept ? dialog.accept() : dialog.dismiss());
      resolve(dialog.message());
    });
  });
}
