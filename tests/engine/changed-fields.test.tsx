import { describe, expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { fillFields, holdRequests, openEditDialog } from '../support/render-engine.tsx';
import { specimens } from './specimens/specimens.ts';

describe('A changed field', () => {
  test('says what it was, each text in its own direction, and is counted at the foot', async () => {
    const { dialog } = await openEditDialog();
    const code = dialog.getByLabelText('Code');
    await expect.element(dialog.getByRole('status')).toHaveTextContent('');
    await expect.element(code).toHaveStyle({ direction: 'ltr' });
    await code.fill('مرحبا');
    await expect.element(code).toHaveStyle({ direction: 'rtl' });
    const before = dialog.getByText('SPRING', { exact: true }).last();
    await expect.element(before).toHaveStyle({ unicodeBidi: 'isolate', direction: 'ltr' });
    await expect.element(dialog.getByText('was: SPRING')).toBeVisible();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('1 field will be saved');
    await dialog.getByLabelText('Active').click();
    await expect.element(dialog.getByText('was: Yes')).toBeVisible();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('2 fields will be saved');
    await dialog.getByLabelText('Code').fill(' SPRING ');
    await expect.element(dialog.getByText('was: SPRING')).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('1 field will be saved');
  });

  test('is restored by its button, which Tab does not reach: it goes from input to input', async () => {
    const { dialog } = await openEditDialog();
    const code = dialog.getByLabelText('Code');
    await code.fill('SUMMER');
    await expect.element(dialog.getByRole('button', { name: 'Undo Code' })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(code).toHaveFocus();
    await dialog.getByRole('button', { name: 'Undo Code' }).click();
    await expect.element(code).toHaveValue('SPRING');
    await expect.element(code).toHaveFocus();
    await expect.element(dialog.getByText(/^was:/)).not.toBeInTheDocument();
  });

  test('is restored by keyboard in the list that the number of changed fields opens', async () => {
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
    await userEvent.keyboard('{Enter}');
    await expect.element(list.getByRole('button', { name: 'Undo Code' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveValue(20);
    await expect.element(dialog.getByLabelText('Percentage')).toHaveFocus();
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
    await dialog.getByRole('button', { name: '1 field will be saved' }).click();
    await list.getByRole('button', { name: 'Undo Code' }).click();
    await expect.element(dialog.getByLabelText('Code')).toHaveFocus();
    await expect.element(dialog.getByRole('status')).toHaveTextContent('');
  });

  test('is validated when it is left, which the foot says, and then with each change', async () => {
    const { dialog } = await openEditDialog();
    const code = dialog.getByLabelText('Code');
    const status = dialog.getByRole('status');
    await code.fill('XY');
    await expect.element(status).toHaveTextContent('1 field will be saved');
    await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument();
    await userEvent.keyboard('{Tab}');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('3 to 8 characters');
    await expect.element(dialog.getByText(/^was:/)).not.toBeInTheDocument();
    await expect.element(status).toHaveTextContent('1 field changed, 1 to correct');
    await expect.element(dialog.getByLabelText('Percentage')).toHaveFocus();
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

  test('moves nothing, whatever the line below it says; emptied, it shows what stays', async () => {
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
    await expect.element(code).toHaveAttribute('placeholder', 'SPRING');
    await submit();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    expect(dialog.element().getBoundingClientRect().height).toBe(height);
    await code.fill('');
    await dialog.getByRole('button', { name: 'Undo Code' }).click();
    await expect.element(code).toHaveValue('SPRING');
  });

  test('keeps its mark after a failed save, and cannot be restored during one', async () => {
    const { hold, release } = holdRequests('PUT');
    const { screen, dialog, submit } = await openEditDialog({
      hold,
      respond: ({ method }) => (method === 'PUT' ? 'code=409' : undefined),
    });
    await dialog.getByLabelText('Code').fill('SUMMER');
    await submit();
    await expect.element(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await dialog.getByText('Undo', { exact: true }).click({ force: true });
    await expect.element(dialog.getByLabelText('Code')).toHaveValue('SUMMER');
    release();
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

test('Each kind of input is marked when it is changed; once all are restored, nothing is sent', async () => {
  const { dialog, submit, bodyOf } = await openEditDialog({ resource: specimens });
  const status = dialog.getByRole('status').last();
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
  await expect.element(status).toHaveTextContent('');
  await expect.element(dialog.getByLabelText('Seen')).toHaveValue('2027-03-01T18:30');
  await expect.element(dialog.getByRole('button', { name: /^Edit part 1: Shell/ })).toBeVisible();
  await submit();
  await expect.element(dialog.getByText('Please fill atleast one fieled')).toBeVisible();
  expect(await bodyOf('PATCH')).toBeUndefined();
});
