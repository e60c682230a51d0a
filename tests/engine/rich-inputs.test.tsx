import { describe, expect, test } from 'vitest';
import { renderInput } from '../support/render-input.tsx';

describe('A date and time', () => {
  test('is shown and typed in UTC', async () => {
    const { screen, emitted } = await renderInput('dateTime', '2027-03-01T20:30:00+02:00');
    const box = screen.getByLabelText('Colours');
    await expect.element(box).toHaveValue('2027-03-01T18:30');
    await expect.element(box).toHaveAccessibleDescription('UTC');
    await box.fill('2027-03-28T02:30');
    expect(emitted.at(-1)).toBe('2027-03-28T02:30:00Z');
    await expect.element(box).toHaveValue('2027-03-28T02:30');
  });

  test('is typed with seconds, too', async () => {
    const { screen, emitted } = await renderInput('dateTime', '2027-03-01T18:30:00Z');
    await screen.getByLabelText('Colours').fill('2027-03-28T02:30:15');
    expect(emitted).toEqual(['2027-03-28T02:30:15Z']);
  });

  test('can be emptied', async () => {
    const { screen, emitted } = await renderInput('dateTime', '2027-03-01T18:30:00Z');
    await screen.getByLabelText('Colours').fill('');
    expect(emitted).toEqual(['']);
  });
});

describe('A time of day', () => {
  test('keeps its offset', async () => {
    const { screen, emitted } = await renderInput('time', '18:30:15+02:00');
    const box = screen.getByLabelText('Colours');
    await expect.element(box).toHaveValue('18:30:15');
    await expect.element(box).toHaveAccessibleDescription('+02:00');
    await box.fill('07:45');
    expect(emitted).toEqual(['07:45:00+02:00']);
  });

  test('is in UTC if there was none', async () => {
    const { screen, emitted } = await renderInput('time', undefined);
    await screen.getByLabelText('Colours').fill('07:45:10');
    expect(emitted).toEqual(['07:45:10Z']);
  });
});

test.each(['dateTime', 'time'] as const)(
  'The invalid %s input is focused by the form, and described by its error',
  async (type) => {
    const { screen, focus } = await renderInput(type, undefined, {}, { isInvalid: true });
    const box = screen.getByLabelText('Colours');
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box).toHaveAttribute('aria-required', 'true');
    await expect.element(box).toHaveAccessibleDescription('UTC Not valid');
    focus();
    await expect.element(box).toHaveFocus();
  },
);
