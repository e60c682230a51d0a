import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { clickFirst } from '../../../scripts/gallery/operation-steps.ts';
import { openScenario } from '../operation-scenarios.ts';
import { answerDialogs, getToasts } from '../page-actions.ts';
import { failure, respondToMutations } from '../requests.ts';

test.use({ expectedConsoleErrors: /status of 400/ });

async function overlaps(left: Locator, right: Locator) {
  const [a, b] = [await left.boundingBox(), await right.boundingBox()];
  if (!a || !b) return true;
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('A toast moves above the pager of the screen that it redirects to', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await (await openScenario(page, 'updateStory')).click();
  const toast = page.getByRole('alert');
  await expect(toast).toContainText('Story Room Updated');
  await expect(page).toHaveURL(/\/admin\/stories$/);
  const pager = page.getByRole('navigation', { name: 'Pages' });
  await pager.scrollIntoViewIfNeeded();
  await expect.poll(() => overlaps(toast, pager)).toBe(false);
});

test('On a phone, a toast has the margins and the corners of a card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await (await openScenario(page, 'updateStory')).click();
  const toast = page.getByRole('alert');
  const box = await toast.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(16);
  expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(390 - 16);
  await expect(toast).not.toHaveCSS('border-radius', '0px');
});

for (const [width, height] of [
  [390, 800],
  [900, 800],
  [1280, 800],
  [1280, 900],
  [1920, 1080],
] as const) {
  test(`In a window of ${width} × ${height}, a toast covers no pager and no button of a form`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await respondToMutations(page, 400, failure('Not today.'));
    const toast = getToasts(page).getByRole('alert');
    const expectBeside = async (control: Locator) => {
      await expect(toast).toHaveText('Not today.');
      await expect.poll(() => overlaps(toast, control)).toBe(false);
      await expect(toast).toBeInViewport({ ratio: 1 });
    };
    await page.goto('#/admin/users');
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await pager.scrollIntoViewIfNeeded();
    const questions = answerDialogs(page);
    // In a narrow window, a row is a card with a menu.
    if (width < 768) await clickFirst(page, /^More actions/);
    await clickFirst(page, /^Delete user/);
    await expectBeside(pager);
    expect(questions).toEqual(['confirm: Are you sure you want to delete this user?']);

    await page.goto('about:blank');
    const button = await openScenario(page, 'updateUser');
    await button.click();
    await expectBeside(button);
  });
}
