import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { getFirstRowNumber, openList, search } from './page-actions.ts';
import { holdRequests } from './requests.ts';
import { largestPageSize, pageSizes } from '../support/limits.ts';

const lists = ['users', 'stories', 'genres', 'banners'];

/** Ten rows are more than the region of the table shows. */
const pageSize = Math.max(...pageSizes.filter((size) => size <= 10));

const readEdge = (locator: Locator, edge: 'left' | 'right' | 'top' | 'bottom') =>
  locator.evaluate((element, side) => Math.round(element.getBoundingClientRect()[side]), edge);

test('In a window of 1280 × 800, neither a list nor its table scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const list of lists) {
    await openList(page, list, pageSize);
    const overflow = await page.evaluate(() => {
      const [table, root] = [document.querySelector('table'), document.documentElement];
      const region = table?.parentElement ?? root;
      return {
        table: region.scrollWidth - region.clientWidth,
        page: root.scrollHeight - root.clientHeight,
      };
    });
    expect(overflow, list).toEqual({ table: 0, page: 0 });
  }
});

const wholeColumns: Record<string, string[]> = {
  users: ['Name', 'Username', 'Email', 'Mobile.no'],
  stories: ['Room Name', 'Status', 'Theme', 'Host'],
  genres: ['Genre'],
  banners: ['Client Name', 'Link'],
};

// At 820 pixels, each column has its least width.
for (const width of [820, 1280, 1440, 1920])
  test(`At ${width} pixels, no heading, name, host or address of a list is cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const [list, labels] of Object.entries(wholeColumns)) {
      await page.goto(`#/admin/${list}?size=${largestPageSize}`);
      await expect(page).toHaveTitle(new RegExp(list, 'i'));
      await expect(page.getByRole('rowheader').first()).toBeVisible();
      // The values of a status are as wide as they get once their menu buttons are there.
      if (labels.includes('Status'))
        await expect(
          page.getByRole('button', { name: /^Change status of / }).first(),
        ).toBeVisible();
      const cut = await page.getByRole('table').evaluate((table: HTMLTableElement, names) => {
        const isCut = (element: Element) =>
          element.clientWidth > 0 && element.scrollWidth > element.clientWidth;
        const heads = [...(table.rows[0]?.cells ?? [])];
        return [...table.rows]
          .flatMap((row, index) =>
            [...row.cells].filter(
              ({ cellIndex }) =>
                index === 0 || names.includes(heads[cellIndex]?.innerText.trim() ?? ''),
            ),
          )
          .filter((cell) => [cell, ...cell.querySelectorAll('*')].some(isCut))
          .map((cell) => cell.textContent);
      }, labels);
      expect(cut, list).toEqual([]);
      for (const label of labels)
        await expect(page.getByRole('columnheader', { name: label, exact: true })).toBeVisible();
    }
  });

test('The parts of a list share their edges', async ({ page }) => {
  await openList(page, 'banners');
  const table = page.getByRole('region', { name: 'Banners table' });
  const rights = [
    page.getByRole('link', { name: 'Add Banner' }),
    page.getByRole('button', { name: 'Density' }),
    table,
    page.getByRole('navigation', { name: 'Pages' }),
  ];
  const lefts = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('search'),
    table,
    page.getByText('Rows per page'),
  ];
  const readEdges = (locators: Locator[], edge: 'left' | 'right') =>
    Promise.all(locators.map((locator) => readEdge(locator, edge)));
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(new Set(await readEdges(rights, 'right')).size).toBe(1);
    expect(new Set(await readEdges(lefts, 'left')).size).toBe(1);
  }
});

test('A shadow tells that columns are behind the actions of a list', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await openList(page, 'stories');
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

test('The headings of a list stand on one line', async ({ page }) => {
  await openList(page, 'users');
  const heads = await page.getByRole('columnheader').all();
  const tops = await Promise.all(
    heads.map((head) =>
      head.evaluate((element) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        range.selectNode(texts.nextNode() ?? element);
        return range.getBoundingClientRect().top;
      }),
    ),
  );
  expect(new Set(tops).size).toBe(1);
});

for (const list of ['users', 'stories'])
  test(`On a phone, the selection bar of ${list} is one line between rows and pager`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openList(page, list);
    await page
      .getByRole('checkbox', { name: /^Select / })
      .last()
      .check();
    const bar = page.getByRole('region', { name: 'Selection' });
    const readTop = (name: string) => readEdge(bar.getByRole('button', { name }), 'top');
    await expect.poll(() => readTop('Delete')).toBe(await readTop('Clear'));
    const pagerTop = await readEdge(page.getByRole('navigation', { name: 'Pages' }), 'top');
    expect(pagerTop).toBeGreaterThanOrEqual(await readEdge(bar, 'bottom'));
  });

