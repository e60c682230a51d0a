import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderEngine } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

/**
 * Opens the edit dialog of a coupon; `changeOnServer` selects the example that the server has from then on. A rejected
 * save keeps the dialog open.
 */
async function openDialog({ isRejected = false, resource = coupons } = {}) {
  let example: string | undefined;
  const engine = await renderEngine({
    resource,
    initialPath: '/admin/view/coupon/c1',
    prefer({ method }) {
      if (method === 'PUT') return isRejected ? 'code=409' : undefined;
      return example && method === 'GET' ? `example=${example}` : undefined;
    },
  });
  const { screen, requests } = engine;
  await screen.getByRole('button', { name: 'Edit coupon SPRING' }).click();
  // Not by their names: in tests, all of antd's dialogs have a title with the same id.
  const form = screen.getByRole('dialog').first();
  const conflicts = screen.getByRole('dialog').nth(1);
  const code = conflicts.getByRole('radiogroup', { name: 'Code' });
  return {
    ...engine,
    form,
    conflicts,
    code,
    changeOnServer: (name: 'other' | 'latest') => {
      example = name;
    },
    submit: () => form.getByRole('button', { name: 'Submit' }).click(),
    save: () => conflicts.getByRole('button', { name: 'Save' }).click(),
    puts: () => requests.filter(({ method }) => method === 'PUT'),
  };
}

describe('A save of a record that someone else has changed', () => {
  test('shows the three values of each field in conflict; that of the server is chosen', async () => {
    const { form, conflicts, code, changeOnServer, submit, puts } = await openDialog();
    await form.getByLabelText('Code').fill('SUMMER');
    changeOnServer('latest');
    await submit();
    await expect.element(code).toMatchTextContent(/When openedSPRINGOn the serverWINTERMineSUMMER/);
    await expect.element(code.getByRole('radio', { name: 'On the server' })).toBeChecked();
    await expect.element(code.getByRole('radio', { name: 'On the server' })).toHaveFocus();
    expect(conflicts.getByRole('radiogroup').elements()).toHaveLength(1);
    await expect.element(conflicts.getByText(/Also changed on the server.*: Active/)).toBeVisible();
    await expect.element(conflicts.getByText('Nothing of yours will be saved')).toBeVisible();
    expect(puts()).toHaveLength(0);
  });

  test('sends nothing and loses nothing when the dialog is cancelled', async () => {
    const { form, conflicts, changeOnServer, submit, puts } = await openDialog();
    await form.getByLabelText('Code').fill('SUMMER');
    changeOnServer('other');
    await submit();
    await conflicts.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(conflicts).not.toBeInTheDocument();
    await expect.element(form.getByLabelText('Code')).toHaveValue('SUMMER');
    await expect.element(form.getByText('was: SPRING')).toBeVisible();
    await submit();
    await expect.element(conflicts).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(conflicts).not.toBeInTheDocument();
    await expect.element(form).toBeVisible();
    expect(puts()).toHaveLength(0);
  });

  test('sends only what was kept, and the form takes over the rest', async () => {
    const { screen, form, conflicts, code, changeOnServer, submit, save, puts } = await openDialog({
      isRejected: true,
    });
    await form.getByLabelText('Code').fill('SUMMER');
    await form.getByLabelText('Percentage').fill('50');
    changeOnServer('latest');
    await submit();
    await code.getByText('Mine').click();
    await expect.element(conflicts.getByText('2 fields of yours will be saved')).toBeVisible();
    await save();
    await expect.element(screen.getByText('The till is closed.').first()).toBeVisible();
    expect(puts()).toHaveLength(1);
    expect(await puts()[0]?.json()).toEqual({ code: 'SUMMER', percentage: 50 });
    await expect.element(form.getByLabelText('Active')).not.toBeChecked();
    await expect.element(form.getByText('was: WINTER')).toBeVisible();
  });

  test('sends the other changes only, where the value of the server was chosen', async () => {
    const { screen, form, changeOnServer, code, submit, save, puts } = await openDialog({
      isRejected: true,
    });
    await form.getByLabelText('Code').fill('SUMMER');
    await form.getByLabelText('Percentage').fill('50');
    changeOnServer('other');
    await submit();
    await expect.element(code).toBeVisible();
    await save();
    await expect.element(screen.getByText('The till is closed.').first()).toBeVisible();
    expect(await puts()[0]?.json()).toEqual({ percentage: 50 });
    await expect.element(form.getByLabelText('Code')).toHaveValue('AUTUMN');
  });

  test('takes over the value of a field that a section does not show', async () => {
    const { screen, form, code, changeOnServer, submit, save, puts } = await openDialog({
      isRejected: true,
      resource: {
        ...coupons,
        formSections: [{ fields: ['active'], component: () => <p>For members only.</p> }],
      },
    });
    await expect.element(form.getByText('For members only.')).toBeVisible();
    await form.getByLabelText('Code').fill('SUMMER');
    changeOnServer('latest');
    await submit();
    await code.getByText('Mine').click();
    await save();
    await expect.element(screen.getByText('The till is closed.').first()).toBeVisible();
    await submit();
    await expect.poll(() => puts().length, { timeout: 30_000 }).toBe(2);
    expect(await puts()[1]?.json()).toEqual({ code: 'SUMMER' });
  });

  test('sends nothing if nothing is left, and says so', async () => {
    const { form, conflicts, changeOnServer, submit, save, puts } = await openDialog();
    await form.getByLabelText('Code').fill('SUMMER');
    changeOnServer('other');
    await submit();
    await save();
    await expect.element(conflicts).not.toBeInTheDocument();
    await expect.element(form.getByRole('alert')).toMatchTextContent(/^Nothing left to save/);
    await expect.element(form.getByLabelText('Code')).toHaveValue('AUTUMN');
    await expect.element(form.getByText(/will be saved/)).not.toBeInTheDocument();
    expect(puts()).toHaveLength(0);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(form).not.toBeInTheDocument();
  });

  test('asks again if the server has changed again while the dialog was open', async () => {
    const { screen, form, conflicts, code, changeOnServer, submit, save, puts } =
      await openDialog();
    await form.getByLabelText('Code').fill('SUMMER');
    changeOnServer('other');
    await submit();
    await code.getByRole('radio', { name: 'Mine' }).click();
    changeOnServer('latest');
    await save();
    await expect.element(conflicts.getByText(/changed again/)).toBeVisible();
    await expect.element(code).toMatchTextContent(/When openedAUTUMNOn the serverWINTERMineSUMMER/);
    await expect.element(code.getByRole('radio', { name: 'On the server' })).toBeChecked();
    expect(puts()).toHaveLength(0);
    await code.getByRole('radio', { name: 'Mine' }).click();
    await save();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    expect(puts()).toHaveLength(1);
  });

  test('sends nothing when the form is left by Back while the dialog is open', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { router, form, conflicts, changeOnServer, submit, puts } = await openDialog();
    await form.getByLabelText('Code').fill('SUMMER');
    changeOnServer('other');
    await submit();
    await expect.element(conflicts).toBeVisible();
    await router.navigate(coupons.routes.list);
    await expect.element(conflicts).not.toBeInTheDocument();
    expect(puts()).toHaveLength(0);
  });

  test('is resolved by keyboard: arrows choose, Ctrl+Enter saves', async () => {
    const { screen, form, code, changeOnServer, puts } = await openDialog();
    await form.getByLabelText('Code').fill('SUMMER');
    changeOnServer('other');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(code.getByRole('radio', { name: 'On the server' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(code.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    expect(await puts()[0]?.json()).toEqual({ code: 'SUMMER' });
  });
});
