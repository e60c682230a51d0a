import { describe, expect, test } from 'vitest';
import { renderInput } from '../support/render-input.tsx';

describe('The choices of an enum', () => {
  test('are chosen one by one, in the order of the contract', async () => {
    const constraints = { items: { enum: ['red', 'green', 'blue'] } };
    const { screen, emitted } = await renderInput('choices', ['blue'], constraints);
    const group = screen.getByRole('group', { name: 'Colours' });
    await expect.element(group.getByLabelText('blue')).toBeChecked();
    await group.getByLabelText('red').click();
    await group.getByLabelText('blue').click();
    expect(emitted).toEqual([['red', 'blue'], ['red']]);
  });
});

describe('The lines of a list of texts', () => {
  test('are one text each, without blank ones', async () => {
    const { screen, emitted } = await renderInput('lines', ['red', 'green']);
    const box = screen.getByLabelText('Colours');
    await expect.element(box).toHaveValue('red\ngreen');
    await box.fill('red\n \nblue\n');
    expect(emitted.at(-1)).toEqual(['red', 'blue']);
    await expect.element(box).toHaveValue('red\n \nblue\n');
  });
});

describe('A boolean that may be absent', () => {
  test('is neither yes nor no until it is chosen', async () => {
    const { screen, emitted } = await renderInput('yesNo', null);
    const select = screen.getByLabelText('Colours');
    await expect.element(select).toHaveValue('');
    await select.selectOptions('No');
    await select.selectOptions('Yes');
    await select.selectOptions('—');
    expect(emitted).toEqual([false, true, undefined]);
  });
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
