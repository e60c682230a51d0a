import { page, userEvent } from 'vitest/browser';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Announcer } from '../../src/ui/feedback/announcer.tsx';
import { holdRequests, renderEngine } from '../support/render-engine.tsx';

const spring = page.getByRole('row').filter({ hasText: 'SPRING' });
const link = page.getByRole('link', { name: 'SPRING', exact: true });
const checkBox = page.getByRole('checkbox', { name: 'Select SPRING' });

beforeEach(() => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
});

/** Renders the list of coupons, whose deletions are held back. */
async function renderList() {
  const { hold, release } = holdRequests('DELETE');
  return { ...(await renderEngine({ hold, beside: <Announcer /> })), release };
}

async function startDeletion() {
  const engine = await renderList();
  await engine.screen.getByRole('button', { name: 'Delete coupon SPRING' }).click();
  await expect.element(spring).toMatchTextContent(/Deleting…/);
  return engine;
}

describe('A row that is being deleted', () => {
  test('is dimmed and says so', async () => {
    await startDeletion();
    await expect.element(spring).toHaveAttribute('aria-busy', 'true');
    await expect.element(spring.getByRole('rowheader')).toHaveStyle({ opacity: '0.5' });
    await expect.element(spring.getByText('Deleting…')).toBeVisible();
    await expect.element(page.getByText('Deleting coupon…')).toBeInTheDocument();
    expect(page.getByText('Deleting…').elements()).toHaveLength(1);
  });

  test('can be used neither by pointer nor by keyboard', async () => {
    const { getPath } = await startDeletion();
    await spring.getByRole('cell').nth(1).click({ force: true });
    await link.click({ force: true });
    await checkBox.click({ force: true });
    link.element().focus();
    for (const key of ['{Enter}', 'e', 'x', '{Delete}']) await userEvent.keyboard(key);
    expect(getPath()).toBe('/admin/coupons');
    await expect.element(checkBox).not.toBeChecked();
    expect(window.confirm).toHaveBeenCalledOnce();
  });

  test('keeps the focus', async () => {
    await startDeletion();
    const button = page.getByRole('button', { name: 'Delete coupon SPRING' });
    await expect.element(button).toHaveFocus();
  });

  test('can be used again after a failure', async () => {
    const { respondWith, release, getPath } = await startDeletion();
    respondWith(({ method }) => (method === 'DELETE' ? 'code=500' : undefined));
    release();
    await expect.element(spring).not.toMatchTextContent(/Deleting…/);
    await expect.element(spring.getByRole('rowheader')).toHaveStyle({ opacity: '1' });
    await link.click();
    await expect.poll(getPath).toBe('/admin/view/coupon/c1');
  });

  test('says so on a phone', async () => {
    await page.viewport(390, 800);
    const { screen } = await renderList();
    const menu = screen.getByRole('button', { name: 'More actions for coupon SPRING' });
    await menu.click();
    await screen.getByRole('button', { name: 'Delete coupon SPRING' }).click();
    await expect.element(spring.getByText('Deleting…')).toBeVisible();
    await expect.element(menu).toHaveAttribute('aria-disabled', 'true');
  });

  test('says so while its record is deleted on its own page', async () => {
    const { screen, router } = await renderList();
    await link.click();
    await screen.getByRole('button', { name: 'More actions for coupon SPRING' }).click();
    await screen.getByRole('menuitem', { name: 'Delete' }).click();
    await router.navigate(-1);
    await expect.element(spring).toMatchTextContent(/Deleting…/);
  });
});

test('A deletion that is not confirmed leaves the row as it was', async () => {
  vi.mocked(window.confirm).mockReturnValue(false);
  const { screen } = await renderList();
  await screen.getByRole('button', { name: 'Delete coupon SPRING' }).click();
  expect(window.confirm).toHaveBeenCalledOnce();
  await expect.element(spring).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByText('Deleting coupon…')).not.toBeInTheDocument();
});

async function deleteAll() {
  const list = await renderList();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  return list;
}

test('The rows of a bulk deletion say so', async () => {
  const { release } = await deleteAll();
  await expect.poll(() => page.getByText('Deleting…').elements()).toHaveLength(2);
  release();
});

test('A row that a bulk deletion could not delete can be used again', async () => {
  const { respondWith, release } = await deleteAll();
  respondWith(({ method, url }) =>
    method === 'DELETE' && url.endsWith('/c1') ? 'code=500' : undefined,
  );
  release();
  await expect.element(page.getByRole('status')).toHaveTextContent('1 deleted, 1 failed');
  await expect.element(page.getByText('Deleting…')).not.toBeInTheDocument();
  await expect.element(checkBox).not.toHaveAttribute('aria-disabled');
});
