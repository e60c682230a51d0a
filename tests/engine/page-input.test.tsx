import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';

const input = page.getByRole('textbox', { name: 'Page', exact: true });

/** Renders a list of coupons, two on a page. */
const renderPages = (length: number, initialPath = '/admin/coupons?page=3') =>
  renderEngine({
    initialPath,
    respond({ url }) {
      const number = new URL(url).searchParams.get('currentPage');
      const row = { _id: 'c1', code: `PAGE${number}` };
      return Response.json({ success: true, length, coupons: [row] });
    },
  });

describe('The input of the page number', () => {
  test('shows the page beside the number of pages', async () => {
    const { screen } = await renderPages(40_000);
    await expect.element(input).toHaveValue('3');
    await expect.element(input).toHaveAttribute('inputmode', 'numeric');
    await expect.element(screen.getByText('of 20,000')).toBeVisible();
    await screen.getByRole('button', { name: '4', exact: true }).click();
    await expect.element(input).toHaveValue('4');
  });

  test.each([
    ['17', '/admin/coupons?page=17', '17'],
    ['20,000', '/admin/coupons?page=20000', '20000'],
    ['99999', '/admin/coupons?page=20000', '20000'],
    ['1', '/admin/coupons', '1'],
    ['0', '/admin/coupons?page=3', '3'],
    ['2.5', '/admin/coupons?page=3', '3'],
    ['', '/admin/coupons?page=3', '3'],
    ['next', '/admin/coupons?page=3', '3'],
  ])('goes by Enter with “%s” to %s, and keeps the focus', async (text, path, value) => {
    const { getPath } = await renderPages(40_000);
    await input.fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.poll(getPath).toBe(path);
    await expect.element(input).toHaveValue(value);
    await expect.element(input).toHaveFocus();
  });

  test('goes to its page when it is left', async () => {
    const { getPath } = await renderPages(40_000);
    await input.fill('9');
    await userEvent.keyboard('{Tab}');
    await expect.poll(getPath).toBe('/admin/coupons?page=9');
  });

  test('is absent where all pages are shown as buttons', async () => {
    const { screen } = await renderPages(10);
    await expect.element(screen.getByRole('button', { name: '5', exact: true })).toBeVisible();
    await expect.element(input).not.toBeInTheDocument();
  });

  test.each([360, 820, 1280])('fits %i pixels', async (width) => {
    await page.viewport(width, 800);
    const { screen } = await renderPages(40_000, '/admin/coupons?page=19990');
    await expect.element(input).toBeVisible();
    const boxes = [input, screen.getByText('of 20,000')].map((each) =>
      each.element().getBoundingClientRect(),
    );
    const pages = screen.getByRole('navigation', { name: 'Pages' }).element();
    for (const { right } of boxes) expect(right).toBeLessThanOrEqual(width);
    expect(pages.getBoundingClientRect().right).toBeLessThanOrEqual(width);
    const { scrollWidth, clientWidth } = input.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});
