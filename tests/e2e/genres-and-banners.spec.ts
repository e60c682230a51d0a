import { answerConfirm, expect, test } from './fixtures.ts';

test.use({ signedIn: true });

test('Genres are listed with their starters, and a starter is picked on the detail', async ({
  page,
  visit,
  expectAccessible,
}) => {
  await visit('/admin/genres?size=15');
  await expect(page.getByRole('columnheader')).toHaveText([
    'S.no',
    'Genre',
    'Total Starter',
    'Starter 1',
    'Actions',
  ]);
  await expect(page.getByRole('row').filter({ hasText: 'Poetry' })).toHaveText('2Poetry0—');
  await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await expectAccessible();

  await page.getByRole('link', { name: 'View genre Mystery' }).click();
  await expect(page.getByRole('term')).toHaveText(['Genre', 'Starter', 'Created', 'Last updated']);
  await expect(page.getByText('Tonight one of them is open.')).toBeVisible();
  await page.getByLabel('Starter').selectOption('A witness who cannot speak');
  await expect(page.getByText('Only the parrot saw what happened')).toBeVisible();
  await expectAccessible();
});

test('Banners are listed with image and link, viewed, found and deleted', async ({
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
  const row = page.getByRole('row').filter({ hasText: 'Bramble Tea' });
  const link = row.getByRole('link', { name: 'https://bramble.example.com' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const size = await row
    .locator('img')
    .evaluate((image: HTMLImageElement) =>
      image.decode().then(() => [image.naturalWidth, image.naturalHeight]),
    );
  expect(size).toEqual([337, 120]);
  await expectAccessible();

  await page.getByRole('link', { name: 'View banner Bramble Tea' }).click();
  await expect(page.getByRole('term')).toHaveText(['Banner', 'Client Name', 'Navigation URL']);
  await expectAccessible();

  await visit('/admin/banners?q=bramble');
  const asked = answerConfirm(page, true);
  await page.getByRole('button', { name: 'Delete banner Bramble Tea' }).click();
  expect(await asked).toBe('Are you sure you want to delete this Banner?');
  await expect(page.getByText('Banner Deleted Succesfully.')).toBeVisible();
  await expect(page.getByText('No banners match “bramble”.')).toBeVisible();
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
