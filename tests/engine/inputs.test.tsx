import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import type { Constraints } from '../../src/api/contract.ts';
import type { InputType } from '../../src/engine/config/input-values.ts';
import { renderInput } from '../support/render-input.tsx';

test('A boolean that may be absent is neither yes nor no until it is chosen', async () => {
  const { input, emitted } = await renderInput('yesNo', null);
  await expect.element(input).toHaveValue('');
  await input.selectOptions('No');
  await input.selectOptions('Yes');
  await input.selectOptions('—');
  expect(emitted).toEqual([false, true, undefined]);
});

test('A password is not shown', async () => {
  const { input } = await renderInput('password', '');
  await expect.element(input).toHaveAttribute('type', 'password');
});

test('A password is not filled in by the browser', async () => {
  const { input } = await renderInput('password', '');
  await expect.element(input).toHaveAttribute('autocomplete', 'new-password');
});

test('A stored secret that is not in the page stays unless another one is typed', async () => {
  const { screen, input, emitted } = await renderInput('password', 'hunter2');
  await expect.element(input).toHaveValue('');
  expect(screen.container.innerHTML).not.toContain('hunter2');
  await input.fill('correct horse');
  await input.fill('');
  expect(emitted).toEqual(['correct horse', 'hunter2']);
});

test.each<[InputType, unknown]>([
  ['text', 'Jane'],
  ['email', 'jane@example.com'],
  ['url', 'https://example.com'],
  ['digits', '123'],
  ['textarea', 'A text'],
  ['number', 5],
  ['date', '2027-03-01'],
  ['colour', '#a1b2c3'],
  ['select', 'red'],
  ['yesNo', true],
  ['json', { any: 1 }],
])('Browsers fill in nothing of the administrator in an input of type %s', async (type, value) => {
  const { input } = await renderInput(type, value);
  await expect.element(input).toHaveAttribute('autocomplete', 'off');
});

test('A number goes in the steps of the contract', async () => {
  const { input, emitted } = await renderInput('number', 5, { type: 'number', multipleOf: 2.5 });
  await expect.element(input).toHaveRole('spinbutton');
  await expect.element(input).toHaveAttribute('step', '2.5');
  await input.fill('7.5');
  expect(emitted.at(-1)).toBe(7.5);
});

test('What is no number stays in the input as invalid', async () => {
  const { input, emitted } = await renderInput('number', 5);
  for (const text of ['12e', 'e', '-', '1-2']) {
    await input.fill('');
    await userEvent.type(input, text);
    await expect(emitted.at(-1)).rejects.toThrow('Not a number');
    expect((input.element() as HTMLInputElement).validity.badInput).toBe(true);
    await input.fill('12e1');
    expect(emitted.at(-1)).toBe(120);
    await input.fill('');
    expect(emitted.at(-1)).toBe('');
  }
});

test('A number that would be rounded stays in the input as invalid', async () => {
  const { input, emitted } = await renderInput('number', 5);
  await input.fill('9007199254740993');
  const message = 'Numbers beyond 9007199254740991 would be rounded.';
  await expect(emitted.at(-1)).rejects.toThrow(message);
  await expect.element(input).toHaveValue(9_007_199_254_740_992);
  expect((input.element() as HTMLInputElement).value).toBe('9007199254740993');
  await input.fill('9007199254740991');
  expect(emitted.at(-1)).toBe(9_007_199_254_740_991);
});

test('A select sends its value instead of the text that is shown', async () => {
  const { input, emitted } = await renderInput('select', 'Slow  Burn', {
    enum: ['Slow  Burn', ' fast '],
  });
  await expect.element(input).toHaveValue('Slow  Burn');
  await input.selectOptions(' fast ');
  await input.selectOptions('Slow  Burn');
  expect(emitted).toEqual([' fast ', 'Slow  Burn']);
});

test('JSON with a number that would be rounded is invalid', async () => {
  const { input, emitted } = await renderInput('json', undefined);
  for (const text of ['{ "id": 9007199254740993 }', '[-9007199254740993]', '1e400']) {
    await input.fill(text);
    await expect(emitted.at(-1)).rejects.toThrow(
      'Numbers beyond 9007199254740991 would be rounded.',
    );
  }
  await input.fill('{ "id": 9007199254740991 }');
  expect(emitted.at(-1)).toEqual({ id: 9_007_199_254_740_991 });
});

test('A link that was typed is completed when the input is left', async () => {
  const { input, emitted } = await renderInput('url', undefined);
  await input.fill(' example.com/a ');
  expect(emitted).toEqual([' example.com/a ']);
  (input.element() as HTMLElement).blur();
  await expect.element(input).toHaveValue('https://example.com/a');
});

test('A link stays as it is when its input is only visited', async () => {
  const { input, emitted } = await renderInput('url', 'example.com');
  await input.click();
  (input.element() as HTMLElement).blur();
  await expect.element(input).toHaveValue('example.com');
  expect(emitted).toEqual([]);
});

test('A text of several lines grows with its content from 3 to 8 lines', async () => {
  const { input } = await renderInput('textarea', '');
  const countLines = () => {
    const { paddingTop, paddingBottom, lineHeight } = getComputedStyle(input.element());
    const paddingPx = Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
    return (input.element().clientHeight - paddingPx) / Number.parseFloat(lineHeight);
  };
  await expect.poll(countLines).toBeCloseTo(3, 0);
  await input.fill('a\nb\nc\nd\ne');
  await expect.poll(countLines).toBeCloseTo(5, 0);
  await input.fill('a\n'.repeat(20));
  await expect.poll(countLines).toBeCloseTo(8, 0);
});

