import { describe, expect, test } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { specimensWithActions as specimens } from './specimens/specimens.ts';

describe('A contract with page, limit, q, total and a numeric id', () => {
  test('is listed, paged and searched, and opens a record, which is the response itself', async () => {
    const { screen, requests, router, getPath, lastQuery } = await renderEngine({
      resource: specimens,
    });
    await expect.element(screen.getByRole('row').nth(1)).toMatchTextContent(/^1Ammonite/);
    await expect.element(screen.getByText('5 specimens')).toBeVisible();
    const sizes = screen.getByLabelText('Rows per page');
    await expect.element(sizes).toMatchTextContent(/^21025$/);
    expect(lastQuery()).toBe('?page=1&limit=2');
    await screen.getByRole('button', { name: '3' }).click();
    await expect.poll(lastQuery).toBe('?page=3&limit=2');
    await sizes.selectOptions('10');
    await expect.poll(lastQuery).toBe('?page=1&limit=10');
    await screen.getByRole('searchbox').fill('Ammonite');
    await screen.getByRole('button', { name: 'Search', exact: true }).click();
    await expect.poll(lastQuery).toBe('?q=Ammonite&page=1&limit=10');
    expect(router.state.location.search).toBe('?size=10&q=Ammonite');
    await screen.getByRole('link', { name: 'View specimen Ammonite' }).click();
    await expect.element(screen.getByRole('definition').nth(0)).toHaveTextContent('Ammonite');
    expect(getPath()).toBe('/admin/view/specimen/12');
    expect(new URL(requests.at(-1)?.url ?? '').pathname).toBe('/specimens/12');
  });

  test('has neither a search box nor a choice of page sizes where the operation takes none', async () => {
    const { search: _, ...paging } = specimens.paging;
    const pageSizes = { options: [2], defaultSize: 2 };
    const { screen } = await renderEngine({
      resource: { ...specimens, paging: { ...paging, pageSizes } },
      initialPath: `${specimens.routes.list}?q=Ammonite`,
    });
    await expect.element(screen.getByText('5 specimens')).toBeVisible();
    await expect.element(screen.getByRole('searchbox')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Rows per page')).not.toBeInTheDocument();
  });
});
