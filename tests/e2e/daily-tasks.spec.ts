import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, testWithOwnStack as test } from './fixtures.ts';

test.use({ signedIn: true });
// The rows of the table are collected in one worker.
test.describe.configure({ mode: 'serial' });

/** An administrator's actions: a click, a key press, a typed text, an accepted question. */
function createAdministrator(page: Page) {
  let count = 0;
  return {
    click: (control: Locator, options?: Parameters<Locator['click']>[0]) => {
      count += 1;
      return control.click(options);
    },
    press: (key: string) => {
      count += 1;
      return page.keyboard.press(key);
    },
    type: (text: string) => {
      count += 1;
      return page.keyboard.insertText(text);
    },
    goBack: () => {
      count += 1;
      return page.goBack();
    },
    /** The question that the next action asks. */
    acceptNext: () =>
      page.once('dialog', (dialog) => {
        count += 1;
        void dialog.accept();
      }),
    getCount: () => count,
  };
}

type Administrator = ReturnType<typeof createAdministrator>;

const table: string[] = [];

test.afterAll(() => console.log(['\nActions  Task', ...table].join('\n')));

/** A task that takes at most `bound` actions, after a preparation that does not count. */
function task(
  name: string,
  bound: number,
  prepare: (page: Page) => Promise<unknown>,
  perform: (administrator: Administrator, page: Page) => Promise<unknown>,
) {
  test(`${name} in at most ${bound}`, async ({ page, visit }) => {
    await visit('/admin/dashboard');
    await expect(page.getByRole('main')).toBeVisible();
    await prepare(page);
    const administrator = createAdministrator(page);
    await perform(administrator, page);
    const count = administrator.getCount();
    table.push(`${count} of ${bound}`.padEnd(9) + name);
    expect(count).toBeLessThanOrEqual(bound);
  });
}

const open = (address: string) => async (page: Page) => {
  await page.evaluate((hash) => window.location.assign(hash), `#${address}`);
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
};

async function openUsers(page: Page, search: string, rowCount: number) {
  await open(`/admin/users?${search}`)(page);
  await expect(getNames(page)).toHaveCount(rowCount);
}

const getNames = (page: Page) => page.locator('main').getByRole('rowheader');
const getBoxes = (page: Page) =>
  page.getByRole('rowgroup').getByRole('checkbox', { name: /^Select (?!all)/ });
const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

task(
  'From anywhere, open a user whose name you know',
  3,
  open('/admin/terms-and-condition'),
  async (administrator, page) => {
    await administrator.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
    await administrator.type('Kofi Mensah');
    await administrator.press('Enter');
    await expect(getHeading(page)).toContainText('Kofi Mensah');
  },
);

task(
  'Change one field of a record in the list and return to the same page',
  5,
  (page) => openUsers(page, 'page=2', 5),
  async (administrator, page) => {
    await administrator.click(getNames(page).nth(1));
    await administrator.click(page.getByRole('button', { name: /^Edit user/ }));
    await expect(page.getByLabel('First Name')).toBeFocused();
    await administrator.press('Control+a');
    await administrator.type('Renamed');
    await administrator.press('Control+Enter');
    await expect(page).toHaveURL(/\/admin\/users\?page=2$/);
    await expect(getNames(page).nth(1)).toContainText('Renamed');
  },
);

task(
  'Delete five users of a page, with Shift',
  4,
  (page) => openUsers(page, 'page=7', 5),
  async (administrator, page) => {
    const deleted = await getNames(page).allTextContents();
    await administrator.click(getBoxes(page).first());
    await administrator.click(getBoxes(page).nth(4), { modifiers: ['Shift'] });
    await expect(page.getByRole('region', { name: 'Selection' })).toContainText('5 selected');
    administrator.acceptNext();
    await administrator.click(page.getByRole('button', { name: 'Delete selected' }));
    await expect(page.getByRole('status').filter({ hasText: '5 deleted' })).toBeVisible();
    for (const name of deleted)
      await expect(getNames(page).filter({ hasText: name })).toHaveCount(0);
  },
);

