import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { FormFieldConfig } from '../../src/engine/config/input-values.ts';
import { openEditDialog } from '../support/render-engine.tsx';
import { renderInput } from '../support/render-input.tsx';
import { specimens } from './specimens/specimens.ts';

const text = (label: string): FormFieldConfig => ({ label, type: 'text' });

const config = {
  label: 'Shade',
  listLabel: 'Shades',
  item: { label: '', type: 'group', fields: { name: text('Name'), use: text('Use') } },
} as const;

const constraints = {
  items: { properties: { name: { maxLength: 20 }, use: {} }, required: ['name', 'use'] },
};

const shades = [
  { name: 'red', use: 'for walls' },
  { name: 'green', use: 'for doors' },
  { name: 'blue', use: 'for windows' },
];

const renderShades = (value: unknown = shades) =>
  renderInput('array', value, constraints, { config });

const names = ({ emitted }: { emitted: unknown[] }) =>
  (emitted.at(-1) as typeof shades).map(({ name }) => name);

describe('The items of a list', () => {
  test('are rows with their first text, opened to edit the others', async () => {
    const { screen, emitted } = await renderShades();
    const row = screen.getByRole('button', { name: 'Edit shade 2: green for doors' });
    await expect.element(row).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByLabelText('Shade 2 Use')).not.toBeInTheDocument();
    await row.click();
    await screen.getByRole('button', { name: /^Edit shade 3:/ }).click();
    await screen.getByLabelText('Shade 2 Use').fill('for fences');
    expect((emitted.at(-1) as typeof shades)[1]).toEqual({ name: 'green', use: 'for fences' });
    const changed = screen.getByRole('button', { name: 'Edit shade 2: green for fences' });
    await expect.element(changed).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByLabelText('Shade 3 Use')).toBeVisible();
    await changed.click();
    await expect.element(screen.getByLabelText('Shade 2 Use')).not.toBeVisible();
  });

  test('are moved by Alt and an arrow key, and keep the focus', async () => {
    const shown = await renderShades();
    const { screen } = shown;
    const edit = (name: string) => screen.getByRole('button', { name });
    (edit('Edit shade 1: red for walls').element() as HTMLElement).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(shown.emitted).toEqual([]);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names(shown)).toEqual(['green', 'red', 'blue']);
    await expect.element(edit('Move shade 2 down')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names(shown)).toEqual(['green', 'blue', 'red']);
    await expect.element(edit('Move shade 3 up')).toHaveFocus();
  });

  test('stay open when others are moved, added or removed', async () => {
    const { screen, emitted } = await renderShades();
    await screen.getByRole('button', { name: /^Edit shade 3:/ }).click();
    await screen.getByRole('button', { name: 'Remove shade 1' }).click();
    await expect.element(screen.getByRole('button', { name: 'Remove shade 1' })).toHaveFocus();
    await expect.element(screen.getByLabelText('Shade 2', { exact: true })).toHaveValue('blue');
    await screen.getByRole('button', { name: 'Move shade 2 up' }).click();
    await expect.element(screen.getByLabelText('Shade 1', { exact: true })).toHaveValue('blue');
    // The fields of a new item are there once they are asked for.
    await expect.element(screen.getByLabelText('Shade', { exact: true })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Add Shade' }).click();
    await expect.element(screen.getByLabelText('Shade', { exact: true })).toHaveFocus();
    await screen.getByLabelText('Shade', { exact: true }).fill('white');
    // What is typed counts before it is added, so that it is not lost.
    expect((emitted.at(-1) as object[]).at(-1)).toMatchObject({ name: 'white' });
    await screen.getByLabelText('Shade Use', { exact: true }).fill('for ceilings');
    await screen.getByRole('button', { name: 'Add Shade' }).click();
    await expect.element(screen.getByLabelText('Shade', { exact: true })).toHaveFocus();
    await expect.element(screen.getByRole('listitem').last()).toMatchTextContent(/white/);
    await expect.element(screen.getByLabelText('Shade 1 Use')).toBeVisible();
  });

  test('that are invalid are marked', async () => {
    const { screen } = await renderShades([shades[0], { name: 'green', use: '' }]);
    const row = screen.getByRole('button', { name: /^Edit shade 2: green.*invalid$/ });
    await expect.element(row).toHaveAttribute('aria-expanded', 'false');
    const valid = screen.getByRole('button', { name: /^Edit shade 1:.*invalid$/ });
    await expect.element(valid).not.toBeInTheDocument();
  });
});

test('An item with an error of the contract opens by itself, and its input has the focus', async () => {
  const { screen, submit, bodyOf } = await openEditDialog({ resource: specimens });
  const row = screen.getByRole('button', { name: /^Edit part 2:/ });
  await row.click();
  await screen.getByLabelText('Part 2 Amount').fill('0');
  await row.click();
  await expect.element(screen.getByLabelText('Part 2 Amount')).not.toBeVisible();
  await submit();
  await expect.element(screen.getByLabelText('Part 2 Amount')).toHaveFocus();
  await expect.element(screen.getByText('At least 1')).toBeVisible();
  await expect.element(row).toHaveAccessibleName(/invalid$/);
  await expect.element(screen.getByLabelText('Part 1 Amount')).not.toBeInTheDocument();
  // It can be closed all the same, until the next submit.
  await row.click();
  await expect.element(screen.getByLabelText('Part 2 Amount')).not.toBeVisible();
  await screen.getByRole('button', { name: /^Edit part 1:/ }).click();
  await screen.getByLabelText('Part 1 Amount').fill('3');
  await expect.element(screen.getByLabelText('Part 2 Amount')).not.toBeVisible();
  await submit();
  await expect.element(screen.getByLabelText('Part 2 Amount')).toHaveFocus();
  expect(await bodyOf('PATCH')).toBeUndefined();
});
