import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { readRow } from '../support/read-table.ts';
import { fillFields, openEditDialog, renderEngine } from '../support/render-engine.tsx';
import { specimens } from './specimens/specimens.ts';

const { add = '' } = specimens.routes;
const view = '/admin/view/specimen/12';
const more = /^More \(\d+\)$/;

describe('An entity with a property of every kind of schema, as scaffolded', () => {
  test('is listed with its first properties', async () => {
    const { sent } = await renderEngine({ resource: specimens });
    await expect
      .poll(() => readRow(1).slice(0, 5))
      .toEqual(['1', 'Ammonite', 'Snail', 'museum@example.com', 'https://example.com/ammonite']);
    expect(sent()).toEqual(['GET /specimens?page=1&limit=2']);
  });

  test('is shown with all properties but the password', async () => {
    const { screen } = await renderEngine({ resource: specimens, initialPath: view });
    const terms = screen.getByRole('term');
    await expect.element(terms.first()).toHaveTextContent('Specimen');
    await screen.getByText(more).click();
    const labels = terms.elements().map(({ textContent }) => textContent);
    expect(labels).toEqual(expect.arrayContaining(['Found On', 'Place', 'Extra', 'Anything']));
    expect(labels).not.toContain('Secret');
  });

  test('has the last of many properties below More', async () => {
    const { screen } = await renderEngine({ resource: specimens, initialPath: view });
    await expect.element(screen.getByRole('term').first()).toHaveTextContent('Specimen');
    const shell = screen.getByRole('listitem').filter({ hasText: 'Shell' });
    await expect.element(shell).not.toBeInTheDocument();
    await screen.getByText(more).click();
    await expect.element(shell.first()).toBeVisible();
  });

  test('is added with values of every kind', async () => {
    const { screen, readBody } = await renderEngine({ resource: specimens, initialPath: add });
    await screen.getByLabelText('Status').selectOptions('shown');
    await screen.getByText(more).click();
    await screen.getByLabelText('Rank').selectOptions('3');
    await fillFields({
      Specimen: 'Trilobite',
      Street: 'Main Street 1',
      City: ' Berlin ',
      X: '1.5',
    });
    await fillFields({ Part: 'Shell', 'Part Amount': '2', Extra: '{ "any": [1] }' });
    await screen.getByRole('button', { name: 'Add Part' }).click();
    await fillFields({ Payment: '{ "method": "transfer", "account": "DE021" }' });
    await screen.getByRole('button', { name: 'Submit' }).click();
    await expect.element(screen.getByText('Specimen Added')).toBeVisible();
    expect(await readBody('POST')).toEqual({
      name: 'Trilobite',
      status: 'shown',
      mood: null,
      currency: 'EUR',
      rank: 3,
      displayed: false,
      place: { street: 'Main Street 1', city: 'Berlin', position: { x: 1.5 } },
      parts: [{ name: 'Shell', amount: 2, fragile: false }],
      payment: { method: 'transfer', account: 'DE021' },
      extra: { any: [1] },
    });
  });

  test('is not sent while a part of it is invalid', async () => {
    const { screen, readBody } = await renderEngine({ resource: specimens, initialPath: add });
    const submit = screen.getByRole('button', { name: 'Submit' });
    await screen.getByLabelText('Status').selectOptions('shown');
    await screen.getByText(more).click();
    await fillFields({ Specimen: 'Trilobite', City: 'Berlin', Extra: '{' });
    await submit.click();
    await expect.element(screen.getByText('This is not JSON:', { exact: false })).toBeVisible();
    await fillFields({ Extra: '' });
    await submit.click();
    await expect.element(screen.getByText('Required')).toBeVisible();
    await expect.element(screen.getByLabelText('Street')).toHaveFocus();
    expect(await readBody('POST')).toBeUndefined();
  });

  test('is edited by a request with the changed values', async () => {
    const engine = await openEditDialog({ resource: specimens });
    const { screen, dialog, submit, readBody, sent } = engine;
    await dialog.getByLabelText('Nickname').fill('');
    await dialog.getByRole('button', { name: /^Edit part 2:/ }).click();
    await dialog.getByLabelText('Part 2 Amount').fill('3');
    await submit();
    await expect.element(screen.getByText('Specimen Updated')).toBeVisible();
    expect(sent('PATCH')).toEqual(['PATCH /specimens/12']);
    expect(await readBody('PATCH')).toEqual({
      nickname: null,
      parts: [
        { name: 'Shell', amount: 1, fragile: true, material: 'stone' },
        { name: 'Base', amount: 3, fragile: false, material: 'wood' },
      ],
    });
  });
});

test.each([
  ['light', 360],
  ['light', 1280],
  ['dark', 360],
  ['dark', 1280],
] as const)('Its screens in %s colours are accessible within %i pixels', async (colours, width) => {
  await page.viewport(width, 900);
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: colours },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
  const { screen, router } = await renderEngine({ resource: specimens });
  const check = async () => {
    const { violations } = await axe.run(document.body, {
      // The layout around the screens has the landmarks and the title.
      rules: { region: { enabled: false }, 'document-title': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  };
  await expect.element(screen.getByRole('row').nth(1)).toBeVisible();
  await check();
  await router.navigate(view);
  await expect.element(screen.getByRole('term').first()).toBeVisible();
  await check();
  await router.navigate(add);
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.element(screen.getByText('Required').first()).toBeVisible();
  await check();
  await screen.getByText(more).click();
  await check();
  await router.navigate(view);
  await screen.getByRole('button', { name: /^Edit specimen/ }).click();
  await screen.getByRole('dialog').first().getByText(more).click();
  await screen.getByRole('button', { name: /^Edit part 2:/ }).click();
  await expect.element(screen.getByLabelText('Part 2', { exact: true })).toBeVisible();
  await screen.getByRole('button', { name: 'Remove part 1', exact: true }).click();
  await screen.getByLabelText('Colour', { exact: true }).fill('#000000');
  await expect.element(screen.getByText('2 fields will be saved')).toBeVisible();
  await check();
});
