import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';

describe('The pager of a list', () => {
  const button = (name: string) => page.getByRole('button', { name });

  /** Renders a list of seven pages with a row each, of which the second fails. */
  const renderPages = (initialPath: string) =>
    renderEngine({
      initialPath,
      respond({ url }) {
        const number = new URL(url).searchParams.get('currentPage');
        if (number === '2') throw new Error('Not 2.');
        const row = { _id: 'c1', code: `PAGE${number}` };
        return Response.json({ success: true, length: 14, coupons: [row] });
      },
    });

  const getRow = (number: number) => page.getByRole('rowheader', { name: `PAGE${number}` });

  async function press(name: string) {
    button(name).element().focus();
    await userEvent.keyboard('{Enter}');
  }

  test('keeps the focus after a failed page turn', async () => {
    const { screen } = await renderPages('/admin/coupons');
    await expect.element(getRow(1)).toBeVisible();
    await press('Next');
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Not 2\./);
    await expect.element(button('Next')).toHaveFocus();
    await press('Next');
    await expect.element(getRow(3)).toBeVisible();
  });

  test.each([
    ['Last', 3, 7, '/admin/coupons?page=7'],
    ['Next', 6, 7, '/admin/coupons?page=7'],
    ['First', 7, 1, '/admin/coupons'],
  ])('keeps the focus on %s when that leads no further', async (name, from, to, path) => {
    const { getPath } = await renderPages(`/admin/coupons?page=${from}`);
    await expect.element(getRow(from)).toBeVisible();
    await press(name);
    await expect.element(getRow(to)).toBeVisible();
    expect(getPath()).toBe(path);
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button(name)).toHaveFocus();
  });

  test.each([390, 780])('is one line of chevrons at %i pixels', async (width) => {
    await page.viewport(width, 800);
    const { screen } = await renderEngine({
      respond: () => Response.json({ success: true, length: 2000, coupons: [{ _id: 'c1' }] }),
      initialPath: '/admin/coupons?page=900',
    });
    const names = ['First', 'Previous', '898', '899', '900', '901', '902', 'Next', 'Last'];
    const buttons = names.map((name) => screen.getByRole('button', { name, exact: true }));
    for (const each of buttons) await expect.element(each).toBeVisible();
    const boxes = buttons.map((each) => each.element().getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
    const first = screen.getByRole('button', { name: 'First' });
    expect(first.element().querySelector('svg')).toBeVisible();
    const name = document.createRange();
    name.selectNodeContents(
      document.createTreeWalker(first.element(), NodeFilter.SHOW_TEXT).nextNode() as Text,
    );
    expect(name.getBoundingClientRect().width).toBe(0);
  });

  test.each([390, 1280])(
    'has room for the numbers of a million rows at %i pixels',
    async (width) => {
      await page.viewport(width, 800);
      const { screen } = await renderEngine({
        respond: () =>
          Response.json({
            success: true,
            length: 1_000_000,
            coupons: [{ _id: 'c1', code: 'LAST' }],
          }),
        initialPath: '/admin/coupons?page=499997',
      });
      const name = screen.getByRole('link', { name: 'LAST', exact: true });
      await expect.element(name).toBeVisible();
      const number = document.createRange();
      number.selectNodeContents(screen.getByText('999993', { exact: true }).element());
      const getBox = (target: Range | Element) => target.getBoundingClientRect();
      expect(getBox(number).right).toBeLessThan(getBox(name.element()).left);
      const buttons = screen.getByRole('navigation', { name: 'Pages' }).getByRole('button');
      for (const { scrollWidth, clientWidth } of buttons.elements())
        expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  );

  describe('of a page without rows', () => {
    const empty = page.getByText('Nothing on this page.');

    test('leads to the other pages', async () => {
      const { screen, getPath } = await renderEngine({
        respond: () => Response.json({ success: true, length: 5, coupons: [] }),
        initialPath: '/admin/coupons?page=2',
      });
      await expect.element(empty).toBeVisible();
      await screen.getByRole('button', { name: 'Next page' }).click();
      await expect.poll(getPath).toBe('/admin/coupons?page=3');
      await expect.element(empty).toBeVisible();
      await screen.getByRole('button', { name: 'First page' }).click();
      await expect.poll(getPath).toBe('/admin/coupons');
    });

    test('reads the only page again', async () => {
      const { screen, respondWith } = await renderEngine({
        respond: () => Response.json({ success: true, length: 1, coupons: [] }),
      });
      await expect.element(empty).toBeVisible();
      respondWith(() => undefined);
      await screen.getByRole('button', { name: 'Reload' }).click();
      await expect.element(screen.getByText('SPRING')).toBeVisible();
    });
  });
});
