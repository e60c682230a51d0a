import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { holdRequests } from './requests.ts';

test.beforeEach(({ page }) => page.goto('#/admin/dashboard'));

const getNavItems = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link');

test('The sidebar marks the link of the current screen', async ({ page }) => {
  const navItems = getNavItems(page);
  await expect(navItems.last()).toHaveText('Terms & Condition');
  for (const name of ['Stories', 'Terms & Condition', 'Users']) {
    await navItems.filter({ hasText: name }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.locator('[aria-current=page]').filter({ hasText: name })).toBeVisible();
    await expect(navItems.and(page.locator('[aria-current=page]'))).toHaveCount(1);
  }
});

test('The focus moves to the start of a new screen', async ({ page }) => {
  await getNavItems(page).filter({ hasText: 'Stories' }).click();
  await expect(page).toHaveTitle('Stories');
  await expect(page.getByRole('main')).toBeFocused();
});

test('A link to the current screen adds no entry to the history', async ({ page }) => {
  for (const name of ['Terms & Condition', 'Users', 'Users']) {
    await getNavItems(page).filter({ hasText: name }).click();
    await expect(page).toHaveTitle(name);
  }
  await page.goBack();
  await expect(page).toHaveTitle('Terms & Condition');
});

test('The header leads to the profile', async ({ page }) => {
  await page.getByRole('link', { name: 'Welcome Admin' }).click();
  await expect(page).toHaveURL(/#\/admin\/view-profile$/);
  await page.getByRole('button', { name: 'account of Amelia Hartwell' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Profile' })).toBeFocused();
});

test('The footer leads to the dashboard', async ({ page }) => {
  await page.goto('#/admin/privacy-policy');
  const footer = page.getByRole('contentinfo');
  const year = new Date().getFullYear();
  await expect(footer).toHaveText(`Copyright © 2014-${year} Story Admin. All rights reserved.`);
  const home = footer.getByRole('link', { name: 'Story Admin' });
  await expect(home).toHaveAttribute('href', '#/admin/dashboard');
});

test('A link opens a tab when it is clicked with Control', async ({ page, context }) => {
  await page.goto('#/admin/privacy-policy');
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    getNavItems(page)
      .filter({ hasText: 'Users' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveTitle('Users');
  await expect(page).toHaveTitle('Privacy Policy');
});

test('The sidebar is toggled by its button', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.click();
  await expect(sidebar).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(sidebar).toBeVisible();
});

test('Header, screen and footer share their edges', async ({ page }) => {
  await expect(page.getByRole('contentinfo')).toBeVisible();
  for (const width of [1920, 1280, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // The text of the footer, and the avatar at the end of the header, have no padding of their own.
    const readEdges = () =>
      page.evaluate(() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('footer') as HTMLElement);
        const main = document.querySelector('main') as HTMLElement;
        const { paddingLeft, paddingRight } = getComputedStyle(main);
        const box = main.getBoundingClientRect();
        const menu = document.querySelector('header button:last-of-type') as HTMLElement;
        return {
          left: box.left + Number.parseFloat(paddingLeft) - range.getBoundingClientRect().left,
          right: box.right - Number.parseFloat(paddingRight) - menu.getBoundingClientRect().right,
        };
      });
    // The layout of the last width may still be there.
    await expect.poll(readEdges, `${width} pixels`).toEqual({ left: 0, right: 0 });
  }
});

/** The width of an icon in a touch target with its padding. */
const railPx = 64;

const getGenres = (page: Page) => getNavItems(page).filter({ hasText: 'Genres' });

const getGenresTooltip = (page: Page) => page.locator('[popover=manual]', { hasText: 'Genres' });

for (const width of [769, 1023]) {
  test(`At ${width} pixels the sidebar is a rail of icons with tooltips`, async ({ page }) => {
    const sidebar = page.getByRole('complementary');
    await page.setViewportSize({ width, height: 800 });
    await expect(sidebar).toHaveCSS('width', `${railPx}px`);
    await getGenres(page).hover();
    await expect(getGenresTooltip(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.move(width - 1, 400);
    await expect(getGenresTooltip(page)).toHaveCount(0);
    await getGenres(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Genres' })).toBeVisible();
    await expect(sidebar).toBeVisible();
    await expectAccessible(page);
  });
}

test('At 1,024 pixels the links of the sidebar are words without tooltips', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  const readWidth = async () => (await getGenres(page).boundingBox())?.width;
  await expect.poll(readWidth).toBeGreaterThan(2 * railPx);
  await getGenres(page).hover();
  await expect(getGenresTooltip(page)).toHaveCount(0);
});

test('The button of the sidebar stands at it, however wide the window is', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  const sidebar = page.getByRole('complementary');
  /** How far the button is from the sidebar, in widths of the button. */
  const readDistance = async () => {
    const [button, bar] = [await toggle.boundingBox(), await sidebar.boundingBox()];
    return button && bar && (button.x - bar.x - bar.width) / button.width;
  };
  for (const width of [820, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(readDistance, `${width} pixels`).toBeLessThan(1);
    expect(await readDistance(), `${width} pixels`).toBeGreaterThanOrEqual(0);
  }
});

test('In a narrow window the sidebar is expanded until it is left', async ({ page }) => {
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await page.setViewportSize({ width: 769, height: 700 });
  await expect(sidebar).toBeVisible();
  await page.setViewportSize({ width: 768, height: 700 });
  await expect(sidebar).toBeHidden();
  // At this width, the sidebar closes by a click on a link, while the code of its screen is loading, and by Escape.
  const { release } = await holdRequests(page, '**/legal-document-screen-*.js');
  await toggle.click();
  await sidebar.getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(sidebar).toBeHidden();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  await toggle.click();
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
});

test('No screen scrolls sideways', async ({ page }) => {
  const screens = [
    '/admin/users?size=10',
    '/admin/view/user/65b000000000000000000002',
    '/admin/view/genre/65d000000000000000000001',
    '/admin/view/banner/65e000000000000000000002/edit',
    '/admin/genre/add',
    '/admin/privacy-policy',
    '/admin/dashboard',
  ];
  const readOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [390, 820, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const screen of screens) {
      await page.goto(`#${screen}`);
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expect.poll(readOverflow, `${screen}, ${width} pixels`).toBeLessThanOrEqual(0);
    }
  }
});

test('The dashboard has two, three or six columns', async ({ page }) => {
  await page.goto('#/admin/dashboard');
  const cards = page.getByRole('main').getByRole('link', { name: /(Users|Stories|Genres)$/ });
  await expect(cards).toHaveCount(6);
  const countColumns = async () => {
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    return new Set(boxes.map((box) => box?.x)).size;
  };
  for (const [width, columnCount] of [
    [390, 2],
    [820, 3],
    [1280, 3],
    [1440, 3],
    [1920, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(countColumns, `${width} pixels`).toBe(columnCount);
  }
});

test('The panels of the dashboard end at one height', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const panels = page.getByRole('main').getByRole('region');
  await expect(panels).toHaveCount(2);
  const readBottoms = async () => {
    const boxes = await Promise.all((await panels.all()).map((panel) => panel.boundingBox()));
    return new Set(boxes.map((box) => box && box.y + box.height)).size;
  };
  await expect.poll(readBottoms).toBe(1);
});

test('The code of a screen is preloaded when its link is hovered or focused', async ({ page }) => {
  await expect(page.getByRole('main').getByRole('link', { name: /^\d/ })).toHaveCount(6);
  const profile = page.waitForResponse('**/profile-screen-*.js');
  await page.getByRole('link', { name: 'Welcome Admin' }).hover();
  await profile;
  const legal = page.waitForResponse('**/legal-document-screen-*.js');
  const link = page.getByRole('link', { name: 'Privacy Policy' });
  await link.focus();
  await legal;
  await page.waitForLoadState('networkidle');

  const scripts = await holdRequests(page, '**/*.js');
  await link.press('Enter');
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  expect(scripts.requestCount()).toBe(0);
});

test('Back closes what is open over a screen', async ({ page }) => {
  await page.getByRole('link', { name: 'Stories', exact: true }).click();
  await page.getByRole('link', { name: 'Genres', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Genres' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('?');
  await expect(dialog).toHaveAccessibleName('Keyboard shortcuts');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Stories' })).toBeVisible();
  await expect(dialog).toBeHidden();
  // The key is handled before the code of the palette is there.
  const isLeftToBrowser = await page.evaluate(() =>
    window.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'K', code: 'KeyK', ctrlKey: true, cancelable: true }),
    ),
  );
  expect(isLeftToBrowser).toBe(false);
  await expect(dialog).toHaveAccessibleName('Command palette');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(dialog).toBeHidden();
});
