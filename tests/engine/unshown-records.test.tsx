import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';

const bar = page.getByRole('region', { name: 'Selection' });
const popover = page.getByRole('dialog', { name: 'Selected, not shown' });
const getRemove = (code: string) =>
  popover.getByRole('button', { name: `Remove ${code} from the selection` });

const coupons = ['ONE', 'TWO', 'THREE', 'FOUR'].map((code) => ({ _id: code, code }));

/** Selects each coupon by a search of its own, so that only the last one is shown, and opens the others. */
async function openUnshown(codes: readonly string[]) {
  const engine = await renderEngine({
    respond({ url }) {
      const found = coupons.filter(({ code }) => url.includes(`key=${code}`));
      return Response.json({ success: true, length: found.length, coupons: found });
    },
  });
  for (const code of codes) {
    await engine.router.navigate(`/admin/coupons?q=${code}`);
    await page.getByRole('checkbox', { name: `Select ${code}`, exact: true }).click();
  }
  await bar.getByRole('button', { name: `${codes.length - 1} not shown` }).click();
  return engine;
}

const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(key);
};

describe('The selected records that are not shown', () => {
  test('are listed by name on demand', async () => {
    await openUnshown(['ONE', 'TWO', 'THREE']);
    await expect.element(popover.getByText('ONE', { exact: true })).toBeVisible();
    await expect.element(popover.getByText('TWO', { exact: true })).toBeVisible();
    expect(popover.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(getRemove('ONE')).toHaveFocus();
  });

  test('are removed one after the other with Enter', async () => {
    await openUnshown(['ONE', 'TWO', 'THREE', 'FOUR']);
    await expect.element(getRemove('ONE')).toHaveFocus();
    await press('{Tab}', '{Enter}');
    await expect.element(bar).toMatchTextContent(/^3 selected, 2 not shown/);
    await expect.element(getRemove('THREE')).toHaveFocus();
    await press('{Enter}');
    await expect.element(getRemove('ONE')).toHaveFocus();
    await press('{Enter}');
    await expect.element(popover).not.toBeInTheDocument();
    await expect.element(bar).toMatchTextContent(/^1 selected/);
    await expect.element(bar).toHaveFocus();
  });

  test('leave the focus to the list when nothing else is selected', async () => {
    const { screen } = await openUnshown(['ONE', 'TWO']);
    await page.getByRole('checkbox', { name: 'Select TWO', exact: true }).click();
    await bar.getByRole('button', { name: '1 not shown' }).click();
    await expect.element(getRemove('ONE')).toHaveFocus();
    await press('{Enter}');
    await expect.element(bar).not.toBeInTheDocument();
    const region = screen.getByRole('region', { name: 'Coupons', exact: true });
    await expect.element(region).toHaveFocus();
  });

  test('are closed by Escape, which clears no selection', async () => {
    await openUnshown(['ONE', 'TWO']);
    await expect.element(getRemove('ONE')).toHaveFocus();
    await press('{Escape}');
    await expect.element(popover).not.toBeInTheDocument();
    await expect.element(bar).toMatchTextContent(/^2 selected, 1 not shown/);
    await expect.element(bar.getByRole('button', { name: '1 not shown' })).toHaveFocus();
  });

  test('fit a phone', async () => {
    await page.viewport(360, 700);
    await openUnshown(['ONE', 'TWO']);
    await expect.element(getRemove('ONE')).toBeVisible();
    const { left, right } = popover.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
  });
});
