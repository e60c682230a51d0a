import { expect, handleNextConfirm, test } from './fixtures.ts';
import {
  addStarter,
  getLiveRegion,
  openStarter,
  readStarters,
  recordMutations,
} from './page-actions.ts';
import { getConstraints } from '../support/limits.ts';

const getMaxLength = (name: string) =>
  getConstraints('POST /api/genre/addGenre', `starter[].${name}`).maxLength ?? 0;
const textLength = getMaxLength('starter');
const descriptionLength = getMaxLength('description');

test('Starters are added within the lengths of the contract, also with Enter', async ({ page }) => {
  const mutations = recordMutations(page);
  const alert = page.getByRole('alert');
  await page.goto('#/admin/genre/add');
  const starter = page.getByLabel('Starter', { exact: true });
  const description = page.getByLabel('Starter Description', { exact: true });
  await expect(page.getByText(`0 / ${textLength}`)).toBeVisible();
  // What is typed counts before it is added.
  await description.fill('Half a thought');
  const question = handleNextConfirm(page, false);
  await page.getByRole('link', { name: 'Users' }).click();
  expect(await question).toBe('You have unsaved changes. Leave without saving them?');
  await expect(description).toHaveValue('Half a thought');

  await addStarter(page, 'A knock', '  ');
  await expect(alert).toHaveText('Required');
  await expect(description).toBeFocused();
  await addStarter(page, 'x'.repeat(textLength), 'y'.repeat(descriptionLength + 1));
  await expect(page.getByText(`${textLength} / ${textLength}`)).toBeVisible();
  await expect(page.getByText(`${descriptionLength + 1} / ${descriptionLength}`)).toBeVisible();
  await expect(alert).toHaveText(`At most ${descriptionLength} characters`);
  await expect.poll(() => readStarters(page)).toEqual([]);
  await description.fill('y'.repeat(descriptionLength));
  await description.press('Enter');
  await expect(alert).toHaveCount(0);
  await expect.poll(() => readStarters(page)).toEqual(['x'.repeat(textLength)]);
  await expect(starter).toBeFocused();

  // Enter never submits the form.
  await starter.fill('A knock');
  await starter.press('Enter');
  await expect(description).toBeFocused();
  await description.fill('At midnight.');
  await description.press('Shift+Enter');
  await page.keyboard.type('Nobody moves.');
  await description.press('Enter');
  await openStarter(page, 2);
  await expect(page.getByLabel('Starter 2 Description')).toHaveValue('At midnight.\nNobody moves.');
  await page.getByLabel('Starter 2', { exact: true }).press('Enter');
  await expect(alert).toHaveCount(0);
  expect(mutations).toEqual([]);
});

test('Starters are moved by keyboard and pointer, removed, and announced', async ({ page }) => {
  await page.goto('#/admin/genre/add');
  for (const text of ['three', 'one', 'two']) await addStarter(page, text, 'A description.');
  await expect(getLiveRegion(page)).toHaveText('Starter added: two');
  const handles = page.getByTitle('Drag to another place');
  await handles.nth(2).hover();
  await page.mouse.down();
  await handles.nth(0).hover();
  // The others have made room for it.
  const readOffsets = () =>
    page.getByRole('listitem').evaluateAll((items) => items.map((item) => item.style.transform));
  const down = expect.stringMatching(/^translateY\(\d/);
  const up = expect.stringMatching(/^translateY\(-\d/);
  await expect.poll(readOffsets).toEqual([down, down, up]);
  await page.mouse.up();
  await expect.poll(() => readStarters(page)).toEqual(['two', 'three', 'one']);
  // dnd-kit ignores clicks for 50 ms after a drop; this timer fires after its own.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await expect(page.getByRole('button', { name: 'Edit starter 1: two' })).toBeFocused();

  await page.getByRole('button', { name: 'Move starter 3 up' }).press('Enter');
  await expect.poll(() => readStarters(page)).toEqual(['two', 'one', 'three']);
  await expect(getLiveRegion(page)).toHaveText('Starter moved to position 2 of 3');
  await page.getByRole('button', { name: 'Remove starter 3' }).click();
  await expect.poll(() => readStarters(page)).toEqual(['two', 'one']);
  await expect(getLiveRegion(page)).toHaveText('Starter removed: three');
  await expect(page.getByLabel('Starter', { exact: true })).toBeFocused();
});
