import { handleNextConfirm, expect, test } from './fixtures.ts';
import { getLiveRegion, recordMutations, submit } from './page-actions.ts';
import { addStarter, openStarter, readStarters } from './starters.ts';
import { getConstraints } from '../support/limits.ts';

test.use({ signedIn: true });

const getMaxLength = (name: string) =>
  getConstraints('POST /api/genre/addGenre', `starter[].${name}`).maxLength ?? 0;
const textLength = getMaxLength('starter');
const descriptionLength = getMaxLength('description');

test('Starters are added with both text and description, within the lengths of the contract, also with Enter', async ({
  page,
  visit,
}) => {
  const mutations = recordMutations(page);
  const alert = page.getByRole('alert');
  await visit('/admin/genre/add');
  const starter = page.getByLabel('Starter', { exact: true });
  const description = page.getByLabel('Starter Description', { exact: true });
  await expect(page.getByText(`0 / ${textLength}`)).toBeVisible();
  await addStarter(page, 'A knock', '  ');
  await expect(alert).toHaveText('Starter Description is required');
  await expect(description).toBeFocused();
  await addStarter(page, '', 'At midnight.');
  await expect(alert).toHaveText('Starter is required');
  await addStarter(page, 'x'.repeat(textLength), 'y'.repeat(descriptionLength + 1));
  await expect(page.getByText(`${textLength} / ${textLength}`)).toBeVisible();
  await expect(page.getByText(`${descriptionLength + 1} / ${descriptionLength}`)).toBeVisible();
  await expect(alert).toHaveText(`Starter Description: at most ${descriptionLength} characters`);
  await addStarter(page, 'x'.repeat(textLength + 1), 'y'.repeat(descriptionLength));
  await expect(alert).toHaveText(`Starter: at most ${textLength} characters`);
  await expect.poll(() => readStarters(page)).toEqual([]);
  await addStarter(page, 'x'.repeat(textLength), 'y'.repeat(descriptionLength));
  await expect(alert).toHaveCount(0);
  await expect.poll(() => readStarters(page)).toEqual(['x'.repeat(textLength)]);
  await expect(starter).toBeFocused();
  await expect(starter).toHaveValue('');

  // Enter never submits the form.
  await starter.fill('A knock');
  await starter.press('Enter');
  await expect(description).toBeFocused();
  await description.fill('At midnight.');
  await description.press('Shift+Enter');
  await page.keyboard.type('Nobody moves.');
  await description.press('Enter');
  await expect.poll(() => readStarters(page)).toHaveLength(2);
  await expect(starter).toBeFocused();
  await openStarter(page, 2);
  await expect(page.getByLabel('Starter 2 Description')).toHaveValue('At midnight.\nNobody moves.');
  await page.getByLabel('Starter 2', { exact: true }).press('Enter');
  await expect(alert).toHaveCount(0);
  expect(mutations).toEqual([]);

  await description.fill('Half a thought');
  const question = handleNextConfirm(page, false);
  await page.getByRole('link', { name: 'Users' }).click();
  expect(await question).toBe('You have unsaved changes. Leave without saving them?');
  await expect(description).toHaveValue('Half a thought');
});

test('Starters are moved by keyboard and by pointer, and removed, which is announced', async ({
  page,
  visit,
}) => {
  await visit('/admin/genre/add');
  const button = (name: string) => page.getByRole('button', { name });
  for (const text of ['one', 'two', 'three']) await addStarter(page, text, 'A description.');
  await expect(getLiveRegion(page)).toHaveText('Starter added: three');
  await button('Move starter 3 up').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => readStarters(page)).toEqual(['one', 'three', 'two']);
  await expect(getLiveRegion(page)).toHaveText('Starter moved to position 2 of 3');
  await expect(button('Move starter 2 up')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => readStarters(page)).toEqual(['three', 'one', 'two']);
  await expect(button('Move starter 1 down')).toBeFocused();

  const handles = page.getByTitle('Drag to another place');
  await handles.nth(2).hover();
  await page.mouse.down();
  await handles.nth(0).hover();
  // The others have made room for it.
  const readOffsets = () =>
    page.getByRole('listitem').evaluateAll((items) => items.map((item) => item.style.transform));
  await expect
    .poll(readOffsets)
    .toEqual([
      expect.stringMatching(/^translateY\(\d/),
      expect.stringMatching(/^translateY\(\d/),
      expect.stringMatching(/^translateY\(-\d/),
    ]);
  await page.mouse.up();
  await expect.poll(() => readStarters(page)).toEqual(['two', 'three', 'one']);
  // dnd-kit ignores clicks for 50 ms after a drop; this timer fires after its own.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  await expect(button('Edit starter 1: two')).toBeFocused();

  await button('Remove starter 1').click();
  await expect.poll(() => readStarters(page)).toEqual(['three', 'one']);
  await expect(getLiveRegion(page)).toHaveText('Starter removed: two');
  await expect(button('Remove starter 1')).toBeFocused();
  await button('Remove starter 2').click();
  await expect.poll(() => readStarters(page)).toEqual(['three']);
  await expect(page.getByLabel('Starter', { exact: true })).toBeFocused();
});

test('A genre keeps at least one starter', async ({ page, visit }) => {
  await visit('/admin/genres?q=Romance');
  await page.getByRole('link', { name: 'View genre Romance' }).click();
  await page.getByRole('button', { name: 'Edit genre Romance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit genre' });
  await expect.poll(() => readStarters(dialog)).not.toEqual([]);
  const { length } = await readStarters(dialog);
  for (let count = 0; count < length; count += 1)
    await dialog.getByRole('button', { name: 'Remove starter 1' }).click();
  await submit(page);
  await expect(dialog.getByRole('alert')).toHaveText('Please add atleast one starter');
  await expect(dialog.getByLabel('Starter', { exact: true })).toHaveAccessibleDescription(
    /Please add atleast one starter/,
  );
});
