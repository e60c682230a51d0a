import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { administrator } from '../../scripts/sandbox/seed/administrator.ts';
import { callsAttachment, recordCalls, type RecordedCall } from './recorded-calls.ts';
import { newFolder, type Stack, startStack } from '../support/start-stack.ts';

export { expect } from '@playwright/test';
export { administrator, type Stack };

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
  stack: Stack;
  /** A session as local storage keeps it. */
  session: { token: string; userInfo: string };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const stack = await startStack(await newFolder());
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
    const complaints = watch(page);
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
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }),
});

const recordings = new WeakMap<Page, () => Promise<RecordedCall[]>>();

/** The calls that a page has made so far. */
export const callsOf = async (page: Page): Promise<RecordedCall[]> =>
  (await recordings.get(page)?.()) ?? [];

/** Collects what goes wrong unseen: console errors, uncaught errors, breaches of the contract. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('response', (response) => {
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
