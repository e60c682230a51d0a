import { answerConfirm, expect, test } from './fixtures.ts';
import { bytesOf, decode, keepFiles, picture } from './picture.ts';

test.use({ signedIn: true });

test('Banners are listed with image and link, and viewed', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/admin/banners?size=15');
  await expect(page.getByRole('columnheader')).toHaveText([
    'S.no',
    'Banner',
    'Client Name',
    'Link',
    'Actions',
  ]);
  const row = page.getByRole('row').filter({ hasText: 'Moonlit Audio' });
  const link = row.getByRole('link', { name: 'https://moonlit.example.com/listen' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect((await decode(row.locator('img'))).size).toEqual([337, 120]);
  await expectAccessible();

  await page.getByRole('link', { name: 'View banner Moonlit Audio' }).click();
  await expect(page.getByRole('term')).toHaveText(['Banner', 'Client Name', 'Navigation URL']);
  await expectAccessible();
});

test('A new banner wants all of its fields', async ({ page, visit }) => {
  await visit('/admin/banners');
  await page.getByRole('link', { name: 'Add Banner' }).click();
  await expect(page).toHaveTitle('Add Banner');
  const submit = page.getByRole('button', { name: 'Submit' });
  const alert = page.getByRole('alert');
  await submit.click();
  await expect(alert).toHaveText('Please add all fieled');
  await page.getByLabel('Client Name').fill('Acme');
  await submit.click();
  await expect(alert).toHaveText('Please add all fieled');
  await page.getByLabel('Navigation URL').fill('https://acme.example.com');
  await submit.click();
  await expect(alert).toHaveText('Please add all fieled');
  await expect(page.getByLabel('Image')).toBeFocused();
});

test('A banner is added, found, viewed, edited, still there after a reload, and deleted', async ({
  page,
  visit,
}) => {
  await keepFiles(page);
  await visit('/admin/banner/add');
  await page.getByLabel('Client Name').fill('Acme Paper');
  await page.getByLabel('Navigation URL').fill('https://acme.example.com');
  await page.getByLabel('Image').setInputFiles(picture('landscape.jpg'));
  const preview = page.getByAltText('What will be saved');
  await expect(preview).toBeVisible();
  const bytes = await bytesOf(preview);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Banner Added Succesfully. Redirecting...')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/banners$/);

  await page.getByPlaceholder('search by client name').fill('acme');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'View banner Acme Paper' }).click();
  const image = page.getByRole('definition').locator('img');
  expect((await decode(image)).size).toEqual([337, 120]);
  expect(await bytesOf(image)).toEqual(bytes);

  await page.getByRole('button', { name: 'Edit banner Acme Paper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit banner' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please fill atleast one fieled');
  await dialog.getByLabel('Client Name').fill('Acme Ink');
  await dialog.getByLabel('Navigation URL').fill('https://ink.example.com');
  // Submitted at once: the form waits for the cut.
  await dialog.getByLabel('Image').setInputFiles(picture('tiny.png'));
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Banner Updated Succesfully.')).toBeVisible();
  await expect(page).toHaveURL(/#\/admin\/banners$/);

  await visit('/admin/banners?q=acme');
  await page.reload();
  await page.getByRole('link', { name: 'View banner Acme Ink' }).click();
  await expect(page.getByRole('link', { name: 'https://ink.example.com' })).toBeVisible();
  expect((await decode(image)).size).toEqual([337, 120]);

  await visit('/admin/banners?q=acme');
  const asked = answerConfirm(page, true);
  await page.getByRole('button', { name: 'Delete banner Acme Ink' }).click();
  expect(await asked).toBe('Are you sure you want to delete this Banner?');
  await expect(page.getByText('Banner Deleted Succesfully.')).toBeVisible();
  await expect(page.getByText('No banners match “acme”.')).toBeVisible();
});

test('Deleting the last banner of a page moves the list back one page', async ({ page, visit }) => {
  // Six of the seeded banners have an "m" in their client's name.
  await visit('/admin/banners?page=2&q=m');
  const deletion = page.getByRole('button', { name: /^Delete banner/ });
  await expect(deletion).toHaveCount(1);
  // Its picture goes with it, and is not to be asked for then.
  await decode(page.getByRole('table').locator('img'));
  page.once('dialog', (dialog) => dialog.accept());
  await deletion.click();
  await expect(page).toHaveURL(/\?q=m$/);
  await expect(deletion).toHaveCount(5);
});

test.describe('What a server might send for a banner', () => {
  test.use({ expectedComplaints: /404 \(Not Found\)/ });

  test('shows a placeholder for a picture that does not load, and no link to a script', async ({
    page,
    visit,
  }) => {
    const _id = '65e000000000000000000001';
    const banner = { _id, clientName: 'Odd', bannerUrl: '/uploads/none.png' };
    await page.route('**/get-banners?*', (route) =>
      route.fulfill({
        json: {
          success: true,
          length: 1,
          banners: [{ ...banner, navigationUrl: 'javascript:alert(1)' }],
        },
      }),
    );
    await visit('/admin/banners');
    await expect(page.getByRole('img', { name: 'The image does not load' })).toBeVisible();
    await expect(page.getByText('javascript:alert(1)')).toBeVisible();
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  });
});