test('While a list loads in a narrow window, nothing is shown beneath its actions', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 900 });
  const { release } = await holdRequests(page, '**/getAllStoryRooms?*');
  await page.goto('#/admin/stories');
  const lastCell = page.getByRole('row').last().getByRole('cell').last();
  const actions = page.getByRole('columnheader', { name: 'Actions' });
  await expect(lastCell).toBeAttached();
  expect(await readEdge(lastCell, 'left')).toBe(await readEdge(actions, 'left'));
  release();
});

/** The radii of the corners of an element, and how thick its border is. */
const readCorners = (locator: Locator) =>
  locator.evaluate((element) => {
    const style = getComputedStyle(element);
    const left = [style.borderTopLeftRadius, style.borderBottomLeftRadius];
    const right = [style.borderTopRightRadius, style.borderBottomRightRadius];
    const borderPx = Number.parseFloat(style.borderTopWidth);
    return { left: left.map(Number.parseFloat), right: right.map(Number.parseFloat), borderPx };
  });

test('On a phone, the bar of the row with the focus follows the corners of its card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openList(page, 'users');
  await page.getByRole('rowheader', { name: 'Kofi Mensah' }).getByRole('link').focus();
  const row = page.getByRole('row', { name: 'Kofi Mensah' });
  const firstCell = row.getByRole('cell').first();
  await expect(firstCell).toHaveCSS('box-shadow', /inset/);
  const [bar, card] = [await readCorners(firstCell), await readCorners(row)];
  expect(Math.min(...bar.left)).toBeGreaterThan(0);
  expect(bar.left).toEqual(card.left.map((radius) => radius - card.borderPx));
  expect(bar.right).toEqual([0, 0]);
});

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
  test(`At ${width} pixels, nothing of a list moves while it loads`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    const readShifts = await recordShifts(page);
    const busy = page.getByRole('main').locator('[aria-busy=true]');
    /** Holds the response back until the list shows that it waits: with skeletons, or with the rows of before. */
    const showWaiting = async (action: () => Promise<unknown>) => {
      const { release } = await holdRequests(page, '**/api/**');
      await action();
      await expect(busy.first()).toBeVisible();
      release();
      await expect(busy).toHaveCount(0);
    };
    for (const list of lists) {
      // What has moved is recorded from the load of the page on.
      await page.goto('about:blank');
      await showWaiting(() => page.goto(`#/admin/${list}`));
      await expect(page.getByRole('rowheader')).toHaveCount(5);
      const head = page.getByRole('columnheader');
      const readColumns = async () =>
        Promise.all((await head.all()).map((column) => readEdge(column, 'left')));
      const columns = await readColumns();
      const pages = page.getByRole('navigation', { name: 'Pages' });
      await showWaiting(() => pages.getByRole('button', { name: '2' }).click());
      await expect(getFirstRowNumber(page)).toHaveText('6');
      expect(await readColumns(), list).toEqual(columns);
      await showWaiting(() => search(page, 'the'));
      expect(await readShifts(), list).toEqual([]);
    }
  });
}

test('A long name takes three lines of its screen at most', async ({ page }) => {
  const userName = 'Maximiliane '.repeat(33).trim();
  const user = { _id: '65b000000000000000000002', firstName: userName };
  await page.route('**/getUser/*', (route) => route.fulfill({ json: { success: true, user } }));
  await page.goto('#/admin/view/user/65b000000000000000000002');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveAttribute('data-tooltip', new RegExp(`^${userName}`));
  const lines = await heading.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(lines).toBe(3);
});

for (const [width, height] of [
  [1280, 700],
  [1280, 800],
  [1280, 900],
  [1280, 1400],
  [390, 800],
] as const) {
  test(`The card of a job covers no pager in a window of ${width} × ${height}, wherever it is scrolled to`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openList(page, 'users');
    await holdRequests(page, '**/getAllUsers?*');
    // The bar below the pager is at most at the end of the window.
    await page.getByRole('checkbox', { name: 'Select Kofi Mensah' }).check();
    if (width < 768) await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const card = page.getByRole('region', { name: 'Exporting users' });
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect(card).toBeInViewport({ ratio: 1 });
    const readBoxes = async () => {
      const [a, b] = [await card.boundingBox(), await pager.boundingBox()];
      if (!a || !b) throw new Error('Card or pager is not displayed.');
      return [a.y >= b.y + b.height || a.y + a.height <= b.y, a.y >= 0 && a.y + a.height <= height];
    };
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < end; top += 50) {
      await page.evaluate((y) => window.scrollTo(0, y), top);
      await expect.poll(readBoxes, `scrolled by ${top}`).toEqual([true, true]);
    }
  });
}
