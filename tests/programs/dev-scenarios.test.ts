import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDevServers } from '../../scripts/dev/start-dev-servers.ts';
import { launchOptions } from '../../scripts/lib/find-chromium.ts';
import { openDevPage } from '../support/open-dev-page.ts';

let dev: Awaited<ReturnType<typeof startDevServers>>;
let browser: Browser;

beforeAll(async () => {
  dev = await startDevServers({ contract: 'openapi.yaml', port: 0, mockPort: 0 });
  browser = await chromium.launch(launchOptions);
});

afterAll(async () => {
  await browser?.close();
  await dev?.close();
});

/** What the screen says for a failure, by the name of the scenario. */
const failures: Readonly<Record<string, (operationId: string) => string | RegExp>> = {
  '500': () => 'Something went wrong on our side. Please try again.',
  offline: () => /./,
  timeout: (id) => `The server did not answer ${id} within 30 seconds.`,
  'empty-body': (id) => `answer to ${id} does not match the contract: the body is empty`,
  html: (id) => `answer to ${id} does not match the contract: the body is HTML, not JSON`,
  truncated: (id) => `answer to ${id} does not match the contract: the body is not complete JSON`,
  'wrong-shape': (id) => `answer to ${id} does not match the contract: the body is array`,
};

/** What the texts of a screen have, by the name of the scenario. */
const generated = {
  'longest-texts': /Donaudampfschiffahrts/,
  'right-to-left': /[\u0590-\u06ff]/,
  emoji: /👩‍👩‍👧‍👦/,
};

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Scenarios', exact: true });

/** Chooses a scenario for an operation of the screen. */
const choose = (page: Page, operationId: string, name: string) =>
  panelOf(page)
    .getByRole('region', { name: 'This screen' })
    .getByLabel(operationId, { exact: true })
    .selectOption(name);

/** A page with a screen and the panel. */
async function openScreen(address: string, isSignedIn = true) {
  const opened = await openDevPage({ browser, dev, path: `#${address}`, isSignedIn });
  await opened.page.getByRole('button', { name: /^Scenarios/ }).click();
  return opened;
}

/** The alert that says why an operation failed. */
const alertOf = (page: Page, name: string, operationId: string) =>
  page
    .getByRole('alert')
    .filter({ hasText: failures[name]?.(operationId) ?? '' })
    .first();

/** The name of the first example of an operation, which is the normal response. */
async function findExample(page: Page, operationId: string): Promise<string> {
  const group = panelOf(page).getByLabel(operationId, { exact: true }).locator('optgroup').first();
  expect(await group.getAttribute('label')).toBe('Examples');
  return (await group.locator('option').first().getAttribute('value')) ?? '';
}

const user = '/admin/view/user/64f1a2b3c4d5e6f708192a3b';

test.each([
  ['list', '/admin/users', 'getAllUsers', /Jane Doe/],
  ['detail', user, 'getUser', /jane\.doe@example\.com/],
])(
  'Each scenario shows on a screen that reads something: %s',
  async (_, address, operationId, content) => {
    const { page, errors } = await openScreen(address);
    const main = page.getByRole('main');
    const normal = main.getByText(content).first();
    await normal.waitFor();

    for (const name of Object.keys(failures)) {
      await choose(page, operationId, name);
      await alertOf(page, name, operationId).waitFor();
      const isOffline = await page.locator('output').getByText('You are offline.').isVisible();
      expect([name, isOffline]).toEqual([name, name === 'offline']);
    }
    for (const [name, text] of Object.entries(generated)) {
      await choose(page, operationId, name);
      await main.getByText(text).first().waitFor();
      expect(await page.getByRole('alert').count()).toBe(0);
    }
    await choose(page, operationId, 'slow');
    await main.getByText(generated.emoji).first().waitFor({ state: 'detached' });
    expect(await normal.isVisible()).toBe(false);
    await normal.waitFor();
    await choose(page, operationId, '500');
    await alertOf(page, '500', operationId).waitFor();
    await choose(page, operationId, await findExample(page, operationId));
    await normal.waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  },
);

const forms: [
  kind: string,
  form: {
    address: string;
    isSignedIn: boolean;
    operationId: string;
    fill: (page: Page) => Promise<void>;
    submit: string;
    /** What the screen says when it was sent. */
    done: string;
  },
][] = [
  [
    'edit dialog',
    {
      address: `${user}/edit`,
      isSignedIn: true,
      operationId: 'updateUser',
      fill: (page) => page.getByLabel('First Name').fill('Janet'),
      submit: 'Submit',
      done: 'User Profile Updated Succesfully',
    },
  ],
  [
    'sign-in',
    {
      address: '/',
      isSignedIn: false,
      operationId: 'login',
      async fill(page) {
        await page.getByLabel('Email').fill('admin@example.com');
        await page.getByLabel('Password', { exact: true }).fill('any');
      },
      submit: 'Sign In',
      done: 'Dashboard',
    },
  ],
];

test.each(forms)(
  'Each scenario shows on a screen that sends something: %s',
  async (_, { address, isSignedIn, operationId, fill, submit, done }) => {
    const { page, errors } = await openScreen(address, isSignedIn);
    const button = page.getByRole('button', { name: submit, exact: true });
    await fill(page);
    for (const name of Object.keys(failures)) {
      await choose(page, operationId, name);
      await button.click();
      await alertOf(page, name, operationId).waitFor();
    }
    await choose(page, operationId, 'slow');
    await button.click();
    await page.locator('button[type=submit][aria-busy=true]').waitFor();
    await page.getByText(done).first().waitFor();
    expect(errors).toEqual([]);
    await page.context().close();
  },
);