task(
  'Delete five users of a page, one by one',
  8,
  (page) => openUsers(page, 'page=6', 5),
  async (administrator, page) => {
    for (const box of await getBoxes(page).all()) await administrator.click(box);
    administrator.acceptNext();
    await administrator.click(page.getByRole('button', { name: 'Delete selected' }));
    await expect(page.getByRole('status').filter({ hasText: '5 deleted' })).toBeVisible();
  },
);

task(
  'From a searched list, export all that matches as CSV',
  2,
  async (page) => {
    await open('/admin/users?q=an')(page);
    await expect(page.getByRole('rowheader')).toHaveCount(5);
  },
  async (administrator, page) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      administrator.click(page.getByRole('button', { name: 'Export CSV' })),
    ]);
    expect(download.suggestedFilename()).toMatch(/^users-an-\d{4}-\d\d-\d\d\.csv$/);
    const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(rows.length).toBeGreaterThan(6);
    for (const row of rows.slice(1)) expect(row.toLowerCase()).toContain('an');
  },
);

task(
  'Read twenty records one after the other',
  21,
  (page) => openUsers(page, '', 5),
  async (administrator, page) => {
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
);

for (const way of ['link', 'Back'] as const) {
  task(
    `Return from a record to the same page and search, by ${way}`,
    1,
    async (page) => {
      await openUsers(page, 'page=2&q=e', 5);
      await getNames(page).first().click();
      await expect(page).toHaveURL(/\/view\/user\//);
    },
    async (administrator, page) => {
      if (way === 'link')
        await administrator.click(page.getByRole('main').getByRole('link', { name: 'Users' }));
      else await administrator.goBack();
      await expect(page).toHaveURL(/\/admin\/users\?page=2&q=e$/);
      await expect(getNames(page)).toHaveCount(5);
    },
  );
}

task(
  'Hide a column, and find it hidden tomorrow',
  3,
  (page) => openUsers(page, '', 5),
  async (administrator, page) => {
    const column = page.getByRole('columnheader', { name: 'Email' });
    await expect(column).toBeVisible();
    await administrator.click(page.getByRole('button', { name: 'Columns' }));
    await administrator.click(page.getByRole('checkbox', { name: 'Email' }));
    await expect(column).toHaveCount(0);
    await page.reload();
    await expect(getNames(page)).toHaveCount(5);
    await expect(column).toHaveCount(0);
  },
);

task(
  'Copy an email address',
  1,
  async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await openUsers(page, 'q=Mensah', 1);
    await getNames(page).click();
  },
  async (administrator, page) => {
    await administrator.click(page.getByRole('button', { name: 'Copy Email' }));
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'kofi.mensah@example.com',
    );
  },
);

task('Switch to dark and keep it', 2, open('/admin/users'), async (administrator, page) => {
  await administrator.click(page.getByRole('button', { name: /account of/ }));
  await administrator.click(page.getByRole('radio', { name: 'Dark' }));
  const root = page.locator('html');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await page.reload();
  await expect(root).toHaveCSS('color-scheme', 'dark');
});

task(
  "Go from the dashboard's count to the list of what it counts",
  1,
  open('/admin/dashboard'),
  async (administrator, page) => {
    await administrator.click(page.getByRole('link', { name: /Active Stories/ }));
    await expect(getHeading(page)).toHaveText('Stories');
  },
);

task(
  'Open the form of a new genre from any screen',
  2,
  open('/admin/view-profile'),
  async (administrator, page) => {
    await administrator.click(page.getByRole('link', { name: 'Genres', exact: true }));
    await expect(getHeading(page)).toHaveText('Genres');
    await administrator.press('n');
    await expect(getHeading(page)).toHaveText('Add Genre');
  },
);

task(
  'See what a save will change before it is sent',
  0,
  async (page) => {
    await openUsers(page, '', 5);
    await getNames(page).first().click();
    await page.getByRole('button', { name: /^Edit user/ }).click();
    await page.getByLabel('Last Name').fill('Changed');
  },
  async (_, page) => {
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^was: /)).toBeVisible();
    await expect(dialog.getByText('1 field will be saved')).toBeVisible();
  },
);
