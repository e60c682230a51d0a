import { userEvent } from 'vitest/browser';
import { expect, test } from 'vitest';
import { renderInput } from '../support/render-input.tsx';

test('A boolean that may be absent is neither yes nor no until it is chosen', async () => {
  const { screen, emitted } = await renderInput('yesNo', null);
  const select = screen.getByLabelText('Colours');
  await expect.element(select).toHaveValue('');
  await select.selectOptions('No');
  await select.selectOptions('Yes');
  await select.selectOptions('—');
  expect(emitted).toEqual([false, true, undefined]);
});

test('A password is not shown, and browsers do not fill in a stored one', async () => {
  const { screen } = await renderInput('password', '');
  const box = screen.getByLabelText('Colours');
  await expect.element(box).toHaveAttribute('type', 'password');
  await expect.element(box).toHaveAttribute('autocomplete', 'new-password');
});

test('A number goes in the steps of the contract', async () => {
  const { screen, emitted } = await renderInput('number', 5, { type: 'number', multipleOf: 2.5 });
  const box = screen.getByRole('spinbutton', { name: 'Colours' });
  await expect.element(box).toHaveAttribute('step', '2.5');
  await box.fill('7.5');
  expect(emitted.at(-1)).toBe(7.5);
});

test('What is no number is invalid, and stays in the input', async () => {
  const { screen, emitted } = await renderInput('number', 5);
  const box = screen.getByRole('spinbutton', { name: 'Colours' });
  for (const text of ['12e', 'e', '-', '1-2']) {
    await box.fill('');
    await userEvent.type(box, text);
    await expect(emitted.at(-1)).rejects.toThrow('Not a number');
    expect((box.element() as HTMLInputElement).validity.badInput).toBe(true);
    await box.fill('12e1');
    expect(emitted.at(-1)).toBe(120);
    await box.fill('');
    expect(emitted.at(-1)).toBe('');
  }
});

test('JSON with a number that would be rounded is invalid', async () => {
  const { screen, emitted } = await renderInput('json', undefined);
  const box = screen.getByLabelText('Colours');
  for (const text of ['{ "id": 9007199254740993 }', '[-9007199254740993]', '1e400']) {
    await box.fill(text);
    await expect(emitted.at(-1)).rejects.toThrow(
      'Numbers beyond 9007199254740991 would be rounded.',
    );
  }
  await box.fill('{ "id": 9007199254740991 }');
  expect(emitted.at(-1)).toEqual({ id: 9_007_199_254_740_991 });
});

test('A link without a scheme gets it when the input is left, but stays as it is when that is only visited', async () => {
  const { screen, emitted } = await renderInput('url', 'example.com');
  const box = screen.getByLabelText('Colours');
  await box.click();
  (box.element() as HTMLElement).blur();
  await expect.element(box).toHaveValue('example.com');
  expect(emitted).toEqual([]);
  await box.fill(' example.com/a ');
  expect(emitted).toEqual([' example.com/a ']);
  (box.element() as HTMLElement).blur();
  await expect.element(box).toHaveValue('https://example.com/a');
});

test('A text of several lines grows with its content from 3 to 8 lines', async () => {
  const { screen } = await renderInput('textarea', '');
  const box = screen.getByLabelText('Colours');
  const countLines = () => (box.element().getBoundingClientRect().height - 14) / 22;
  await expect.poll(countLines).toBeCloseTo(3, 0);
  await box.fill('a\nb\nc\nd\ne');
  await expect.poll(countLines).toBeCloseTo(5, 0);
  await box.fill('a\n'.repeat(20));
  await expect.poll(countLines).toBeCloseTo(8, 0);
});

test('The words of an enum are capitalised, and stay in the document as they are', async () => {
  const { screen } = await renderInput('select', 'red', { enum: ['red', 'green'] });
  const select = screen.getByLabelText('Colours');
  await expect.element(select).toHaveStyle({ textTransform: 'capitalize' });
  await expect.element(screen.getByRole('option').nth(1)).toHaveTextContent('red');
  await expect.element(select).toHaveValue('red');
});

test('A date and time is shown and typed in UTC, and can be emptied', async () => {
  const { screen, emitted } = await renderInput('dateTime', '2027-03-01T20:30:00+02:00');
  const box = screen.getByLabelText('Colours');
  await expect.element(box).toHaveValue('2027-03-01T18:30');
  await expect.element(box).toHaveAccessibleDescription('UTC');
  await box.fill('2027-03-28T02:30');
  await expect.element(box).toHaveValue('2027-03-28T02:30');
  expect(emitted.at(-1)).toBe('2027-03-28T02:30:00Z');
  await box.fill('2027-03-28T02:30:15');
  expect(emitted.at(-1)).toBe('2027-03-28T02:30:15Z');
  await box.fill('');
  expect(emitted.at(-1)).toBe('');
});

test.each([
  ['keeps its offset', '18:30:15+02:00', '18:30:15', '+02:00', '07:45', '07:45:00+02:00'],
  ['is in UTC if there was none', undefined, '', 'UTC', '07:45:10', '07:45:10Z'],
])('A time of day %s', async (_, value, shown, offset, typed, expected) => {
  const { screen, emitted } = await renderInput('time', value);
  const box = screen.getByLabelText('Colours');
  await expect.element(box).toHaveValue(shown);
  await expect.element(box).toHaveAccessibleDescription(offset);
  await box.fill(typed);
  expect(emitted).toEqual([expected]);
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
