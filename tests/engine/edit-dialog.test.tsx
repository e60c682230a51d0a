import { page, userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import {
  holdRequests,
  openEditDialog,
  renderEngine,
  type RenderEngineOptions,
} from '../support/render-engine.tsx';
import { validToken } from '../support/test-session.ts';
import { coupons } from './coupons/coupons.ts';

describe('The edit dialog', () => {
  test('is not changed by a background refetch, and sends one request for two submits in the same tick', async () => {
    const { screen, dialog, queryClient, requests, sent, respondWith } = await openEditDialog();
    await dialog.getByLabelText('Percentage').fill('50');
    respondWith(({ method }) => (method === 'GET' ? 'example=other' : undefined));
    const previousCount = requests.length;
    await queryClient.invalidateQueries();
    expect(requests.length).toBeGreaterThan(previousCount);
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(50);
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SPRING');
    const form = dialog.getByRole('button', { name: 'Submit' }).element().closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);
  });

  test('opens with the current values, sends only the changed ones, then shows a toast and redirects', async () => {
    const { screen, getPath, dialog, submit, bodyOf } = await openEditDialog();
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SPRING');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(20);
    await expect.element(dialog.getByLabelText('Active')).toBeChecked();
    await expect.element(dialog.getByLabelText('Expires')).toHaveValue('2027-03-01');
    await expect.element(dialog.getByLabelText('Kind')).toHaveValue('gift');
    await dialog.getByLabelText('Percentage').fill('50');
    await dialog.getByLabelText('Active').click();
    await dialog.getByLabelText('Kind').selectOptions('refund');
    await submit();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    expect(await bodyOf('PUT')).toEqual({ percentage: 50, active: false, kind: 'refund' });
    await expect.poll(getPath).toBe(coupons.routes.list);
  });

  test.each(['GET', 'PUT', 'connection'])(
    'stays open with its values when a %s fails, and says why until the next attempt',
    async (failing) => {
      const windowAlert = vi.spyOn(window, 'alert');
      const { screen, dialog, submit, sent, respondWith } = await openEditDialog();
      await dialog.getByLabelText('Code').fill('SUMMER');
      respondWith(({ method }) => {
        if (failing === 'connection' && method === 'PUT') throw new TypeError('Off');
        return method === failing ? 'code=409' : undefined;
      });
      // Also offline, a save fails at once: it is not sent later.
      if (failing === 'connection') window.dispatchEvent(new Event('offline'));
      await submit();
      const alert = dialog.getByRole('alert');
      const toast = screen.getByRole('region', { name: /Notifications/ }).getByRole('alert');
      await expect.element(toast).toMatchTextContent(/\S/);
      await expect.element(alert).toHaveTextContent(toast.element().textContent);
      await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
      await dialog.getByLabelText('Code').fill('S');
      await submit();
      await expect.element(alert).toHaveTextContent('3 to 8 characters');
      await dialog.getByLabelText('Code').fill('SUMMER');
      respondWith(() => undefined);
      window.dispatchEvent(new Event('online'));
      await submit();
      await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
      expect(sent('PUT')).toHaveLength(failing === 'GET' ? 1 : 2);
      await expect.element(alert).not.toBeInTheDocument();
      expect(windowAlert).not.toHaveBeenCalled();
    },
  );
});

test('A save without a connection says once that the computer is offline, and no longer than it is', async () => {
  const { screen, dialog, submit, respondWith } = await openEditDialog();
  await dialog.getByLabelText('Code').fill('SUMMER');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  respondWith(() => {
    throw new TypeError('Failed to fetch');
  });
  await submit();
  const message = screen.getByText('This computer is offline.');
  await expect.element(message).toBeVisible();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(message).not.toBeInTheDocument();
  await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
});

describe('While a change of a record is sent, whose dialog was left', () => {
  /** Leaves the dialog while its request is held back, and changes something else in another one. */
  async function editAgain() {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { hold, release } = holdRequests('PUT');
    const engine = await openEditDialog({ hold, token: validToken });
    await engine.dialog.getByLabelText('Code').fill('SUMMER');
    await engine.submit();
    await expect.poll(() => engine.sent('PUT')).toHaveLength(1);
    await engine.router.navigate(-1);
    await engine.screen.getByRole('button', { name: /^Edit / }).click();
    await engine.dialog.getByLabelText('Percentage').fill('50');
    return { ...engine, release };
  }

  test('another one is not sent, which is said, and can be once it is done', async () => {
    const { dialog, submit, sent, bodyOf, release, screen } = await editAgain();
    await submit();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^An earlier change/);
    expect(sent('PUT')).toHaveLength(1);
    release();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    await submit();
    await expect.poll(() => sent('PUT')).toHaveLength(2);
    expect(await bodyOf('PUT')).toMatchObject({ percentage: 50 });
  });

  test('its success is said, but leaves the form that is shown as it is', async () => {
    const { dialog, screen, router, release, getPath } = await editAgain();
    const navigate = vi.spyOn(router, 'navigate');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    release();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    vi.runAllTimers();
    vi.useRealTimers();
    expect(navigate).not.toHaveBeenCalled();
    expect(getPath()).toBe('/admin/view/coupon/c1/edit');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(50);
    await expect.element(dialog.getByText('1 field will be saved')).toBeVisible();
  });
});