test('The words of an enum are capitalised by style only', async () => {
  const { screen, input } = await renderInput('select', 'red', { enum: ['red', 'green'] });
  await expect.element(input).toHaveStyle({ textTransform: 'capitalize' });
  await expect.element(screen.getByRole('option').nth(1)).toHaveTextContent('red');
  await expect.element(input).toHaveValue('red');
});

describe('A time of a day', () => {
  const renderTime = () => renderInput('dateTime', '2027-03-01T20:30:00+02:00');

  test('is shown in UTC', async () => {
    const { input } = await renderTime();
    await expect.element(input).toHaveValue('2027-03-01T18:30');
    await expect.element(input).toHaveAccessibleDescription('UTC');
  });

  test('is typed in UTC', async () => {
    const { input, emitted } = await renderTime();
    await input.fill('2027-03-28T02:30');
    await expect.element(input).toHaveValue('2027-03-28T02:30');
    expect(emitted.at(-1)).toBe('2027-03-28T02:30:00Z');
    await input.fill('2027-03-28T02:30:15');
    expect(emitted.at(-1)).toBe('2027-03-28T02:30:15Z');
  });

  test('can be emptied', async () => {
    const { input, emitted } = await renderTime();
    await input.fill('');
    expect(emitted.at(-1)).toBe('');
  });
});

test.each([
  ['keeps its offset', '18:30:15+02:00', '18:30:15', '+02:00', '07:45', '07:45:00+02:00'],
  ['is in UTC if there was none', undefined, '', 'UTC', '07:45:10', '07:45:10Z'],
])('A time of day %s', async (_, value, shown, offset, typed, expected) => {
  const { input, emitted } = await renderInput('time', value);
  await expect.element(input).toHaveValue(shown);
  await expect.element(input).toHaveAccessibleDescription(offset);
  await input.fill(typed);
  expect(emitted).toEqual([expected]);
});

test.each(['dateTime', 'time'] as const)(
  'The form can focus the invalid %s input, which its error describes',
  async (type) => {
    const { input, focus } = await renderInput(type, undefined, {}, { isInvalid: true });
    await expect.element(input).toHaveAttribute('aria-invalid', 'true');
    await expect.element(input).toHaveAttribute('aria-required', 'true');
    await expect.element(input).toHaveAccessibleDescription('UTC Not valid');
    focus();
    await expect.element(input).toHaveFocus();
  },
);

const pdf = new File(['%PDF'], 'terms.pdf', { type: 'application/pdf' });

describe('A file', () => {
  test('is shown with its name and size once it is chosen', async () => {
    const { screen, input, emitted } = await renderInput('file', undefined, {
      contentMediaType: 'application/pdf, image/*',
    });
    await expect.element(input).toHaveAttribute('accept', 'application/pdf,image/*');
    await input.upload(pdf);
    await expect.element(screen.getByText('terms.pdf (4 bytes)')).toBeVisible();
    expect(emitted).toEqual([expect.objectContaining({ name: 'terms.pdf' })]);
  });

  test.each<[string, Constraints, string]>([
    [
      'of another type',
      { contentMediaType: 'image/png, image/webp' },
      'Choose a file of type image/png or image/webp: this one is application/pdf.',
    ],
    ['too large', { maxLength: 3 }, 'Choose a file of at most 3 bytes: this one has 4 bytes.'],
  ])('%s is an error that keeps the current one', async (_, constraints, message) => {
    const { screen, input, emitted } = await renderInput('file', '/files/old.pdf', constraints);
    await input.upload(pdf);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
    expect(emitted).toEqual(['/files/old.pdf']);
  });

  const renderStoredFile = async () => {
    const input = await renderInput('file', '/files/old.pdf', { type: ['string', 'null'] });
    return { ...input, link: input.screen.getByRole('link', { name: 'old.pdf' }) };
  };

  test('on the server is a link until another is chosen', async () => {
    const { input, emitted, link } = await renderStoredFile();
    await expect.element(link).toHaveAttribute('href', 'https://api.example.com/files/old.pdf');
    await input.upload(pdf);
    await expect.element(link).not.toBeInTheDocument();
    await input.upload([]);
    await expect.element(link).toBeVisible();
    expect(emitted.at(-1)).toBe('/files/old.pdf');
  });

  test('that may be null can be removed', async () => {
    const { input, emitted, link } = await renderStoredFile();
    await expect.element(link).toBeVisible();
    input.element().focus();
    await userEvent.keyboard('{Delete}');
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(input).toHaveFocus();
    expect(emitted).toEqual([null]);
  });

  test('that was removed can be kept after all', async () => {
    const { screen, emitted, link } = await renderStoredFile();
    await screen.getByRole('button', { name: 'Remove Colours' }).click();
    await expect.element(link).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Keep Colours' }).click();
    await expect.element(link).toBeVisible();
    expect(emitted).toEqual([null, '/files/old.pdf']);
  });

  test('whose address is no web address is no link', async () => {
    const { screen } = await renderInput('file', 'javascript:alert(1)');
    await expect.element(screen.getByText('javascript:alert(1)')).toBeVisible();
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  });
});
