import { page } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const resource = { ...coupons, inlineEdit: ['active'] };

const list = Array.from({ length: 40 }, (_, index) => ({
  _id: `c${index}`,
  code: `CODE ${index}`,
  active: true,
}));

/** Responds with 40 coupons, all on each page. */
const respond = ({ method, url }: Request) =>
  method === 'GET' && new URL(url).pathname === '/api/coupons'
    ? Response.json({ success: true, length: list.length, coupons: list })
    : undefined;

describe('A double click', () => {
  test('on an item of a menu does not press the button below', async () => {
    const { sent } = await renderEngine({ resource, respond });
    await page.getByRole('button', { name: /^Change active of CODE 0: / }).click();
    const item = page.getByRole('menuitemradio', { name: 'No' });
    await item.dblClick({ position: { x: 8, y: 24 } });
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);
    await expect.element(item).not.toBeInTheDocument();
  });

  test('on a row opens its record once, and acts on nothing there', async () => {
    const { router, getPath } = await renderEngine({ respond });
    const paths: string[] = [];
    router.subscribe(({ location, navigation, historyAction }) => {
      if (navigation.state === 'idle') paths.push(`${historyAction} ${location.pathname}`);
    });
    await page.getByRole('rowheader').first().dblClick();
    await expect.element(page.getByRole('button', { name: /^Edit / })).toBeVisible();
    expect(getPath()).toBe('/admin/view/coupon/c0');
    expect(new Set(paths)).toEqual(new Set(['PUSH /admin/view/coupon/c0']));
    await router.navigate(-1);
    expect(getPath()).toBe('/admin/coupons');
  });
});
