import { expect, test } from '../fixtures.ts';
import { imagePath } from '../test-images.ts';
import { openEditor, toolbarButton } from '../rich-text.ts';
import { addStarter } from '../starters.ts';
import { getConstraints, largestPageSize } from '../../support/limits.ts';

// The tests of each screen check it in the light theme, 1280 pixels wide.
for (const [colorScheme, width] of [
  ['light', 360],
  ['dark', 1920],
] as const) {
  test.describe(`axe finds no violations in the ${colorScheme} theme, ${width} pixels wide,`, () => {
    test.use({ colorScheme, viewport: { width, height: 740 } });

    test.afterEach(async ({ page }) => {
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'pixels of horizontal overflow').toBe(0);
    });

    test('on the public screens', async ({ page, visit, expectAccessible }) => {
      for (const [route, heading] of [
        ['/nowhere', '404 - Not Found!'],
        ['/admin/privacy-policy', 'Privacy Policy'],
        ['/', 'Login'],
      ] as const) {
        await visit(route);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await expectAccessible();
      }
    });

    test.describe('signed in', () => {
      test.use({ signedIn: true });

      test('on the dashboard, its menu and the sidebar', async ({
        page,
        visit,
        expectAccessible,
      }) => {
        await visit('/admin/dashboard');
        await expect(page.getByRole('main').getByRole('link')).toHaveCount(6);
        await expectAccessible();
        await page.getByRole('button', { name: 'account of Amelia Hartwell' }).click();
        await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible();
        await expectAccessible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('link', { name: 'Profile' })).toBeHidden();
        if (width < 769) {
          await page.getByRole('button', { name: 'Toggle sidebar' }).click();
          await expectAccessible();
        }
      });

      test('on the users list, full and empty', async ({ page, visit, expectAccessible }) => {
        await visit(`/admin/users?size=${largestPageSize}`);
        await expect(page.getByRole('row')).toHaveCount(largestPageSize + 1);
        await expectAccessible();
        await page.getByRole('rowheader').first().getByRole('link').focus();
        await expectAccessible();
        await visit('/admin/users?q=nobody');
        await expect(page.getByText('No users match')).toBeVisible();
        await expectAccessible();
      });

      test('on a new genre, with its cropper and error messages', async ({
        page,
        visit,
        expectAccessible,
      }) => {
        await visit('/admin/genre/add');
        await page.getByLabel('Image').setInputFiles(imagePath('landscape.jpg'));
        await expect(page.getByAltText('What will be saved')).toBeVisible();
        await addStarter(page, 'A knock', 'At midnight.');
        const { maxLength = 0 } = getConstraints('POST /api/genre/addGenre', 'starter[].starter');
        await addStarter(page, 'x'.repeat(maxLength + 1), '');
        await page.getByRole('button', { name: 'Submit' }).click();
        await expect(page.getByText('Genre is required')).toBeVisible();
        await expectAccessible();
      });

      test('on the dialog of a banner', async ({ page, visit, expectAccessible }) => {
        await visit('/admin/banners');
        await page.getByRole('rowheader').first().getByRole('link').click();
        await page.getByRole('button', { name: /^Edit banner/ }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Image').setInputFiles(imagePath('tiny.png'));
        await expect(dialog.getByAltText('What will be saved')).toBeVisible();
        await expectAccessible();
      });

      test('on the editor of a legal text', async ({ page, visit, expectAccessible }) => {
        await visit('/admin/privacy-policy');
        await openEditor(page, 'Privacy Policy');
        await toolbarButton(page, 'Heading').click();
        await expectAccessible();
        await toolbarButton(page, 'Heading').click();
        await toolbarButton(page, 'Text colour').click();
        await expectAccessible();
      });

      test('on a user, the dialog and its error messages', async ({
        page,
        visit,
        expectAccessible,
      }) => {
        await visit('/admin/view/user/65b000000000000000000002');
        await expect(page.getByText('Alvarez').first()).toBeVisible();
        await expectAccessible();
        await page.getByRole('button', { name: /^Edit user/ }).click();
        const dialog = page.getByRole('dialog');
        const { minLength = 1 } = getConstraints('PUT /api/admin/updateUser/{id}', 'firstName');
        await dialog.getByLabel('First Name').fill('A'.repeat(minLength - 1));
        await dialog.getByRole('button', { name: 'Submit' }).click();
        await expect(dialog.getByText(`at least ${minLength} characters`)).toBeVisible();
        await expectAccessible();
      });
    });
  });
}

test.describe('axe finds no violations on an error', () => {
  test.use({ signedIn: true, expectedConsoleErrors: /403/ });

  test('of the users list', async ({ page, visit, expectAccessible }) => {
    await visit('/admin/dashboard');
    await page.route('**/getAllUsers?*', (route) => route.fulfill({ status: 403, body: '' }));
    await visit('/admin/users');
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible();
  });
});
