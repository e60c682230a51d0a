import type { FormEvent, ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { Announcer } from '../../src/ui/feedback/announcer.tsx';
import { openEditDialog } from '../support/render-engine.tsx';
import { renderInput } from '../support/render-input.tsx';
import { specimens } from './specimens/specimens.ts';

const config = {
  label: 'Shade',
  listLabel: 'Shades',
  item: {
    label: '',
    type: 'group',
    fields: { name: { label: 'Name', type: 'text' }, use: { label: 'Use', type: 'textarea' } },
  },
} as const;

const constraints = {
  items: {
    properties: { name: { maxLength: 50 }, use: { maxLength: 250 } },
    required: ['name', 'use'],
  },
};

const shades = [
  { name: 'red', use: 'for walls' },
  { name: 'green', use: 'for doors' },
  { name: 'blue', use: 'for windows' },
];

/** Renders a list of shades in a form with a Submit button, beside the live region for screen readers. */
async function renderShades(value: unknown = shades) {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const wrap = (field: ReactNode) => (
    <form onSubmit={onSubmit}>
      {field}
      <button>Submit</button>
      <Announcer />
    </form>
  );
  const input = await renderInput('array', value, constraints, { config, wrap });
  const announced = () => document.querySelector('[aria-live=polite]')?.textContent;
  return { ...input, onSubmit, announced };
}

const names = (emitted: unknown[]) => (emitted.at(-1) as typeof shades).map(({ name }) => name);

/** Moves the pointer to an element, with the button of the mouse down in between. */
function point(type: 'pointerdown' | 'pointermove' | 'pointerup', target: Locator) {
  const { x, y } = target.element().getBoundingClientRect();
  const event = { bubbles: true, cancelable: true, isPrimary: true, clientX: x, clientY: y };
  target.element().dispatchEvent(new PointerEvent(type, event));
}

describe('The items of a list', () => {
  test('are rows with their first text that open to edit the others', async () => {
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

  test('are moved by Alt with an arrow key', async () => {
    const { screen, emitted, announced } = await renderShades();
    const edit = (name: string) => screen.getByRole('button', { name });
    edit('Edit shade 1: red for walls').element().focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(emitted).toEqual([]);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names(emitted)).toEqual(['green', 'red', 'blue']);
    await expect.element(edit('Move shade 2 down')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(names(emitted)).toEqual(['green', 'blue', 'red']);
    await expect.element(edit('Move shade 3 up')).toHaveFocus();
    await expect.poll(announced).toBe('Shade moved to position 3 of 3');
  });

  test('are removed by Delete', async () => {
    const { screen, emitted, announced } = await renderShades();
    const edit = (name: string) => screen.getByRole('button', { name });
    edit('Edit shade 2: green for doors').element().focus();
    await userEvent.keyboard('{Delete}');
    expect(names(emitted)).toEqual(['red', 'blue']);
    await expect.element(edit('Edit shade 2: blue for windows')).toHaveFocus();
    await expect.poll(announced).toBe('Shade removed: green');
  });

  test('have a button to remove them that Tab does not reach', async () => {
    const { screen } = await renderShades();
    screen.getByRole('button', { name: 'Edit shade 1: red for walls' }).element().focus();
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    const next = screen.getByRole('button', { name: 'Edit shade 2: green for doors' });
    await expect.element(next).toHaveFocus();
  });

  test('are moved by the pointer', async () => {
    const { screen, emitted } = await renderShades();
    const handles = screen.getByTitle('Drag to another place');
    const items = screen.getByRole('listitem');
    const readOffsets = () => items.elements().map(({ style }) => style.transform);
    const down = expect.stringMatching(/^translateY\(\d/);
    const up = expect.stringMatching(/^translateY\(-\d/);
    point('pointerdown', handles.nth(2));
    point('pointermove', handles.nth(0));
    await expect.poll(readOffsets).toEqual([down, down, up]);
    point('pointerup', handles.nth(0));
    await expect.poll(() => names(emitted)).toEqual(['blue', 'red', 'green']);
    await expect.element(screen.getByRole('button', { name: /^Edit shade 1: blue/ })).toHaveFocus();
  });

  /** Renders a list without items, and the inputs of a new one. */
  async function renderEmptyList() {
    const input = await renderShades([]);
    const { screen } = input;
    return {
      ...input,
      name: screen.getByLabelText('Shade', { exact: true }),
      use: screen.getByLabelText('Shade Use', { exact: true }),
      add: screen.getByRole('button', { name: 'Add Shade' }),
      alert: screen.getByRole('alert'),
    };
  }

  // A name is sent without the space at its end.
  const long = { name: `${'x'.repeat(50)} `, use: 'y'.repeat(250) };

  test('are not added without a required value', async () => {
    const { name, use, add, alert } = await renderEmptyList();
    await name.fill('red');
    await use.fill('  ');
    await add.click();
    await expect.element(alert).toHaveTextContent('Required');
    await expect.element(use).toHaveFocus();
  });

  test('are not added beyond the lengths of the contract', async () => {
    const { screen, name, use, add, alert } = await renderEmptyList();
    await expect.element(screen.getByText('0 / 50')).toBeVisible();
    await name.fill(long.name);
    await use.fill('y'.repeat(251));
    await add.click();
    await expect.element(screen.getByText('50 / 50')).toBeVisible();
    await expect.element(screen.getByText('251 / 250')).toBeVisible();
    await expect.element(alert).toHaveTextContent('At most 250 characters');
    await expect.element(screen.getByRole('listitem')).not.toBeInTheDocument();
  });

  test('are added by Enter without submitting the form', async () => {
    const { announced, emitted, onSubmit, name, use, alert } = await renderEmptyList();
    await name.fill(long.name);
    await use.fill(long.use);
    await userEvent.keyboard('{Enter}');
    await expect.element(alert).not.toBeInTheDocument();
    await expect.poll(announced).toBe(`Shade added: ${long.name.trim()}`);
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('green{Enter}');
    await expect.element(use).toHaveFocus();
    await userEvent.keyboard('for doors{Shift>}{Enter}{/Shift}and frames{Enter}');
    expect(emitted.at(-1)).toEqual([long, { name: 'green', use: 'for doors\nand frames' }]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('do not submit the form by Enter in their inputs', async () => {
    const { screen, onSubmit } = await renderShades();
    await screen.getByRole('button', { name: /^Edit shade 2:/ }).click();
    await screen.getByLabelText('Shade 2', { exact: true }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('leave the focus to the input of a new one when the last is removed', async () => {
    const { screen, announced, emitted, name } = await renderEmptyList();
    await name.fill('green');
    await screen.getByLabelText('Shade Use', { exact: true }).fill('for doors');
    await screen.getByRole('button', { name: 'Add Shade' }).click();
    await screen.getByRole('button', { name: 'Remove shade 1' }).click();
    expect(emitted.at(-1)).toEqual([]);
    await expect.poll(announced).toBe('Shade removed: green');
    await expect.element(name).toHaveFocus();
  });

  test('stay open when others change their place', async () => {
    const { screen } = await renderShades();
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
    await screen.getByLabelText('Shade Use', { exact: true }).fill('for ceilings');
    await screen.getByRole('button', { name: 'Add Shade' }).click();
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

describe('An item with an error of the contract', () => {
  const row = page.getByRole('button', { name: /^Edit part 2:/ });
  const amount = page.getByLabelText('Part 2 Amount');

  /** Submits a closed item with an invalid value. */
  async function submitInvalid() {
    const engine = await openEditDialog({ resource: specimens });
    await row.click();
    await amount.fill('0');
    await row.click();
    await expect.element(amount).not.toBeVisible();
    await engine.submit();
    await expect.element(amount).toHaveFocus();
    return engine;
  }

  test('is opened by a submit', async () => {
    const { screen, readBody } = await submitInvalid();
    await expect.element(screen.getByText('At least 1')).toBeVisible();
    await expect.element(row).toHaveAccessibleName(/invalid$/);
    await expect.element(screen.getByLabelText('Part 1 Amount')).not.toBeInTheDocument();
    expect(await readBody('PATCH')).toBeUndefined();
  });

  test('can be closed until the next submit', async () => {
    const { screen, submit, readBody } = await submitInvalid();
    await row.click();
    await expect.element(amount).not.toBeVisible();
    await screen.getByRole('button', { name: /^Edit part 1:/ }).click();
    await screen.getByLabelText('Part 1 Amount').fill('3');
    await expect.element(amount).not.toBeVisible();
    await submit();
    await expect.element(amount).toHaveFocus();
    expect(await readBody('PATCH')).toBeUndefined();
  });
});

test('A new item counts as a change while it is typed', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { dialog, router } = await openEditDialog({ resource: specimens });
  await dialog.getByRole('button', { name: 'Add Part' }).click();
  await dialog.getByLabelText('Part', { exact: true }).fill('Lid');
  await router.navigate(specimens.routes.list);
  await expect.poll(() => confirm).toHaveBeenCalledOnce();
  await expect.element(dialog.getByLabelText('Part', { exact: true })).toHaveValue('Lid');
});
