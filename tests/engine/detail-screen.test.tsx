import { describe, expect, test, vi } from 'vitest';
import { ObjectCell } from '../../src/engine/cells/cells.tsx';
import { renderEngine } from '../support/render-engine.tsx';
import { validToken } from '../support/test-session.ts';
import { coupons } from './coupons/coupons.ts';

const initialPath = '/admin/view/coupon/c1';

describe('The detail screen', () => {
  test('has the name of the record', async () => {
    const { screen } = await renderEngine({ initialPath });
    const title = screen.getByRole('heading', { level: 1 });
    await expect.element(title).toHaveTextContent('SPRING');
    await expect.element(title).toHaveAttribute('dir', 'auto');
    await expect.poll(() => document.title).toBe('SPRING');
    await expect.element(screen.getByText('Coupon', { exact: true })).toBeVisible();
  });

  test('shows the detail fields of the resource', async () => {
    const { screen } = await renderEngine({ initialPath });
    const details = screen.getByRole('definition');
    for (const [index, value] of ['SPRING', '20', 'Yes', '2027-03-01'].entries()) {
      await expect.element(details.nth(index)).toHaveTextContent(value);
      await expect.element(details.nth(index)).toHaveAttribute('dir', 'auto');
    }
  });

  test('leads to the list once its menu has deleted the record', async () => {
    vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const { screen, sent } = await renderEngine({ initialPath });
    const menu = screen.getByRole('button', { name: 'More actions for coupon SPRING' });
    const remove = screen.getByRole('menuitem', { name: 'Delete' });
    await menu.click();
    await expect.element(remove).toHaveFocus();
    await remove.click();
    expect(sent('DELETE')).toEqual([]);
    await menu.click();
    await remove.click();
    await expect.element(screen.getByText('Coupon Deleted')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Coupons table' })).toBeVisible();
    expect(sent('DELETE')).toHaveLength(1);
  });

  test('shows the error in place of the fields', async () => {
    const { screen } = await renderEngine({ initialPath, respond: () => 'code=404' });
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('This coupon could not be loaded.')).toBeVisible();
    await expect.element(alert.getByText('The till is closed.')).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coupon');
    await expect.element(screen.getByRole('definition')).not.toBeInTheDocument();
  });

  test('leads from a record that does not exist to the list', async () => {
    const { screen } = await renderEngine({ initialPath, respond: () => 'code=404' });
    const back = screen.getByRole('link', { name: 'Back to Coupons' });
    await expect.element(back).toHaveAttribute('href', '#/admin/coupons');
  });
});

test('The label of a value in an object is on one line, however long the value is', async () => {
  const cell = () => <ObjectCell value={{ self: `https://example.com/${'a'.repeat(400)}` }} />;
  const detailFields = [{ key: 'code', label: 'Links', cell }];
  const { screen } = await renderEngine({ resource: { ...coupons, detailFields }, initialPath });
  const label = screen.getByText('Self', { exact: true });
  await expect.element(label).toBeVisible();
  const text = document.createRange();
  text.selectNodeContents(label.element());
  expect(text.getClientRects()).toHaveLength(1);
});

describe('A value that can be copied', () => {
  const detailFields = [
    { key: '_id', label: 'ID', isCopyable: true },
    { key: 'code', label: 'Code', isCopyable: true },
    { key: 'absent', label: 'Phone', isCopyable: true },
    { key: 'kind', label: 'Kind' },
  ];
  const options = { resource: { ...coupons, detailFields }, initialPath };

  test('is copied by its button', async () => {
    // "Copied" is shown for two seconds, so it begins only when the click is over.
    const { promise, resolve } = Promise.withResolvers<void>();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(promise);
    const { screen } = await renderEngine(options);
    await screen.getByRole('button', { name: 'Copy Code' }).click();
    expect(writeText).toHaveBeenCalledExactlyOnceWith('SPRING');
    resolve();
    await expect.element(screen.getByText('Copied')).toHaveRole('status');
  });

  test('has a button only if it is there', async () => {
    const { screen } = await renderEngine(options);
    await expect.element(screen.getByRole('button', { name: 'Copy ID' })).toBeVisible();
    const others = screen.getByRole('button', { name: /Phone|Kind/ });
    await expect.element(others).not.toBeInTheDocument();
  });

  test('has an error if the browser does not allow it', async () => {
    const refusal = new DOMException('Refused', 'NotAllowedError');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
    const { screen } = await renderEngine(options);
    await screen.getByRole('button', { name: 'Copy Code' }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/does not allow/);
    await expect.element(screen.getByText('Copied')).not.toBeInTheDocument();
  });
});

describe('A timestamp', () => {
  const detailFields = [
    // React logs an error for duplicate keys, and a console error fails the test.
    { key: 'expiresAt', label: 'Same', type: 'dateTime' },
    { key: 'code', label: 'Same', type: 'dateTime' },
  ] as const;
  const renderTimestamps = () =>
    renderEngine({ resource: { ...coupons, detailFields: [...detailFields] }, initialPath });

  test('is shown exactly, with how long ago it was', async () => {
    const { screen } = await renderTimestamps();
    const expires = screen.getByRole('definition').nth(0);
    await expect.element(expires).toMatchTextContent(/^2027-03-01 00:00:00 UTC · (in .+|.+ ago)$/);
    const localTime = new Date('2027-03-01T00:00:00Z').toLocaleString();
    await expect.element(screen.getByTitle(`Here: ${localTime}`)).toBeVisible();
  });

  test('that is no time is shown as it is', async () => {
    const { screen } = await renderTimestamps();
    await expect.element(screen.getByRole('definition').nth(1)).toHaveTextContent('SPRING');
  });
});

test('How long ago a timestamp was follows the clock of the server', async () => {
  const hourMs = 3_600_000;
  const start = Date.now();
  /** A record that was changed in one hour by the clock of this computer, read so many minutes later. */
  const respondAfter = (minutes: number) => () => {
    const coupon = { _id: 'c1', expiresAt: new Date(start + hourMs).toISOString() };
    const date = new Date(start + hourMs + minutes * 60_000 + 5000).toUTCString();
    return Response.json({ success: true, coupon }, { headers: { date } });
  };
  const { screen, queryClient, respondWith } = await renderEngine({
    resource: {
      ...coupons,
      detailFields: [{ key: 'expiresAt', label: 'Changed', type: 'dateTime' }],
    },
    initialPath,
    respond: respondAfter(5),
  });
  const changed = screen.getByRole('definition');
  await expect.element(changed).toMatchTextContent(/ · 5 minutes ago$/);
  respondWith(respondAfter(9));
  await queryClient.invalidateQueries();
  await expect.element(changed).toMatchTextContent(/ · 9 minutes ago$/);
});

/** Opens the address of a record during a session, in which its loader starts the request. */
const openAddress = (segment: string) =>
  renderEngine({ initialPath: `/admin/view/coupon/${segment}`, token: validToken });

describe('The address of a record', () => {
  test.each(['c1', '50%25', 'a%2Fb'])(
    'with the identifier %s requests it once',
    async (segment) => {
      const { screen, sent } = await openAddress(segment);
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SPRING');
      expect(sent()).toEqual([`GET /api/coupons/${segment}`]);
    },
  );

  test.each(['%2E', '%2E%2E'])('with %s has no identifier to request', async (segment) => {
    const { screen, sent } = await openAddress(segment);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/is no identifier\./);
    expect(sent()).toEqual([]);
  });
});
