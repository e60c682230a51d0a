import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { type Administrator, createAdministrator } from './count-actions.ts';
import { expect, test } from './fixtures.ts';

test.use({ signedIn: true, permissions: ['clipboard-read', 'clipboard-write'] });

/** A task that takes at most `bound` actions, after a preparation that does not count. */
interface Task {
  name: string;
  bound: number;
  prepare: (page: Page) => Promise<unknown>;
  perform: (administrator: Administrator, page: Page) => Promise<unknown>;
}

const open = (address: string) => async (page: Page) => {
  await page.evaluate((hash) => window.location.assign(hash), `#${address}`);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
};

async function openUsers(page: Page, search: string, rowCount: number) {
  await open(`/admin/users?${search}`)(page);
  await expect(page.getByRole('region', { name: 'Users table' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  await expect(getNames(page)).toHaveCount(rowCount);
}

const getNames = (page: Page) => page.locator('main').getByRole('rowheader');
const getBoxes = (page: Page) =>
  page.getByRole('rowgroup').getByRole('checkbox', { name: /^Select (?!all)/ });
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns from a record to the list, by one action. */
const returnToList = (way: string, act: (administrator: Administrator, page: Page) => unknown) => ({
  name: `Return from a record to the same page and search, by ${way}`,
  bound: 1,
  async prepare(page: Page) {
    await openUsers(page, 'page=2&q=e', 5);
    await getNames(page).first().click();
    await expect(page).toHaveURL(/\/view\/user\//);
  },
  async perform(administrator: Administrator, page: Page) {
    await act(administrator, page);
    await expect(page).toHaveURL(/\/admin\/users\?page=2&q=e$/);
    await expect(getNames(page)).toHaveCount(5);
  },
});

const tasks: Task[] = [
  {
    name: 'From anywhere, open a user whose name you know',
    bound: 3,
    prepare: open('/admin/terms-and-condition'),
    async perform(administrator, page) {
      await administrator.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
      await administrator.type('Kofi Mensah');
      await administrator.press('Enter');
      await expect(getHeading(page)).toContainText('Kofi Mensah');
      await expect(page).toHaveURL(/#\/admin\/view\/user\//);
      await expect(page.getByRole('main')).toBeFocused();
    },
  },
  {
    name: 'Change one field of a record in the list and return to the same page',
    bound: 5,
    prepare: (page) => openUsers(page, 'page=2', 5),
    async perform(administrator, page) {
      await administrator.click(getNames(page).nth(1));
      await administrator.click(page.getByRole('button', { name: /^Edit user/ }));
      await expect(page.getByLabel('First Name')).toBeFocused();
      await administrator.press('Control+a');
      await administrator.type('Renamed');
      await administrator.press('Control+Enter');
      await expect(page).toHaveURL(/\/admin\/users\?page=2$/);
      await expect(getNames(page).nth(1)).toContainText('Renamed');
    },
  },
  {
    name: 'Delete five users of a page, with Shift',
    bound: 4,
    prepare: (page) => openUsers(page, 'page=7', 5),
    async perform(administrator, page) {
      const deleted = await getNames(page).allTextContents();
      await administrator.click(getBoxes(page).first());
      await administrator.click(getBoxes(page).nth(4), { modifiers: ['Shift'] });
      await expect(page.getByRole('region', { name: 'Selection' })).toContainText('5 selected');
      administrator.acceptNext();
      await administrator.click(page.getByRole('button', { name: 'Delete selected' }));
      await expect(page.getByRole('status').filter({ hasText: '5 deleted' })).toBeVisible();
      for (const name of deleted)
        await expect(getNames(page).filter({ hasText: name })).toHaveCount(0);
      await page.getByRole('button', { name: 'Dismiss' }).click();
    },
  },
  {
    name: 'Delete five users of a page, one by one',
    bound: 8,
    prepare: (page) => openUsers(page, 'page=6', 5),
    async perform(administrator, page) {
      for (const box of await getBoxes(page).all()) await administrator.click(box);
      administrator.acceptNext();
      await administrator.click(page.getByRole('button', { name: 'Delete selected' }));
      await expect(page.getByRole('status').filter({ hasText: '5 deleted' })).toBeVisible();
    },
  },
  {
    name: 'From a searched list, export all that matches as CSV',
    bound: 2,
    prepare: (page) => openUsers(page, 'q=an', 5),
    async perform(administrator, page) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        administrator.click(page.getByRole('button', { name: 'Export CSV' })),
      ]);
      expect(download.suggestedFilename()).toMatch(/^users-an-\d{4}-\d\d-\d\d\.csv$/);
      const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
      expect(rows.length).toBeGreaterThan(6);
      for (const row of rows.slice(1)) expect(row.toLowerCase()).toContain('an');
    },
  },
  {
    name: 'Read twenty records one after the other',
    bound: 21,
    prepare: (page) => openUsers(page, '', 5),
    async perform(administrator, page) {
      const read = new Set(['User']);
      await administrator.click(getNames(page).first());
      for (let number = 1; number <= 20; number += 1) {
        await expect(page.getByText(new RegExp(`^${number} of \\d+$`))).toBeVisible();
        // "User" is the heading until the record is there.
        await expect.poll(async () => read.has(await getHeading(page).innerText())).toBe(false);
        read.add(await getHeading(page).innerText());
        if (number < 20) await administrator.click(page.getByRole('link', { name: 'Next record' }));
      }
      expect(read.size).toBe(21);
    },
  },
  returnToList('link', (administrator, page) =>
    administrator.click(page.getByRole('main').getByRole('link', { name: 'Users' })),
  ),
  returnToList('Back', (administrator) => administrator.goBack()),
  {
    name: 'Hide a column, and find it hidden tomorrow',
    bound: 3,
    prepare: (page) => openUsers(page, '', 5),
    async perform(administrator, page) {
      const column = page.getByRole('columnheader', { name: 'Email' });
      await expect(column).toBeVisible();
      await administrator.click(page.getByRole('button', { name: 'Columns' }));
      await administrator.click(page.getByRole('checkbox', { name: 'Email' }));
      await expect(column).toHaveCount(0);
      await page.reload();
      await expect(getNames(page)).toHaveCount(5);
      await expect(column).toHaveCount(0);
    },
  },
  {
    name: 'Copy an email address',
    bound: 1,
    async prepare(page) {
      await openUsers(page, 'q=Mensah', 1);
      await getNames(page).click();
    },
    async perform(administrator, page) {
      await administrator.click(page.getByRole('button', { name: 'Copy Email' }));
      await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      expect(text).toBe('kofi.mensah@example.com');
    },
  },
  {
    name: 'Switch to dark and keep it',
    bound: 2,
    prepare: open('/admin/users'),
    async perform(administrator, page) {
      await administrator.click(page.getByRole('button', { name: /account of/ }));
      await administrator.click(page.getByRole('radio', { name: 'Dark' }));
      const root = page.locator('html');
      await expect(root).toHaveCSS('color-scheme', 'dark');
      await page.reload();
      await expect(root).toHaveCSS('color-scheme', 'dark');
    },
  },
  {
    name: "Go from the dashboard's count to the list of what it counts",
    bound: 1,
    prepare: open('/admin/dashboard'),
    async perform(administrator, page) {
      await administrator.click(page.getByRole('link', { name: /Active Stories/ }));
      await expect(getHeading(page)).toHaveText('Stories');
    },
  },
  {
    name: 'Open the form of a new genre from any screen',
    bound: 2,
    prepare: open('/admin/view-profile'),
    async perform(administrator, page) {
      await administrator.click(page.getByRole('link', { name: 'Genres', exact: true }));
      await expect(getHeading(page)).toHaveText('Genres');
      await administrator.press('n');
      await expect(getHeading(page)).toHaveText('Add Genre');
    },
  },
  {
    name: 'See what a save will change before it is sent',
    bound: 0,
    async prepare(page) {
      await openUsers(page, '', 5);
      await getNames(page).first().click();
      await page.getByRole('button', { name: /^Edit user/ }).click();
      await page.getByLabel('Last Name').fill('Changed');
    },
    async perform(_, page) {
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(/^was: /)).toBeVisible();
      await expect(dialog.getByText('1 field will be saved')).toBeVisible();
    },
  },
];

test('Daily tasks take no more actions than they should', async ({ page, visit }) => {
  test.slow();
  await visit('/admin/dashboard');
  await expect(page).toHaveTitle('Dashboard');
  const table = ['\nActions  Task'];
  for (const { name, bound, prepare, perform } of tasks) {
    await test.step(name, async () => {
      await prepare(page);
      const administrator = createAdministrator(page);
      await perform(administrator, page);
      const count = administrator.getCount();
      table.push(`${count} of ${bound}`.padEnd(9) + name);
      expect.soft(count, name).toBeLessThanOrEqual(bound);
    });
  }
  console.log(table.join('\n'));
});
