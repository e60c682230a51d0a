import type { Page } from '@playwright/test';
import { administrator, expect, test } from './fixtures.ts';

test.use({ signedIn: true });

const store = (page: Page, theme: unknown) =>
  page.addInitScript(
    ([email, value]) => {
      localStorage.setItem('preferences', JSON.stringify({ [email]: { theme: value } }));
    },
    [administrator.email, theme] as const,
  );

/** Records the colour scheme of each frame, from the first one on. */
const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    const schemes = new Set<string>();
    Object.assign(window, { schemes });
    requestAnimationFrame(function record() {
      schemes.add(getComputedStyle(document.documentElement).colorScheme);
      requestAnimationFrame(record);
    });
  });

const readFrames = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { schemes: Set<string> }).schemes]);

for (const [theme, system, background] of [
  ['dark', 'light', 'rgb(21, 19, 31)'],
  ['light', 'dark', 'rgb(247, 247, 251)'],
] as const) {
  test.describe(`On a ${system} system`, () => {
    test.use({ colorScheme: system });

    test(`a ${theme} theme is there in the first frame, also when its code is late`, async ({
      page,
      visit,
    }) => {
      await store(page, theme);
      await recordFrames(page);
      const pageLoaded = page.waitForEvent('requestfinished', (request) =>
        /\/page-[^/]+\.js$/.test(request.url()),
      );
      await page.route('**/entry-*.js', async (route) => {
        await pageLoaded;
        await route.continue();
      });
      await visit('/admin/users');
      await expect(page.getByRole('rowheader')).toHaveCount(5);
      expect(await readFrames(page)).toEqual([theme]);
      await expect(page.locator('body')).toHaveCSS('background-color', background);

      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(247, 247, 251)');
    });

    test(`a ${theme} theme holds for a dialog, and ends with the session`, async ({
      page,
      visit,
    }) => {
      await store(page, theme);
      await visit('/admin/view/user/65b000000000000000000002');
      await page.getByRole('button', { name: /^Edit user/ }).click();
      const card = theme === 'dark' ? 'rgb(31, 28, 43)' : 'rgb(255, 255, 255)';
      const dialog = page.getByRole('dialog');
      await expect(dialog.locator('.ant-modal-container')).toHaveCSS('background-color', card);
      await expect(dialog.getByLabel('First Name')).toHaveCSS('background-color', card);

      await page.evaluate(() => {
        localStorage.removeItem('token');
        window.dispatchEvent(new Event('storage'));
      });
      await expect(page).toHaveTitle('Login');
      await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
    });
  });
}

test('A theme that is none means that of the system', async ({ page, visit }) => {
  await store(page, { dark: true });
  await visit('/admin/users');
  await expect(page.getByRole('rowheader')).toHaveCount(5);
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
});
