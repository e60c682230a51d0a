import { administrator, expect, test } from './fixtures.ts';
import { openScenario } from './operation-scenarios.ts';
import { answerDialogs, getToasts, openList } from './page-actions.ts';
import { changeStorage } from './stored-session.ts';

/** Runs in the page: records the colour scheme of each frame, from the first one on. */
function recordSchemes() {
  const schemes = new Set<string>();
  Object.assign(window, { schemes });
  requestAnimationFrame(function record() {
    schemes.add(getComputedStyle(document.documentElement).colorScheme);
    requestAnimationFrame(record);
  });
}

for (const [theme, system, background, dialogBackground] of [
  ['dark', 'light', 'rgb(21, 19, 31)', 'rgb(31, 28, 43)'],
  ['light', 'dark', 'rgb(247, 247, 251)', 'rgb(255, 255, 255)'],
] as const) {
  test(`A ${theme} theme on a ${system} system holds from the first frame to the end of the session`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: system });
    await page.goto('#/admin/users');
    const [root, body] = [page.locator('html'), page.locator('body')];
    await expect(root).toHaveCSS('color-scheme', 'light dark');
    const preferences = JSON.stringify({ [administrator.email]: { theme } });
    await changeStorage(page, { preferences });
    await page.addInitScript(recordSchemes);
    const pageLoaded = page.waitForEvent('requestfinished', (request) =>
      /\/page-[^/]+\.js$/.test(request.url()),
    );
    await page.route('**/entry-*.js', async (route) => {
      await pageLoaded;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('rowheader')).toHaveCount(5);
    const schemes = await page.evaluate(() => [...(Reflect.get(window, 'schemes') as Set<string>)]);
    expect(schemes).toEqual([theme]);
    await expect(body).toHaveCSS('background-color', background);
    await page.emulateMedia({ media: 'print' });
    await expect(body).toHaveCSS('background-color', 'rgb(247, 247, 251)');
    await page.emulateMedia({ media: 'screen' });

    await openScenario(page, 'updateUser');
    const dialog = page.locator('.ant-modal-container');
    await expect(dialog).toHaveCSS('background-color', dialogBackground);
    await expect(dialog.getByLabel('First Name')).toHaveCSS('background-color', dialogBackground);
    await changeStorage(page, { token: null });
    await expect(page).toHaveTitle('Login');
    await expect(root).toHaveCSS('color-scheme', 'light dark');
  });
}

test('Theme and sidebar are kept until the preferences are reset', async ({ page }) => {
  await page.goto('#/admin/dashboard');
  const menu = page.getByRole('button', { name: 'account of Amelia Hartwell' });
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  const body = page.locator('body');
  await menu.click();
  const themes = page.getByRole('radiogroup', { name: 'Theme' });
  await expect(themes.getByRole('radio', { name: 'System' })).toBeChecked();
  await themes.getByRole('radio', { name: 'Dark' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(sidebar).toBeHidden();
  await expect(body).toHaveCSS('background-color', 'rgb(21, 19, 31)');
  await menu.click();
  answerDialogs(page);
  await page.getByRole('button', { name: 'Reset preferences' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Preferences reset.' })).toBeVisible();
  await expect(sidebar).toBeVisible();
  await expect(body).toHaveCSS('background-color', 'rgb(247, 247, 251)');
});

test('Without a preference, an open dialog follows the theme of the system', async ({ page }) => {
  await page.goto('#/admin/view-profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const title = page.getByRole('dialog').getByText('Edit profile');
  await expect(title).toHaveCSS('color', 'rgb(30, 27, 46)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(title).toHaveCSS('color', 'rgb(232, 230, 242)');
});

test('In the dark theme, a checked box has the accent with a light mark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openList(page, 'users');
  const user = page.getByRole('checkbox', { name: 'Select Kofi Mensah' });
  const all = page.getByRole('checkbox', { name: 'Select all on this page' });
  await expect(user).toHaveCSS('background-color', 'rgb(31, 28, 43)');
  await user.check();
  for (const box of [user, all]) {
    await expect(box).toHaveCSS('background-color', 'rgb(79, 70, 229)');
    await expect(box).toHaveCSS('background-image', /stroke='%23fff'/);
  }
});

test('In the dark theme, a toast has an edge', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('#/admin/dashboard');
  answerDialogs(page);
  await page.getByRole('button', { name: 'account of Amelia Hartwell' }).click();
  await page.getByRole('button', { name: 'Reset preferences' }).click();
  const toast = getToasts(page).getByRole('alert');
  await expect(toast).toBeVisible();
  const edge = await toast.evaluate((alert) => {
    const { borderColor, borderWidth } = getComputedStyle(
      alert.closest('.Toastify__toast') ?? alert,
    );
    return `${borderWidth} ${borderColor}`;
  });
  expect(edge).toBe('1px rgb(109, 105, 134)');
});
