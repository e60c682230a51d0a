import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import { fillFields, renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { operations } from './specimens/generated/operations.ts';
import { scaffold, specimensWithActions } from './specimens/specimens.ts';

const resource = resolveResource({ ...scaffold, actions: [] }, operations);
const copyPath = '/admin/specimen/add?from=12';
const name = page.getByRole('textbox', { name: 'Specimen' });
const heading = page.getByRole('heading', { level: 1 });

describe('A record is duplicated', () => {
  test('from the menu of its row', async () => {
    const { screen, getPath } = await renderEngine({ resource });
    await screen.getByRole('button', { name: 'More actions for specimen Ammonite' }).click();
    await screen.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect.element(name).toHaveValue('Ammonite');
    await expect.element(heading).toHaveTextContent('Add Specimen');
    expect(getPath()).toBe(copyPath);
  });

  test('from its page, with a way back to the page of the list', async () => {
    const { screen, getPath } = await renderEngine({
      resource,
      initialPath: '/admin/specimens?page=2',
    });
    await screen.getByRole('link', { name: 'View specimen Ammonite' }).click();
    await screen.getByRole('button', { name: 'Duplicate' }).click();
    await expect.element(name).toHaveValue('Ammonite');
    expect(getPath()).toBe(copyPath);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    expect(getPath()).toBe('/admin/specimens?page=2');
  });

  test('only where the resource says so', async () => {
    const { screen } = await renderEngine({
      resource: specimensWithActions,
      initialPath: '/admin/view/specimen/12',
    });
    await expect.element(screen.getByRole('button', { name: 'Print card' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Duplicate' }).elements()).toEqual([]);
  });
});

describe('The copy of a record', () => {
  const renderCopy = (options: RenderEngineOptions = {}) =>
    renderEngine({ resource, initialPath: copyPath, ...options });

  test('sends nothing before it is submitted', async () => {
    const { screen, sent } = await renderCopy();
    await expect.element(screen.getByText('A copy of “Ammonite”, not saved yet')).toBeVisible();
    expect(sent()).toEqual(['GET /specimens/12']);
  });

  test('begins with its first text selected, so that typing replaces it', async () => {
    await renderCopy();
    await expect.element(name).toHaveFocus();
    await userEvent.keyboard('Nautilus');
    await expect.element(name).toHaveValue('Nautilus');
  });

  test('has all values but the identifier, secrets and what is read-only', async () => {
    const { screen, readBody } = await renderCopy();
    await fillFields({ Specimen: 'Nautilus' });
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Specimen Added')).toBeVisible();
    const body = (await readBody('POST')) as Record<string, unknown>;
    expect(body).toMatchObject({
      name: 'Nautilus',
      status: 'lent',
      parts: [
        { name: 'Shell', amount: 1, fragile: true, material: 'stone' },
        { name: 'Base', amount: 2, fragile: false, material: 'wood' },
      ],
      place: { street: 'Main Street 1', city: 'Berlin', position: { x: 1, y: 2.5 } },
    });
    for (const absent of ['id', 'secret', 'createdAt', 'updatedAt'])
      expect(body).not.toHaveProperty(absent);
  });

  test('is left without a question until a value is changed', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { screen, getPath } = await renderCopy();
    await fillFields({ Specimen: 'Nautilus' });
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => confirm).toHaveBeenCalledOnce();
    await fillFields({ Specimen: 'Ammonite' });
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(getPath).toBe('/admin/specimens');
    expect(confirm).toHaveBeenCalledOnce();
  });

  test('of a record that is gone is an error that leads back to the list', async () => {
    const { screen, getPath } = await renderCopy({
      respond: ({ url }) => (url.endsWith('/12') ? 'code=404' : undefined),
    });
    const alert = screen.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/^This specimen could not be loaded\./);
    await expect.element(heading).toHaveTextContent('Add Specimen');
    await alert.getByRole('link', { name: 'Back to Specimens' }).click();
    expect(getPath()).toBe('/admin/specimens');
  });
});
