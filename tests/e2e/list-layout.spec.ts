import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pageSizes } from '../support/limits.ts';

test.use({ signedIn: true });

/** Ten rows fill the region of the table. */
const pageSize = Math.max(...pageSizes.filter((size) => size <= 10));

const lists = ['users', 'stories', 'genres', 'banners'];

const readEdge = async (locator: Locator, edge: 'left' | 'right') => {
  const box = await locator.boundingBox();
  return box && Math.round(edge === 'left' ? box.x : box.x + box.width);
};

test.describe('In a window of 1280 × 800', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const list of lists) {
    test(`neither the page nor the table of ${list} scrolls`, async ({ page, visit }) => {
      await visit(`/admin/${list}?size=${pageSize}`);
      await expect(page.getByRole('rowheader')).toHaveCount(pageSize);
      const overflow = await page.evaluate(() => {
        const [table, root] = [document.querySelector('table'), document.documentElement];
        const region = table?.parentElement ?? root;
        return {
          table: [
            region.scrollHeight - region.clientHeight,
            region.scrollWidth - region.clientWidth,
          ],
          page: root.scrollHeight - root.clientHeight,
        };
      });
      expect(overflow).toEqual({ table: [0, 0], page: 0 });
    });
  }
});

for (const width of [1280, 1920]) {
  test.describe(`In a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('head, tools, table and pager of a list share their edges', async ({ page, visit }) => {
      await visit('/admin/banners');
      await expect(page.getByRole('rowheader')).toHaveCount(5);
      const rights = [
        page.getByRole('link', { name: 'Add Banner' }),
        page.getByRole('button', { name: 'Density' }),
        page.getByRole('columnheader', { name: 'Actions' }),
        page.getByRole('navigation', { name: 'Pages' }),
      ];
      const lefts = [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('search'),
        page.getByRole('columnheader', { name: 'S.no' }),
        page.getByText(/^1–5 of \d+$/),
      ];
      const edgesOf = (locators: Locator[], edge: 'left' | 'right') =>
        Promise.all(locators.map((locator) => readEdge(locator, edge)));
      expect(new Set(await edgesOf(rights, 'right')).size).toBe(1);
      expect(new Set(await edgesOf(lefts, 'left')).size).toBe(1);
    });
  });
}

/** Records each element that moved, whatever moved it. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((entries) => {
      for (const { sources } of entries.getEntries() as unknown as { sources: { node?: Node }[] }[])
        shifts.push(sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 120)).join());
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
}

for (const width of [1280, 412]) {
  test.describe(`In a window of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 823 } });

    for (const list of lists) {
      test(`nothing of ${list} moves while it loads, is turned and searched`, async ({
        page,
        visit,
      }) => {
        const readShifts = await recordShifts(page);
        // Long enough for skeletons.
        await page.route('**/api/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 300));
          await route.continue();
        });
        await visit(`/admin/${list}`);
        await expect(page.getByRole('rowheader')).toHaveCount(5);
        const head = page.getByRole('columnheader');
        const readColumns = async () =>
          Promise.all((await head.all()).map((column) => readEdge(column, 'left')));
        const columns = await readColumns();
        const pages = page.getByRole('navigation', { name: 'Pages' });
        await pages.getByRole('button', { name: '2' }).click();
        await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('6');
        expect(await readColumns()).toEqual(columns);
        await page.getByPlaceholder(/^search by/).fill('the');
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect(await readShifts()).toEqual([]);
      });
    }
  });
}

test('A shadow marks a sticky column only while something is scrolled beneath it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await visit('/admin/stories');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  const region = page.getByRole('region', { name: 'Stories table' });
  const readShadow = () =>
    page
      .getByRole('columnheader', { name: 'Actions' })
      .evaluate((head) => getComputedStyle(head, '::after').opacity);
  await expect.poll(readShadow).toBe('1');
  await region.evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
  });
  await expect.poll(readShadow).toBe('0');
});

test('The numbers of a long list have their digits in groups', async ({ page, visit }) => {
  await page.route(/getAllUsers/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), length: 12_345 } });
  });
  await visit('/admin/users');
  await expect(page.getByText('12,345 users')).toBeVisible();
  await expect(page.getByText('1–5 of 12,345')).toBeVisible();
  await page.getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByText('1 of 12,345')).toBeVisible();
});

test('A long name takes three lines of its screen at most', async ({ page, visit }) => {
  const userName = 'Maximiliane '.repeat(33).trim();
  await page.route(/getUser\//, async (route) => {
    const body = await (await route.fetch()).json();
    await route.fulfill({ json: { ...body, user: { ...body.user, firstName: userName } } });
  });
  await visit('/admin/users');
  await page.getByRole('rowheader').first().getByRole('link').click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('title', new RegExp(`^${userName}`));
  const { height } = (await heading.boundingBox()) ?? {};
  expect(height).toBeLessThan(100);
});
