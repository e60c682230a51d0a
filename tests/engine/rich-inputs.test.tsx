import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInput } from '../support/render-input.tsx';

const options = Array.from({ length: 15 }, (_, index) => `shade ${index + 1}`);

describe('A date and time', () => {
  test('is shown and typed in UTC', async () => {
    const { screen, emitted } = await renderInput('dateTime', '2027-03-01T20:30:00+02:00');
    const box = screen.getByLabelText('Colours');
    await expect.element(box).toHaveValue('2027-03-01 18:30:00');
    await box.fill('2027-03-28 02:30');
    await userEvent.tab();
    expect(emitted.at(-1)).toBe('2027-03-28T02:30:00Z');
    await expect.element(box).toHaveValue('2027-03-28 02:30:00');
  });

  test('is picked from a calendar', async () => {
    const { screen, emitted } = await renderInput('dateTime', '2027-03-01T18:30:05Z');
    await screen.getByLabelText('Colours').click();
    await screen.getByTitle('2027-03-31').click();
    expect(emitted).toEqual(['2027-03-31T18:30:05Z']);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByTitle('2027-03-31')).not.toBeVisible();
  });

  test('is typed with seconds, too', async () => {
    const { screen, emitted } = await renderInput('dateTime', '2027-03-01T18:30:00Z');
    const box = screen.getByLabelText('Colours');
    await userEvent.tripleClick(box);
    await userEvent.keyboard('2027-03-28 02:30:15');
    expect(emitted.at(-1)).toBe('2027-03-28T02:30:15Z');
    await expect.element(box).toHaveValue('2027-03-28 02:30:15');
    await userEvent.tab();
    await expect.element(box).not.toHaveFocus();
    await expect.element(screen.getByTitle('2027-03-28')).not.toBeVisible();
    expect(emitted.at(-1)).toBe('2027-03-28T02:30:15Z');
  });

  test('stays as it is typed if there is no such day', async () => {
    const { screen, emitted } = await renderInput('dateTime', '2027-03-01T18:30:00Z');
    const box = screen.getByLabelText('Colours');
    await box.fill('2027-02-30 10:00:00');
    await userEvent.tab();
    expect(emitted).toEqual(['2027-02-30 10:00:00']);
    await expect.element(box).toHaveValue('2027-02-30 10:00:00');
  });

  test('can be emptied', async () => {
    const { screen, emitted } = await renderInput('dateTime', '2027-03-01T18:30:00Z');
    await screen.getByLabelText('Colours').fill('');
    await userEvent.tab();
    expect(emitted).toEqual(['']);
  });
});

describe('A time of day', () => {
  test('keeps its offset', async () => {
    const { screen, emitted } = await renderInput('time', '18:30:15+02:00');
    const box = screen.getByLabelText('Colours');
    await expect.element(box).toHaveValue('18:30:15');
    await box.fill('07:45');
    await userEvent.tab();
    expect(emitted.at(-1)).toBe('07:45:00+02:00');
  });

  test('is in UTC if there was none', async () => {
    const { screen, emitted } = await renderInput('time', undefined);
    await screen.getByLabelText('Colours').fill('07:45:10');
    await userEvent.tab();
    expect(emitted.at(-1)).toBe('07:45:10Z');
  });
});

describe('One of many values', () => {
  test('is found by typing and chosen by keyboard', async () => {
    const { screen, emitted } = await renderInput('combobox', '', { enum: options });
    await screen.getByLabelText('Colours').fill('12');
    await userEvent.keyboard('{Enter}');
    expect(emitted).toEqual(['shade 12']);
    await expect.element(screen.getByTitle('shade 12').first()).toBeVisible();
  });

  test('is kept if it is not in the enum, and can be emptied', async () => {
    const { screen, emitted } = await renderInput('combobox', 'mauve', { enum: options });
    await expect.element(screen.getByText('mauve')).toBeVisible();
    await screen.getByLabelText('Colours').click();
    await screen.getByTitle('—').click();
    expect(emitted).toEqual(['']);
  });
});

describe('Tags', () => {
  test('are added by Enter or a comma, trimmed', async () => {
    const { screen, emitted } = await renderInput('tags', ['red']);
    await screen.getByLabelText('Colours').click();
    await userEvent.keyboard(' dark blue {Enter}red{Enter}');
    await userEvent.keyboard('green,');
    expect(emitted).toEqual([
      ['red', 'dark blue'],
      ['red', 'dark blue', 'green'],
    ]);
  });

  test('are removed by Backspace', async () => {
    const { screen, emitted } = await renderInput('tags', ['red', 'blue']);
    await screen.getByLabelText('Colours').click();
    await userEvent.keyboard('{Backspace}');
    expect(emitted).toEqual([['red']]);
  });

  test('are added when the box is left', async () => {
    const { screen, emitted } = await renderInput('tags', undefined);
    await screen.getByLabelText('Colours').fill('green');
    await userEvent.tab();
    expect(emitted).toEqual([['green']]);
  });

  test('are lines where two are equal', async () => {
    const { screen } = await renderInput('tags', ['red', 'red']);
    await expect.element(screen.getByLabelText('Colours')).toHaveValue('red\nred');
  });
});

test.each(['dateTime', 'time', 'combobox', 'tags'] as const)(
  'The invalid %s input is focused by the form, and described by its error',
  async (type) => {
    const { screen, focus } = await renderInput(type, undefined, {}, { isInvalid: true });
    const box = screen.getByLabelText('Colours');
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box).toHaveAttribute('aria-required', 'true');
    await expect.element(box).toHaveAccessibleDescription('Not valid');
    focus();
    await expect.element(box).toHaveFocus();
  },
);

test.each([
  ['dateTime', 'Now'],
  ['combobox', 'shade 2'],
] as const)('Escape closes the popup of the %s input, not the dialog', async (type, content) => {
  const close = vi.fn();
  const wrap = (field: ReactNode) => (
    <Modal open onCancel={close} footer={null}>
      {field}
    </Modal>
  );
  const { screen } = await renderInput(type, undefined, { enum: options }, { wrap });
  await screen.getByLabelText('Colours').click();
  await expect.element(screen.getByRole('dialog').getByText(content)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText(content)).not.toBeVisible();
  expect(close).not.toHaveBeenCalled();
});
