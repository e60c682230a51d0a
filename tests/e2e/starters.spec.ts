import { handleNextConfirm, expect, test } from './fixtures.ts';
import { addStarter, openStarter, readStarters } from './starters.ts';
import { getConstraints } from '../support/limits.ts';

test.use({ signedIn: true });

const getMaxLength = (name: string) =>
  getConstraints('POST /api/genre/addGenre', `starter[].${name}`).maxLength ?? 0;
const textLength = getMaxLength('starter');
const descriptionLength = getMaxLength('description');

test.describe('The starters of a genre', () => {
  test.beforeEach(({ visit }) => visit('/admin/genre/add'));

  test('are added only with both text and description', async ({ page }) => {
    await addStarter(page, 'A knock', '  ');
    await expect(page.getByRole('alert')).toHaveText('Starter Description is required');
    await expect(page.getByLabel('Starter Description', { exact: true })).toBeFocused();
    await addStarter(page, '', 'At midnight.');
    await expect(page.getByRole('alert')).toHaveText('Starter is required');
    await expect.poll(() => readStarters(page)).toEqual([]);
    await addStarter(page, 'A knock', 'At midnight.');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => readStarters(page)).toEqual(['A knock']);
    await expect(page.getByLabel('Starter', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Starter', { exact: true })).toHaveValue('');
  });

  test('have a character count, and are rejected above the lengths of the contract', async ({
    page,
  }) => {
    await expect(page.getByText(`0 / ${textLength}`)).toBeVisible();
    await addStarter(page, 'x'.repeat(textLength), 'y'.repeat(descriptionLength + 1));
    await expect(page.getByText(`${textLength} / ${textLength}`)).toBeVisible();
    await expect(page.getByText(`${descriptionLength + 1} / ${descriptionLength}`)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveText(
      `Starter Description: at most ${descriptionLength} characters`,
    );
    await addStarter(page, 'x'.repeat(textLength + 1), 'y'.repeat(descriptionLength));
    await expect(page.getByRole('alert')).toHaveText(`Starter: at most ${textLength} characters`);
    await expect.poll(() => readStarters(page)).toEqual([]);
    await addStarter(page, 'x'.repeat(textLength), 'y'.repeat(descriptionLength));
    await expect.poll(() => readStarters(page)).toEqual(['x'.repeat(textLength)]);
  });

  test('are reordered by keyboard and by pointer, and removed', async ({ page }) => {
    for (const text of ['one', 'two', 'three']) await addStarter(page, text, 'A description.');
    await page.getByRole('button', { name: 'Move starter 3 up' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => readStarters(page)).toEqual(['one', 'three', 'two']);
    await expect(page.getByRole('button', { name: 'Move starter 2 up' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => readStarters(page)).toEqual(['three', 'one', 'two']);
    await expect(page.getByRole('button', { name: 'Move starter 1 down' })).toBeFocused();

    const handles = page.getByTitle('Drag to another place');
    await handles.nth(2).hover();
    await page.mouse.down();
    await handles.nth(0).hover();
    // The others have made room for it.
    await expect
      .poll(() =>
        page
          .getByRole('listitem')
          .evaluateAll((items) => items.map((item) => item.style.transform)),
      )
      .toEqual([
        expect.stringMatching(/^translateY\(\d/),
        expect.stringMatching(/^translateY\(\d/),
        expect.stringMatching(/^translateY\(-\d/),
      ]);
    await page.mouse.up();
    await expect.poll(() => readStarters(page)).toEqual(['two', 'three', 'one']);
    // dnd-kit ignores clicks for 50 ms after a drop; this timer fires after its own.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
    await expect(page.getByRole('button', { name: 'Edit starter 1: two' })).toBeFocused();

    await page.getByRole('button', { name: 'Remove starter 1' }).click();
    await expect.poll(() => readStarters(page)).toEqual(['three', 'one']);
    await expect(page.getByRole('button', { name: 'Remove starter 1' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove starter 2' }).click();
    await expect.poll(() => readStarters(page)).toEqual(['three']);
    await expect(page.getByLabel('Starter', { exact: true })).toBeFocused();
  });

  test('are added with Enter, which never submits the form', async ({ page }) => {
    let posts = 0;
    page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0));
    await page.getByLabel('Genre', { exact: true }).fill('Noir');
    const starter = page.getByLabel('Starter', { exact: true });
    const description = page.getByLabel('Starter Description', { exact: true });
    await starter.fill('A knock');
    await starter.press('Enter');
    await expect(description).toBeFocused();
    await expect.poll(() => readStarters(page)).toEqual([]);
    await description.fill('At midnight.');
    await description.press('Shift+Enter');
    await page.keyboard.type('Nobody moves.');
    await description.press('Enter');
    await expect.poll(() => readStarters(page)).toEqual(['A knock']);
    await expect(starter).toBeFocused();
    await openStarter(page, 1);
    await expect(page.getByLabel('Starter 1 Description')).toHaveValue(
      'At midnight.\nNobody moves.',
    );
    await page.getByLabel('Starter 1', { exact: true }).press('Enter');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(posts).toBe(0);
  });

  test('are left only after a confirmation', async ({ page }) => {
    await page.getByLabel('Starter Description', { exact: true }).fill('Half a thought');
    const message = handleNextConfirm(page, false);
    await page.getByRole('link', { name: 'Users' }).click();
    expect(await message).toBe('You have unsaved changes. Leave without saving them?');
    await expect(page.getByLabel('Starter Description', { exact: true })).toHaveValue(
      'Half a thought',
    );
  });
});

test('An invalid starter opens and gets the focus', async ({ page, visit }) => {
  await visit('/admin/genres?q=Romance');
  await page.getByRole('link', { name: 'View genre Romance' }).click();
  await page.getByRole('button', { name: 'Edit genre Romance' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit genre' });
  await openStarter(dialog, 1);
  await dialog.getByLabel('Starter 1 Description').fill('');
  await openStarter(dialog, 1);
  await expect(dialog.getByLabel('Starter 1 Description')).toBeHidden();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Starter 1 Description is required')).toBeVisible();
  await expect(dialog.getByLabel('Starter 1 Description')).toBeFocused();
});

test('A genre keeps at least one starter', async ({ page, visit }) => {
  await visit('/admin/genres?q=Mystery');
  await page.getByRole('link', { name: 'View genre Mystery' }).click();
  await page.getByRole('button', { name: 'Edit genre Mystery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit genre' });
  const remove = dialog.getByRole('button', { name: 'Remove starter 1' });
  await remove.click();
  await remove.click();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please add atleast one starter');
  await expect(dialog.getByLabel('Starter', { exact: true })).toHaveAccessibleDescription(
    /Please add atleast one starter/,
  );
});
