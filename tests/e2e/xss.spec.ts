import { expect, test } from './fixtures.ts';
import { failRequests } from './requests.ts';
import { vectors } from '../support/xss-vectors.ts';

// The browser reports blocked event handlers and images when it parses them, even where they could never run.
test.use({ expectedConsoleErrors: /inline event handler|img-src|Failed to load|ERR_/ });

test('Vectors of scripts are shown as text', async ({ page }) => {
  await page.exposeFunction('hit', () => {
    throw new Error('A vector ran: show the text as text.');
  });
  await page.route('**/get-banners?*', (route) =>
    route.fulfill({
      json: {
        success: true,
        length: vectors.length,
        banners: vectors.map((vector, index) => ({
          _id: (0x65e000 + index).toString(16).padEnd(24, '0'),
          clientName: vector,
          navigationUrl: /href="([^"]*)"/.exec(vector)?.[1] ?? vector,
          bannerUrl: /src="?([^" >]*)/.exec(vector)?.[1] ?? vector,
        })),
      },
    }),
  );
  await page.goto('#/admin/banners');
  await expect(page.getByRole('row')).toHaveCount(vectors.length + 1);
  expect(await page.getByRole('rowheader').allTextContents()).toEqual(vectors);
  await expect(page.getByRole('table').locator('script, iframe, object, style')).toHaveCount(0);
  const protocols = await page
    .locator('a[target=_blank]')
    .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ protocol }) => protocol));
  expect(protocols.every((protocol) => ['http:', 'https:'].includes(protocol))).toBe(true);

  const alert = page.getByRole('alert');
  const markup = alert.locator('script, img, iframe, a, style');
  const message = vectors.join(' ');
  await failRequests(page, '**/getAllUsers?*', 403, message);
  await page.goto('#/admin/users');
  await expect(alert).toContainText(message.replace(/\s+/g, ' '));
  await expect(markup).toHaveCount(0);

  await page.goto('#/admin/banner/add');
  // The browser keeps only the part after the last slash.
  const name = vectors.join(' ').replaceAll('/', '');
  const image = { name, mimeType: 'image/png', buffer: Buffer.from('none') };
  await page.getByLabel('Image').setInputFiles(image);
  await expect(alert).toContainText(`${name.replace(/\s+/g, ' ')} is not an image`);
  await expect(markup).toHaveCount(0);
});
