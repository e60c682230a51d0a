import { page } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import type { Paging } from '../../src/api/paging.ts';
import type { Child } from '../../src/engine/config/child.ts';
import type { ResolvedField } from '../../src/engine/config/resource.ts';
import { renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

const request: Paging['request'] = {
  by: 'number',
  name: 'currentPage',
  size: 'resultPerPage',
  firstPage: 1,
};

/** The coupons that are like another one, as a list below it. */
const child: Child<ResolvedField> = {
  title: 'Similar coupons',
  list: 'GET /api/coupons',
  paging: { ...coupons.paging, request, pageSizes: { options: [2], defaultSize: 2 } },
  columns: [
    { key: 'code', label: 'Code' },
    { key: 'percentage', label: 'Percentage' },
  ],
  words: ['similar', 'coupons'],
};
const resource = { ...coupons, children: [child] };

const rows = ['A', 'B', 'C'].map((code) => ({ _id: code, code, percentage: 5 }));
const initialPath = '/admin/view/coupon/c1';

const respond = ({ url }: Request) => {
  const { pathname, searchParams } = new URL(url);
  if (pathname !== '/api/coupons') return undefined;
  const first = (Number(searchParams.get('currentPage')) - 1) * 2;
  return Response.json({ success: true, length: 3, coupons: rows.slice(first, first + 2) });
};

const card = page.getByRole('region', { name: 'Similar coupons', exact: true });
const cells = card.getByRole('cell');

describe('A list below a record', () => {
  test('is a card on its page', async () => {
    await renderEngine({ resource, initialPath, respond });
    await expect
      .element(card.getByRole('heading', { level: 2 }))
      .toHaveTextContent('Similar coupons');
    await expect.element(card.getByRole('columnheader').nth(1)).toHaveTextContent('Percentage');
  });

  test('has pages of its own', async () => {
    await renderEngine({ resource, initialPath, respond });
    const previous = card.getByRole('button', { name: 'Previous' });
    const next = card.getByRole('button', { name: 'Next' });
    await expect.element(card.getByText('Page 1')).toBeVisible();
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expect.element(cells.nth(0)).toHaveTextContent('C');
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  });

  test('leads to the records of its rows', async () => {
    const { getPath } = await renderEngine({ resource, initialPath, respond });
    await card.getByRole('link', { name: 'B' }).click();
    await expect.poll(getPath).toBe('/admin/view/coupon/B');
  });

  const isList = ({ url }: Request) => new URL(url).pathname === '/api/coupons';

  test('says that it is empty', async () => {
    const empty = Response.json({ success: true, length: 0, coupons: [] });
    await renderEngine({
      resource,
      initialPath,
      respond: (sent) => (isList(sent) ? empty.clone() : undefined),
    });
    await expect.element(card.getByText('There are no similar coupons.')).toBeVisible();
  });

  test('fails only at its own place', async () => {
    await renderEngine({
      resource,
      initialPath,
      respond: (sent) => (isList(sent) ? new Response('{}', { status: 404 }) : undefined),
    });
    await expect.element(card.getByRole('button', { name: /try again|retry/i })).toBeVisible();
    await expect.element(page.getByRole('definition').nth(0)).toHaveTextContent('SPRING');
  });
});
