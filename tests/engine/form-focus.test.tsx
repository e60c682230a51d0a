import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditDialog, renderEngine } from '../support/render-engine.tsx';

test.each(['PUT', 'POST'])(
  'While a %s is sent, and after it has failed, the focus stays on Submit or in the field where Enter was pressed, which is disabled until the response',
  async (method) => {
    let response = Promise.withResolvers<void>();
    let sent = 0;
    const options = {
      hold(request: Request) {
        if (request.method !== method) return undefined;
        sent += 1;
        return response.promise;
      },
      respond: (request: Request) => (request.method === method ? 'code=409' : undefined),
    };
    if (method === 'PUT') await openEditDialog(options);
    else {
      const { screen } = await renderEngine({ ...options, initialPath: '/admin/coupon/add' });
      await screen.getByLabelText('Percentage').fill('50');
    }
    const field = page.getByLabelText('Code');
    await field.fill('SUMMER');
    const submit = page.getByRole('button', { name: 'Submit' });
    const readWidth = () => submit.element().getBoundingClientRect().width;
    const width = readWidth();
    submit.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await expect.element(submit).toHaveFocus();
    expect(readWidth()).toBe(width);
    response.resolve();
    await expect.element(page.getByText('The till is closed.').first()).toBeVisible();
    await expect.element(submit).not.toHaveAttribute('aria-busy', 'true');
    await expect.element(submit).toHaveFocus();

    response = Promise.withResolvers();
    field.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent).toBe(2);
    await expect.element(field).toHaveFocus();
    const isLocked = () => field.element().closest('[aria-disabled=true]') !== null;
    await expect.poll(isLocked).toBe(true);
    await userEvent.keyboard('more');
    await expect.element(field).toHaveValue('SUMMER');
    response.resolve();
    await expect.poll(isLocked).toBe(false);
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{End}!');
    await expect.element(field).toHaveValue('SUMMER!');
  },
);
