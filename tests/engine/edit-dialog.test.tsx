import { userEvent } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { holdRequests, openEditDialog } from '../support/render-engine.tsx';
import { validToken } from '../support/test-session.ts';
import { coupons } from './coupons/coupons.ts';

describe('The edit dialog', () => {
  test('is not changed by a background refetch', async () => {
    const { dialog, queryClient, requests, respondWith } = await openEditDialog();
    await dialog.getByLabelText('Percentage').fill('50');
    respondWith(({ method }) => (method === 'GET' ? 'example=other' : undefined));
    const previousCount = requests.length;
    await queryClient.invalidateQueries();
    expect(requests.length).toBeGreaterThan(previousCount);
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(50);
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SPRING');
  });

  test('sends one request for two submits in the same tick', async () => {
    const { screen, dialog, sent } = await openEditDialog();
    await dialog.getByLabelText('Percentage').fill('50');
    const form = dialog.getByRole('button', { name: 'Submit' }).element().closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);
  });

  test('opens with the current values', async () => {
    const { dialog } = await openEditDialog();
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SPRING');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(20);
    await expect.element(dialog.getByLabelText('Active')).toBeChecked();
    await expect.element(dialog.getByLabelText('Expires')).toHaveValue('2027-03-01');
    await expect.element(dialog.getByLabelText('Kind')).toHaveValue('gift');
  });

  test('selects the text of its first field, so that typing replaces it', async () => {
    const { dialog } = await openEditDialog();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    await userEvent.keyboard('SUMMER');
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
  });

  /** Saves three changed values. */
  async function save() {
    const engine = await openEditDialog();
    const { screen, dialog, submit } = engine;
    await dialog.getByLabelText('Percentage').fill('50');
    await dialog.getByLabelText('Active').click();
    await dialog.getByLabelText('Kind').selectOptions('refund');
    await submit();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    return engine;
  }

  test('sends only the changed values', async () => {
    const { readBody } = await save();
    expect(await readBody('PUT')).toEqual({ percentage: 50, active: false, kind: 'refund' });
  });

  test('leads to the list once it is saved', async () => {
    const { getPath } = await save();
    await expect.poll(getPath).toBe(coupons.routes.list);
  });

  // A save fails at once also without a connection, because it is not sent later.
  const failures = [
    ['the read before it fails', 'GET', 0, 'code=409'],
    ['the server rejects it', 'PUT', 1, 'code=409'],
    ['the connection is lost', 'PUT', 1, 'offline'],
  ] as const;

  describe.each(failures)('whose save fails because %s', (_, method, count, failure) => {
    /** Submits a changed code, and waits for the error. */
    async function failToSave() {
      const engine = await openEditDialog();
      const { dialog } = engine;
      await dialog.getByLabelText('Code').fill('SUMMER');
      engine.respondWith((request) => {
        if (request.method !== method) return undefined;
        if (failure === 'offline') throw new TypeError('Off');
        return failure;
      });
      if (failure === 'offline') window.dispatchEvent(new Event('offline'));
      await engine.submit();
      const alert = dialog.getByRole('alert');
      await expect.element(alert).toMatchTextContent(/\S/);
      return { ...engine, alert };
    }

    test('stays open with its values', async () => {
      const { dialog, alert } = await failToSave();
      await expect.element(alert).toBeVisible();
      await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
    });

    test('says why, in the words of the toast', async () => {
      const windowAlert = vi.spyOn(window, 'alert');
      const { screen, alert } = await failToSave();
      const toast = screen.getByRole('region', { name: /Notifications/ }).getByRole('alert');
      await expect.element(toast).toMatchTextContent(/\S/);
      await expect.element(alert).toHaveTextContent(toast.element().textContent);
      expect(windowAlert).not.toHaveBeenCalled();
    });

    test('replaces the reason at the next attempt', async () => {
      const { dialog, alert, submit } = await failToSave();
      await dialog.getByLabelText('Code').fill('S');
      await submit();
      await expect.element(alert).toHaveTextContent('3 to 8 characters');
    });

    test('can be saved after all', async () => {
      const { screen, alert, submit, sent, respondWith } = await failToSave();
      respondWith(() => undefined);
      window.dispatchEvent(new Event('online'));
      await submit();
      await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
      expect(sent('PUT')).toHaveLength(count + 1);
      await expect.element(alert).not.toBeInTheDocument();
    });
  });
});

test('A save without a connection says that the computer is offline while it is', async () => {
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

describe('While the request of a dialog that was left is pending', () => {
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

  test('another change of the record waits for it', async () => {
    const { dialog, submit, sent, readBody, release, screen } = await editAgain();
    await submit();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^An earlier change/);
    expect(sent('PUT')).toHaveLength(1);
    release();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    await submit();
    await expect.poll(() => sent('PUT')).toHaveLength(2);
    expect(await readBody('PUT')).toMatchObject({ percentage: 50 });
  });

  test('its success does not close the form that is shown', async () => {
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

describe.each(['GET', 'PUT'])(
  'The edit dialog of a record that is gone, as a %s finds',
  (failing) => {
    async function submitMissing() {
      const engine = await openEditDialog();
      await engine.dialog.getByLabelText('Code').fill('SUMMER');
      const failure = { success: false, error: { message: 'Coupon not found.' } };
      engine.respondWith(({ method }) =>
        method === failing || engine.sent(failing).length > 0
          ? Response.json(failure, { status: 404 })
          : undefined,
      );
      await engine.submit();
      await expect.element(engine.dialog.getByRole('alert')).toHaveTextContent('Coupon not found.');
      return engine;
    }

    test('keeps its values', async () => {
      const { dialog } = await submitMissing();
      await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
    });

    test('cannot be submitted', async () => {
      const { dialog } = await submitMissing();
      await expect.element(dialog.getByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
      await expect.element(dialog.getByText(/will be saved/)).not.toBeInTheDocument();
    });

    test('has a page behind it that says so', async () => {
      const { screen } = await submitMissing();
      await expect
        .element(screen.getByText('This coupon could not be loaded.'))
        .toBeInTheDocument();
    });
  },
);

test('The edit dialog warns of a value that violates the contract, if a save replaces the record', async () => {
  const sends = 'record' as const;
  const { update } = coupons.mutations;
  const mutations = { ...coupons.mutations, ...(update && { update: { ...update, sends } }) };
  const resource = { ...coupons, mutations };
  const coupon = { _id: 'c1', code: 'SPRING', percentage: 20, active: true, expiresAt: { at: 1 } };
  const respond = ({ method }: Request) =>
    method === 'GET' ? Response.json({ success: true, coupon }) : undefined;
  const { dialog } = await openEditDialog({ resource, respond, acceptViolations: true });
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/do not match the contract, so that a save may remove them: Expires\.$/);
  await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
});
