import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fillFields, openEditDialog, type RenderEngineOptions } from '../support/render-engine.tsx';
import { coupons } from './coupons/coupons.ts';

type Example = 'other' | 'latest';

interface ConflictOptions extends RenderEngineOptions {
  /** What is filled in, by its label. */
  changes?: Record<string, string>;
  /** Rejects each save, which keeps the form open. */
  isRejected?: boolean;
}

/** Changes a coupon in its form, and submits it after someone else has changed it. */
async function openConflict(
  example: Example,
  { changes = { Code: 'SUMMER' }, isRejected = false, ...options }: ConflictOptions = {},
) {
  const { dialog: form, respondWith, ...engine } = await openEditDialog(options);
  const changeOnServer = (name: Example) =>
    respondWith(({ method }) => {
      if (method === 'PUT') return isRejected ? 'code=409' : undefined;
      return `example=${name}`;
    });
  await fillFields(changes);
  changeOnServer(example);
  await engine.submit();
  return { ...engine, form, changeOnServer };
}

const conflicts = page.getByRole('dialog', { name: 'Resolve conflicts' });
const code = conflicts.getByRole('radiogroup', { name: 'Code' });
const server = code.getByRole('radio', { name: 'On the server' });
const mine = code.getByRole('radio', { name: 'Mine' });
/** The values of the code when the form was opened, on the server, and in the form. */
async function expectValues(values: string[]) {
  const labels = ['When opened', 'On the server', 'Mine'];
  const shown = labels.map((label, index) => `${label}${values[index]}`).join('');
  await expect.element(code).toMatchTextContent(new RegExp(shown));
}

const save = () => conflicts.getByRole('button', { name: 'Save' }).click();

describe('A save of a record that someone else has changed', () => {
  test('sends nothing when the question is cancelled', async () => {
    const { form, sent } = await openConflict('other');
    await conflicts.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(conflicts).not.toBeInTheDocument();
    await expect.element(form.getByRole('button', { name: 'Submit' })).toHaveFocus();
    await expect.element(form.getByLabelText('Code')).toHaveValue('SUMMER');
    await expect.element(form.getByText('was: SPRING')).toBeVisible();
    expect(sent('PUT')).toHaveLength(0);
  });

  test('asks again after Escape has closed the question', async () => {
    const { form, submit, sent } = await openConflict('other');
    await expect.element(conflicts).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(conflicts).not.toBeInTheDocument();
    await expect.element(form).toBeVisible();
    await submit();
    await expect.element(conflicts).toBeVisible();
    expect(sent('PUT')).toHaveLength(0);
  });

  test('sends nothing when the form is left', async () => {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const { router, sent } = await openConflict('other');
    await expect.element(conflicts).toBeVisible();
    await router.navigate(coupons.routes.list);
    await expect.element(conflicts).not.toBeInTheDocument();
    expect(sent('PUT')).toHaveLength(0);
  });

  /** A conflict about the code, beside an own change and one of someone else; the save is rejected. */
  const openMixedConflict = () =>
    openConflict('latest', { changes: { Code: 'SUMMER', Percentage: '50' }, isRejected: true });

  test('shows the three values of each field in conflict', async () => {
    const { screen } = await openMixedConflict();
    await expectValues(['SPRING', 'WINTER', 'SUMMER']);
    expect(screen.getByRole('dialog').elements()).toHaveLength(1);
    expect(conflicts.getByRole('radiogroup').elements()).toHaveLength(1);
    const others = 'Also changed by someone else: Active, Yes → No';
    await expect.element(conflicts.getByText(others)).toBeVisible();
  });

  test('keeps the value of the server unless another one is chosen', async () => {
    const { sent } = await openMixedConflict();
    await expect.element(server).toBeChecked();
    await expect.element(server).toHaveFocus();
    await expect.element(conflicts.getByText('Percentage: 50 will be saved')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(mine).toBeChecked();
    await expect
      .element(conflicts.getByText('Code: SUMMER, Percentage: 50 will be saved'))
      .toBeVisible();
    expect(sent('PUT')).toHaveLength(0);
  });

  test('sends only the own values that are kept', async () => {
    const { screen, form, sent, readBody } = await openMixedConflict();
    await mine.click();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(screen.getByText('The till is closed.').first()).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);
    expect(await readBody('PUT')).toEqual({ code: 'SUMMER', percentage: 50 });
    // The form takes over the rest.
    await expect.element(form.getByLabelText('Active')).not.toBeChecked();
    await expect.element(form.getByText('was: WINTER')).toBeVisible();
  });

  test('takes over the value of a field that a section does not show', async () => {
    const { screen, form, submit, sent, readBody } = await openConflict('latest', {
      isRejected: true,
      resource: {
        ...coupons,
        formSections: [{ fields: ['active'], component: () => <p>For members only.</p> }],
      },
    });
    await code.getByText('Mine').click();
    await save();
    await expect.element(form.getByText('For members only.')).toBeVisible();
    await expect.element(screen.getByText('The till is closed.').first()).toBeVisible();
    await submit();
    await expect.poll(() => sent('PUT').length).toBe(2);
    expect(await readBody('PUT')).toEqual({ code: 'SUMMER' });
  });

  test('says that nothing is left to send', async () => {
    const { form, cancel, sent } = await openConflict('other');
    await expect.element(conflicts.getByText('Nothing of yours will be saved')).toBeVisible();
    await save();
    await expect.element(conflicts).not.toBeInTheDocument();
    await expect.element(form.getByRole('alert')).toMatchTextContent(/^Nothing left to save/);
    await expect.element(form.getByLabelText('Code')).toHaveValue('AUTUMN');
    await expect.element(form.getByText(/will be saved/)).not.toBeInTheDocument();
    expect(sent('PUT')).toHaveLength(0);
    await cancel();
    await expect.element(form).not.toBeInTheDocument();
  });

  test('says what someone else has changed besides, once it is saved', async () => {
    const { screen, sent } = await openConflict('latest', { changes: { Percentage: '50' } });
    const others = 'Also changed by someone else: Code, SPRING → WINTER; Active, Yes → No';
    await expect.element(screen.getByText(others)).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);
  });

  test('asks again if the server has changed again while the dialog was open', async () => {
    const { screen, changeOnServer, sent } = await openConflict('other');
    await mine.click();
    changeOnServer('latest');
    await save();
    await expect.element(conflicts.getByText(/changed again/)).toBeVisible();
    await expectValues(['AUTUMN', 'WINTER', 'SUMMER']);
    await expect.element(server).toBeChecked();
    expect(sent('PUT')).toHaveLength(0);
    await mine.click();
    await save();
    await expect.element(screen.getByText('Coupon Updated')).toBeVisible();
    expect(sent('PUT')).toHaveLength(1);
  });
});
