import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { readRow } from '../support/read-table.ts';
import { openEditDialog, renderEngine } from '../support/render-engine.tsx';
import { translatePage } from '../support/translate-page.ts';
import { coupons } from './coupons/coupons.ts';
import { specimens } from './specimens/specimens.ts';

// What React cannot find in the page any more is an error in the console, which fails a test.
let endTranslation: () => void;
beforeEach(() => {
  endTranslation = translatePage();
});
afterEach(() => endTranslation());

const spring = { _id: 'c1', code: 'SPRING', percentage: 20, active: true };
const autumn = { _id: 'c2', code: 'AUTUMN', percentage: 5 };
const respondWithRows = (...rows: object[]) =>
  Response.json({ success: true, coupons: rows, length: rows.length });

test('A list in a page that the browser translates follows its rows', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { screen, queryClient, respondWith } = await renderEngine({
    respond: () => respondWithRows(spring, autumn),
  });
  const bar = page.getByRole('region', { name: 'Selection' });
  await screen.getByRole('checkbox', { name: 'Select SPRING' }).click();
  await expect.element(bar).toMatchTextContent(/^1 selected/);
  await screen.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await expect.element(bar).toMatchTextContent(/^2 selected/);
  await bar.getByRole('button', { name: 'Export selected' }).click();
  await expect.element(screen.getByText('2 coupons exported')).toBeVisible();
  await bar.getByRole('button', { name: 'Clear selection' }).click();

  respondWith(() => respondWithRows({ ...autumn, percentage: null }, { ...spring, code: null }));
  await queryClient.invalidateQueries();
  await expect.poll(() => readRow(1).slice(0, 3)).toEqual(['1', 'AUTUMN', '—']);
  expect(readRow(2).slice(0, 4)).toEqual(['2', '—', '20', 'Yes']);
  for (const tool of ['Columns', 'Density']) {
    await screen.getByRole('button', { name: tool }).click();
    await userEvent.keyboard('{Escape}');
  }
  respondWith(({ method }) => (method === 'DELETE' ? 'code=404' : respondWithRows()));
  await screen.getByRole('button', { name: 'Delete coupon AUTUMN' }).click();
  await expect.element(screen.getByText('There are no coupons yet.')).toBeVisible();
});

test('The details show what has changed in each kind of cell', async () => {
  const types = ['text', 'excerpt', 'enum', 'badge', 'link', 'colour', 'object'] as const;
  const detailFields = [
    ...types.map((type) => ({ key: 'code', label: type, type })),
    { key: 'percentage', label: 'percentage' },
    { key: 'uses', label: 'uses', type: 'objects' },
    { key: 'uses', label: 'count', type: 'count' },
    { key: 'code', label: 'dateTime', type: 'dateTime' },
  ] as const;
  let coupon: object = { _id: 'c1' };
  const { screen, queryClient } = await renderEngine({
    resource: { ...coupons, detailFields },
    initialPath: '/admin/view/coupon/c1',
    respond: () => Response.json({ success: true, coupon }),
  });
  const details = screen.getByRole('definition');
  const readDetails = () => details.elements().map(({ textContent }) => textContent);
  const codes = (code: string) => types.map(() => code);
  await expect.poll(readDetails).toEqual([...codes('—'), '—', '—', '—', '—']);
  for (const [code, percentage, uses, shown] of [
    ['SPRING', 20, [1, 2], ['20', '12', '2']],
    ['https://example.com', 7, [], ['7', '—', '0']],
    ['WINTER', null, [3], ['—', '3', '1']],
  ] as const) {
    coupon = { _id: 'c1', code, percentage, uses };
    await queryClient.invalidateQueries();
    await expect.poll(readDetails).toEqual([...codes(code), ...shown, code]);
  }
});

test('A form follows what is typed', async () => {
  const { dialog, submit, respondWith } = await openEditDialog({ resource: specimens });
  const name = dialog.getByLabelText('Specimen', { exact: true });
  const summary = dialog.getByRole('status').last();
  for (const text of ['Ammonite 2', 'A', 'Ammonite']) await name.fill(text);
  await dialog.getByLabelText('Nickname').fill('Shell');
  await expect.element(summary).toMatchTextContent(/^1 field/);
  for (const [text, count] of [
    ['A shell', '7 / 200'],
    ['A long shell', '12 / 200'],
  ] as const) {
    await dialog.getByLabelText('Summary').fill(text);
    await expect.element(dialog.getByText(count)).toBeVisible();
  }
  await name.fill('A');
  await submit();
  await expect.element(dialog.getByText(/2 to 40 characters|at least 2/).first()).toBeVisible();
  await name.fill('Ammonite');
  await dialog.getByRole('button', { name: /^Edit part 1/ }).click();
  await dialog.getByLabelText('Part 1', { exact: true }).fill('Spiral');
  await dialog.getByRole('button', { name: 'Remove part 2' }).click();
  await expect.element(dialog.getByText('Spiral').first()).toBeVisible();
  respondWith(({ method }) => (method === 'PATCH' ? 'code=409' : undefined));
  await submit();
  await expect.element(dialog.getByRole('alert').last()).toMatchTextContent(/was not lent/);
});
