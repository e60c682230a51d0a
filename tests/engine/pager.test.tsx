import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';

describe('The pager of a list', () => {
  test('keeps the focus: on the last page, on Last and on the last Next, and after a failed page turn', async () => {
    const { screen, getPath } = await renderEngine({
      respond({ url }) {
        const number = new URL(url).searchParams.get('currentPage');
        if (number === '2') throw new Error('Not 2.');
        const row = { _id: 'c1', code: `PAGE${number}` };
        return Response.json({ success: true, length: 14, coupons: [row] });
      },
    });
    const button = (name: string) => screen.getByRole('button', { name });
    const press = async (name: string) => {
      button(name).element().focus();
      await userEvent.keyboard('{Enter}');
    };
    const expectRow = async (code: string) => {
      await expect.element(screen.getByRole('rowheader', { name: code })).toBeVisible();
    };
    const expectEnd = async (name: string) => {
      await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
      await expect.element(button(name)).toHaveFocus();
    };
    await expectRow('PAGE1');
    await press('Next');
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Not 2\./);
    await expect.element(button('Next')).toHaveFocus();
    await press('Next');
    await expectRow('PAGE3');
    await press('Last');
    await expectRow('PAGE7');
    await expectEnd('Last');
    await button('Previous').click();
    await expectRow('PAGE6');
    await press('Next');
    await expect.poll(getPath).toBe('/admin/coupons?page=7');
    await expectEnd('Next');
    await press('First');
    await expectEnd('First');
  });

  test.each([390, 780])(
    'is of one line at %i pixels, with chevrons in place of its words',
    async (width) => {
      await page.viewport(width, 800);
      const { screen } = await renderEngine({
        respond: () => Response.json({ success: true, length: 2000, coupons: [{ _id: 'c1' }] }),
        initialPath: '/admin/coupons?page=900',
      });
      const names = ['First', 'Previous', '898', '899', '900', '901', '902', 'Next', 'Last'];
      const buttons = names.map((name) => screen.getByRole('button', { name, exact: true }));
      for (const button of buttons) await expect.element(button).toBeVisible();
      const boxes = buttons.map((button) => button.element().getBoundingClientRect());
      expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
      expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
      const first = screen.getByRole('button', { name: 'First' });
      await expect.element(first).toHaveStyle({ fontSize: '0px' });
    },
  );

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
      for (const button of buttons.elements())
        expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
    },
  );

  test('leads on from a page without rows, which says that there are others', async () => {
    const { screen, respondWith, getPath } = await renderEngine({
      respond: () => Response.json({ success: true, length: 5, coupons: [] }),
      initialPath: '/admin/coupons?page=2',
    });
    const isEmpty = async () => {
      await expect.element(screen.getByText('Nothing on this page.')).toBeVisible();
    };
    await isEmpty();
    await screen.getByRole('button', { name: 'Next page' }).click();
    await expect.poll(getPath).toBe('/admin/coupons?page=3');
    await isEmpty();
    await screen.getByRole('button', { name: 'First page' }).click();
    await expect.poll(getPath).toBe('/admin/coupons');
    respondWith(() => Response.json({ success: true, length: 1, coupons: [] }));
    await screen.getByRole('searchbox').fill('SPR');
    await userEvent.keyboard('{Enter}');
    await isEmpty();
    respondWith(() => undefined);
    await screen.getByRole('button', { name: 'Reload' }).click();
    await expect.element(screen.getByText('SPRING')).toBeVisible();
  });
});