test.each(['GET', 'PUT'])(
  'The edit dialog of a record that is gone, as a %s finds, cannot be submitted, and the page behind it says so',
  async (failing) => {
    const { screen, dialog, submit, sent, respondWith } = await openEditDialog();
    await dialog.getByLabelText('Code').fill('SUMMER');
    const failure = { success: false, error: { message: 'Coupon not found.' } };
    respondWith(({ method }) =>
      method === failing || sent(failing).length > 0
        ? Response.json(failure, { status: 404 })
        : undefined,
    );
    await submit();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Coupon not found.');
    await expect.element(dialog.getByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    await expect.element(dialog.getByText(/will be saved/)).not.toBeInTheDocument();
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
    await expect.element(screen.getByText('This coupon could not be loaded.')).toBeInTheDocument();
  },
);

describe('The edit dialog has an address', () => {
  const recordPath = '/admin/view/coupon/c1';
  const editPath = `${recordPath}/edit`;
  const dialog = page.getByRole('dialog');
  const editButton = page.getByRole('button', { name: 'Edit coupon SPRING' });
  const cancelButton = page.getByRole('button', { name: 'Cancel' });

  /** Opens an address after the list. */
  async function open(path: string, options: RenderEngineOptions = {}) {
    const engine = await renderEngine(options);
    await engine.router.navigate(path);
    return { ...engine, goBack: () => engine.router.navigate(-1) };
  }

  test('that opens it over the record, and Cancel leads to the record', async () => {
    const { screen, getPath, goBack } = await open(editPath);
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SPRING');
    await expect.element(screen.getByText('2027-03-01').first()).toBeInTheDocument();
    await cancelButton.click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getPath()).toBe(recordPath);
    await expect.element(editButton).toHaveFocus();
    // The dialog is not in the history any more.
    await goBack();
    await expect.poll(getPath).toBe(coupons.routes.list);
  });

  test('that the button opens; Back or Escape closes it, also after a double click', async () => {
    const { getPath, goBack } = await open(recordPath);
    await editButton.click();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    expect(getPath()).toBe(editPath);
    await goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getPath()).toBe(recordPath);
    await expect.element(editButton).toHaveFocus();
    await editButton.dblClick();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    await page.elementLocator(document.body).click({ position: { x: 2, y: 2 }, force: true });
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(getPath).toBe(recordPath);
    await expect.element(dialog).not.toBeInTheDocument();
    // It has left no entry.
    await goBack();
    await expect.poll(getPath).toBe(coupons.routes.list);
  });

  test('that Back leaves only if unsaved changes may be lost, and Cancel asks once', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { getPath, goBack } = await open(recordPath);
    await editButton.click();
    await dialog.getByLabelText('Percentage').fill('50');
    await goBack();
    await expect.poll(() => confirm.mock.calls.length).toBe(1);
    expect(getPath()).toBe(editPath);
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(50);
    confirm.mockReturnValue(true);
    await cancelButton.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(getPath).toBe(recordPath);
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  test('and nothing is sent once Back has closed it', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    let isHeld = false;
    const { hold, release } = holdRequests(({ method }) => isHeld && method === 'GET');
    const { goBack, sent, requests } = await open(recordPath, { hold });
    await editButton.click();
    await dialog.getByLabelText('Percentage').fill('50');
    isHeld = true;
    const { length } = requests;
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect.poll(() => requests.length).toBe(length + 1);
    await goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    release();
    await expect.element(editButton).not.toHaveAttribute('aria-disabled', 'true');
    expect(sent('PUT')).toEqual([]);
  });

  test('but a record that cannot be read has no dialog there', async () => {
    const { screen } = await open(editPath, {
      respond: ({ url }) => (url.endsWith('/c1') ? 'code=404' : undefined),
    });
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/could not be loaded/);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
