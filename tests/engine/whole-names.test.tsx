import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readRow } from '../support/read-table.ts';
import { renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

/** Coupons whose code and kind the server searches, each alone. */
const resource = {
  ...coupons,
  search: { ...coupons.search, fields: ['code', 'kind'] },
  paging: { ...coupons.paging, pageSizes: { options: [2, 500], defaultSize: 2 } },
};

const createRows = (count: number, code: string, kind: string) =>
  Array.from({ length: count }, (_, index) => ({ _id: `${code}-${kind}-${index}`, code, kind }));

type Row = ReturnType<typeof createRows>[number];

async function renderList(rows: readonly Row[], initialPath: string) {
  return renderEngine({
    resource,
    initialPath,
    respond({ url }) {
      const query = new URL(url).searchParams;
      const key = query.get('key');
      const found = rows.filter(({ code, kind }) => key === null || [code, kind].includes(key));
      const size = Number(query.get('resultPerPage'));
      const end = Number(query.get('currentPage')) * size;
      const shown = found.slice(end - size, end);
      return Response.json({ success: true, coupons: shown, length: found.length });
    },
  });
}

const rows = [...createRows(3, 'SPRING', 'gift'), ...createRows(9, 'SPRING', 'refund')];

test('A list finds the words of a search in different properties', async () => {
  const { screen, getPath } = await renderList(rows, '/admin/coupons?q=SPRING%20gift');
  await expect.element(screen.getByText('3 coupons found')).toBeVisible();
  await screen.getByRole('button', { name: '2' }).click();
  await expect.poll(getPath).toBe('/admin/coupons?page=2&q=SPRING+gift');
  await expect.element(screen.getByText('3–3 of 3')).toBeVisible();
  await expect.poll(() => readRow(1).slice(0, 2)).toEqual(['3', 'SPRING']);
});

test('A list says that it has not searched all rows', async () => {
  const many = [...createRows(1500, 'SPRING', 'refund'), ...createRows(1501, 'AUTUMN', 'gift')];
  const [first] = createRows(1, 'SPRING', 'gift');
  if (!first) throw new Error('There is no row.');
  const { screen, router } = await renderList([first, ...many], '/admin/coupons?q=SPRING%20gift');
  await expect.element(screen.getByText('1 coupon found, 1,000 of 1,501 searched')).toBeVisible();
  await router.navigate('/admin/coupons?q=AUTUMN%20refund');
  const nothing = 'No coupons match “AUTUMN refund”: 1,000 of 1,500 searched.';
  await expect.element(page.getByText(nothing)).toBeVisible();
});
