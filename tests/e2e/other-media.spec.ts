import type { Locator, Page } from '@playwright/test';
import { largestPageSize } from '../support/limits.ts';
import { expect, test } from './fixtures.ts';
import { openList } from './page-actions.ts';

/** Whether an element has a border or an outline. Forced colours give each a colour that can be seen, also a transparent one. */
const hasEdge = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    const isDrawn = (kind: 'border-top' | 'outline') =>
      parseFloat(style.getPropertyValue(`${kind}-width`)) > 0 &&
      style.getPropertyValue(`${kind}-style`) !== 'none';
    return style.forcedColorAdjust === 'auto' && (isDrawn('border-top') || isDrawn('outline'));
  });

/** The colour of a ground, as the browser computes it for a system colour. */
const systemColour = (page: Page, name: string) =>
  page.evaluate((background) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = `forced-color-adjust: none; background: ${background}`;
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

test('In forced colours, every control can be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('#/admin/users');
  const selectedItem = await systemColour(page, 'SelectedItem');
  const users = page.getByRole('link', { name: 'Users', exact: true });
  await expect(users).toHaveCSS('background-color', selectedItem);
  const firstPage = page.getByRole('button', { name: '1', exact: true });
  await expect(firstPage).toHaveCSS('background-color', selectedItem);
  for (const name of ['Export CSV', 'Columns', 'Density', /^Delete user/])
    await expect.poll(() => hasEdge(page.getByRole('button', { name }).first())).toBe(true);

  const row = page.getByRole('row').nth(1);
  expect(await hasEdge(row)).toBe(false);
  await row.getByRole('checkbox').check();
  await expect.poll(() => hasEdge(row)).toBe(true);
  expect(await hasEdge(page.getByRole('region', { name: 'Selection' }))).toBe(true);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect.poll(() => hasEdge(palette)).toBe(true);
  await expect.poll(() => hasEdge(palette.getByRole('option', { selected: true }))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();

  await page.goto('#/admin/dashboard');
  for (const name of [/Total Users/, /Completed Stories/])
    await expect.poll(() => hasEdge(page.getByRole('link', { name }))).toBe(true);
  await page.goto('#/admin/view/genre/65d000000000000000000001/edit');
  await expect.poll(() => hasEdge(page.getByRole('dialog', { name: 'Edit genre' }))).toBe(true);
});

test('Print leaves out what only a screen needs', async ({ page }) => {
  const expectNoTools = async () => {
    for (const role of ['navigation', 'banner', 'contentinfo'] as const)
      await expect(page.getByRole(role, { includeHidden: true }).first()).toBeHidden();
    for (const role of ['searchbox', 'button', 'checkbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
  };
  await openList(page, 'users', largestPageSize);
  await page.emulateMedia({ media: 'print' });
  await expectNoTools();
  const table = page.getByRole('table');
  const frame = page.getByRole('region', { name: 'Users table' });
  const [tableBox, frameBox] = [await table.boundingBox(), await frame.boundingBox()];
  expect(frameBox?.height).toBe(tableBox?.height);
  expect(frameBox?.width).toBe(tableBox?.width);
  await expect(page.getByRole('columnheader', { name: 'Mobile.no' })).toBeVisible();
  await expect(frame).toHaveCSS('border-top-width', '0px');

  for (const route of ['/admin/view/user/65b000000000000000000002', '/admin/privacy-policy']) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`#${route}`);
    await expect(page.getByRole('button', { name: /^Edit/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expectNoTools();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
