import { describe, expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { fillFields, holdRequests, openEditDialog } from '../support/render-engine.tsx';
import { specimens } from './specimens/specimens.ts';

describe('A changed field', () => {
  test('says what it was', async () => {
    const { dialog } = await openEditDialog();
    await dialog.getByLabelText('Code').fill('SUMMER');
    await expect.element(dialog.getByText('was: SPRING')).toBeVisible();
    await dialog.getByLabelText('Active').click();
    await expect.element(dialog.getByText('was: Yes')).toBeVisible();
  });

  test('has the direction of its text', async () => {
    const { dialog } = await openEditDialog();
    const code = dialog.getByLabelText('Code');
    await expect.element(code).toHaveStyle({ direction: 'ltr' });
    await code.fill('مرحبا');
    await expect.element(code).toHaveStyle({ direction: 'rtl' });
  });

  test('shows what it was in the direction of that', async () => {
    const { dialog } = await openEditDialog();
    await dialog.getByLabelText('Code').fill('مرحبا');
    const before = dialog.getByText('SPRING', { exact: true }).last();
    await expect.element(before).toHaveStyle({ unicodeBidi: 'isolate', direction: 'ltr' });
  });

  test('is counted above the buttons until it is as it was', async () => {
    const { dialog } = await openEditDialog();
    const code = dialog.getByLabelText('Code');
    const status = dialog.getByRole('status');
    await expect.element(status).toHaveTextContent('');
    await code.fill('SUMMER');
    await expect.element(status).toHaveTextContent('1 field will be saved');
    await dialog.getByLabelText('Active').click();
    await expect.element(status).toHaveTextContent('2 fields will be saved');
    await code.fill(' SPRING ');
    await expect.element(dialog.getByText('was: SPRING')).not.toBeInTheDocument();
    await expect.element(status).toHaveTextContent('1 field will be saved');
  });

  test('is restored by its button', async () => {
    const { dialog } = await openEditDialog();
    const code = dialog.getByLabelText('Code');
    await code.fill('SUMMER');
    await dialog.getByRole('button', { name: 'Undo Code' }).click();
    await expect.element(code).toHaveValue('SPRING');
    await expect.element(code).toHaveFocus();
    await expect.element(dialog.getByText(/^was:/)).not.toBeInTheDocument();
  });

  test('has a button that Tab does not reach on its way from input to input', async () => {
    const { dialog } = await openEditDialog();
    const code = dialog.getByLabelText('Code');
    await code.fill('SUMMER');
    await expect.element(dialog.getByRole('button', { name: 'Undo Code' })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(code).toHaveFocus();
  });

  test('is in a list that the number of changed fields opens', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { dialog } = await openEditDialog();
    await fillFields({ Code: 'SUMMER', Percentage: '50' });
    const summary = dialog.getByRole('button', { name: '2 fields will be saved' });
    summary.element().focus();
    await userEvent.keyboard('{Enter}');
    const list = dialog.getByRole('dialog', { name: 'Changed fields' });
    await expect.element(list.getByText('was: SPRING')).toBeVisible();
    await expect.element(list.getByRole('button', { name: 'Undo Code' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(list).not.toBeInTheDocument();
    await expect.element(summary).toHaveFocus();
    expect(confirm).not.toHaveBeenCalled();
  });

  test('is restored by keyboard in that list', async () => {
    const { dialog } = await openEditDialog();
    await fillFields({ Code: 'SUMMER', Percentage: '50' });
    dialog.getByRole('button', { name: '2 fields will be saved' }).element().focus();
    await userEvent.keyboard('{Enter}');
    const undo = dialog.getByRole('dialog').getByRole('button', { name: 'Undo Code' });
    await expect.element(undo).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(20);
    await expect.element(dialog.getByLabelText('Percentage')).toHaveFocus();
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
    await dialog.getByRole('button', { name: '1 field will be saved' }).click();
    await undo.click();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('');
  });

  /** Leaves the code with a text that is too short. */
  async function leaveInvalidCode() {
    const { dialog } = await openEditDialog();
    const code = dialog.getByLabelText('Code');
    const status = dialog.getByRole('status');
    await code.fill('XY');
    await expect.element(status).toHaveTextContent('1 field will be saved');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('3 to 8 characters');
    return { dialog, code, status };
  }

  test('is first validated when it is left', async () => {
    const { dialog, status } = await leaveInvalidCode();
    await expect.element(dialog.getByText(/^was:/)).not.toBeInTheDocument();
    await expect.element(status).toHaveTextContent('1 field changed, 1 to correct');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveFocus();
  });

  test('is validated with each change once it is invalid', async () => {
    const { dialog, code, status } = await leaveInvalidCode();
    await code.fill('XYZ');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(status).toHaveTextContent('1 field will be saved');
  });

  test('ends the warning that nothing was changed', async () => {
    const { dialog, submit } = await openEditDialog();
    const warning = dialog.getByText('Please fill atleast one fieled');
    await submit();
    await expect.element(warning).toBeVisible();
    await dialog.getByLabelText('Code').fill('SUMMER');
    await expect.element(warning).not.toBeInTheDocument();
  });

  test('keeps the height of the dialog, whatever the line below it says', async () => {
    const { dialog, submit } = await openEditDialog();
    const code = dialog.getByLabelText('Code');
    const height = dialog.element().getBoundingClientRect().height;
    for (const [text, line] of [
      ['SUMMER', 'was: SPRING'],
      ['', 'stays: SPRING'],
      ['XY', 'was: SPRING'],
    ] as const) {
      await code.fill(text);
      await expect.element(dialog.getByText(line)).toBeVisible();
      expect(dialog.element().getBoundingClientRect().height).toBe(height);
    }
    await submit();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    expect(dialog.element().getBoundingClientRect().height).toBe(height);
  });

  test('that is emptied shows the value that stays', async () => {
    const { dialog } = await openEditDialog();
    const code = dialog.getByLabelText('Code');
    await code.fill('');
    await expect.element(code).toHaveAttribute('placeholder', 'SPRING');
    await dialog.getByRole('button', { name: 'Undo Code' }).click();
    await expect.element(code).toHaveValue('SPRING');
  });

  test('cannot be restored while it is saved', async () => {
    const { hold } = holdRequests('PUT');
    const { dialog, submit } = await openEditDialog({ hold });
    await dialog.getByLabelText('Code').fill('SUMMER');
    await submit();
    await expect.element(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await dialog.getByText('Undo', { exact: true }).click({ force: true });
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
  });

  test('keeps its mark after a failed save', async () => {
    const { screen, dialog, submit } = await openEditDialog({
      respond: ({ method }) => (method === 'PUT' ? 'code=409' : undefined),
    });
    await dialog.getByLabelText('Code').fill('SUMMER');
    await submit();
    await expect.element(screen.getByText('The till is closed.').first()).toBeVisible();
    await expect.element(dialog.getByText('was: SPRING')).toBeVisible();
  });
});

const fill = (label: string, text: string) => (dialog: Locator) =>
  dialog.getByLabelText(label, { exact: true }).fill(text);
const select = (label: string, option: string) => (dialog: Locator) =>
  dialog.getByLabelText(label, { exact: true }).selectOptions(option);

const remove = (item: string) => (dialog: Locator) =>
  dialog.getByRole('button', { name: `Remove ${item} 1`, exact: true }).click();

/** For each kind of input: the field, a change of it, and the stored value in words unless it needs more than a line. */
const changes: readonly (readonly [string, (dialog: Locator) => Promise<void>, string?])[] = [
  ['Specimen', fill('Specimen', 'Trilobite'), 'Ammonite'],
  ['Nickname', fill('Nickname', ''), 'Snail'],
  ['Website', fill('Website', 'https://example.com/other'), 'https://example.com/ammonite'],
  ['Found On', fill('Found On', '2028-02-02'), '2027-03-01'],
  ['Seen', fill('Seen', '2028-02-02T10:00:00'), '2027-03-01 18:30:00'],
  ['Opens', fill('Opens', '10:00:00'), '09:30:00'],
  ['Lost', fill('Lost', '2028-02-02'), 'empty'],
  ['Secret', fill('Secret', 'secret-words'), 'hidden'],
  ['Colour', fill('Colour', '#000000'), '#a1b2c3'],
  ['Summary', fill('Summary', 'Another fossil.'), 'A fossil with a spiral shell.'],
  ['Status', select('Status', 'shown'), 'lent'],
  ['Mood', select('Mood', 'dull'), 'empty'],
  ['Rank', select('Rank', '3'), '2'],
  ['Displayed', (dialog) => dialog.getByLabelText('Displayed').click(), 'Yes'],
  ['Verified', select('Verified', 'No'), 'empty'],
  ['Weight', fill('Weight', '3'), '2.5'],
  ['Remarks', remove('remark')],
  ['Open Days', fill('Open Days', '["monday"]')],
  ['Parts', remove('part')],
  ['Place', fill('City', 'Rome')],
  ['Payment', fill('Payment', '{}')],
  ['Extra', fill('Extra', '{')],
];

const controls = 'input, select, textarea, button';

test('Each kind of input is marked when it is changed', async () => {
  const { dialog } = await openEditDialog({ resource: specimens });
  for (const [label, change, text] of changes) {
    await change(dialog);
    const undo = dialog.getByRole('button', { name: `Undo ${label}`, exact: true });
    const description = text === undefined ? 'Changed' : `was: ${text}`;
    await expect.element(undo).toHaveAccessibleDescription(description);
    await expect.element(dialog.getByText('1 field will be saved')).toBeVisible();
    await undo.click();
    await expect.element(undo).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.matches(controls)).toBe(true);
  }
});

test('Nothing is sent once each kind of input was changed and restored', async () => {
  const { dialog, submit, readBody } = await openEditDialog({ resource: specimens });
  for (const [label, change] of changes) {
    await change(dialog);
    await dialog.getByRole('button', { name: `Undo ${label}`, exact: true }).click();
  }
  await expect.element(dialog.getByRole('status').last()).toHaveTextContent('');
  await expect.element(dialog.getByLabelText('Seen')).toHaveValue('2027-03-01T18:30');
  await expect.element(dialog.getByRole('button', { name: /^Edit part 1: Shell/ })).toBeVisible();
  await submit();
  await expect.element(dialog.getByText('Please fill atleast one fieled')).toBeVisible();
  expect(await readBody('PATCH')).toBeUndefined();
});
