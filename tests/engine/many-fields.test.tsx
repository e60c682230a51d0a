import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillFields, renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';
import { specimens } from './specimens/specimens.ts';

const more = page.getByText(/^More \(\d+\)$/);
const nickname = page.getByLabelText('Nickname');
const street = page.getByLabelText('Street');
const mood = page.getByLabelText('Mood');
const age = page.getByLabelText('Age');
const rating = page.getByLabelText('Rating');
const submit = page.getByRole('button', { name: 'Submit' });

const openAddScreen = (options: RenderEngineOptions = {}) =>
  renderEngine({ resource: specimens, initialPath: '/admin/specimen/add', ...options });

/** Fills in what the contract requires. */
async function fillRequired() {
  await page.getByLabelText('Status').selectOptions('shown');
  await fillFields({ Specimen: 'Trilobite', Street: 'Main Street 1', City: 'Berlin' });
}

test('Of many fields, the first and all required ones are shown, the others below More', async () => {
  await openAddScreen();
  // The contract has "mood" and "place" after more than twenty others, but requires them.
  for (const shown of [nickname, mood, street]) await expect.element(shown).toBeVisible();
  await expect.element(age).not.toBeVisible();
  await more.click();
  await expect.element(age).toBeVisible();
});

test('A value below More is kept and sent while More is collapsed', async () => {
  const { screen, readBody } = await openAddScreen();
  await fillRequired();
  await more.click();
  await age.fill('150');
  await more.click();
  await expect.element(age).not.toBeVisible();
  await submit.click();
  await expect.element(screen.getByText('Specimen Added')).toBeVisible();
  expect(await readBody('POST')).toMatchObject({ name: 'Trilobite', age: 150 });
});

test('More is opened by an invalid field, and stays open until the field is corrected', async () => {
  await openAddScreen();
  await fillRequired();
  await more.click();
  await age.fill('900');
  await more.click();
  await submit.click();
  await expect.element(age).toHaveFocus();
  await more.click();
  await expect.element(age).toBeVisible();
  await age.fill('90');
  await expect.element(age).toBeValid();
  await expect.element(age).toBeVisible();
  await more.click();
  await expect.element(age).not.toBeVisible();
});

test('More is opened by what the server says of a field below it', async () => {
  const respond = ({ method }: Request) =>
    method === 'GET'
      ? undefined
      : Response.json({ errors: { rating: ['is unusual'] } }, { status: 422 });
  await openAddScreen({ respond });
  await fillRequired();
  await submit.click();
  await expect.element(rating).toBeVisible();
  await expect.element(rating).toHaveAccessibleDescription(/Is unusual/);
  await expect.element(rating).toHaveFocus();
});

test('More is opened by a field whose value is restored', async () => {
  const { screen } = await renderEngine({
    resource: specimens,
    initialPath: '/admin/view/specimen/12/edit',
  });
  const dialog = screen.getByRole('dialog').first();
  const moreFields = dialog.getByText(/^More \(\d+\)$/);
  const weight = dialog.getByLabelText('Weight');
  await moreFields.click();
  await weight.fill('3');
  await moreFields.click();
  await dialog.getByRole('button', { name: '1 field will be saved' }).click();
  await dialog.getByRole('dialog').getByRole('button', { name: 'Undo Weight' }).click();
  await expect.element(weight).toHaveFocus();
  await expect.element(weight).toHaveValue(2.5);
});
