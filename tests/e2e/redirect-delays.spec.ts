import { expect, test } from './fixtures.ts';
import { openScenario } from './operation-scenarios.ts';
import { holdRequests, respondToMutations } from './requests.ts';

/**
 * The milliseconds from a successful save to the redirect or the closing of the form: one of each form that has a delay of
 * its own. tests/unit/resolve-resource.test.ts knows that of every resource.
 */
for (const [id, delayMs] of [
  ['updateUser', 3000],
  ['addGenre', 1200],
  ['updateAdminProfile', 1200],
  ['updatePrivacyPolicy', 1500],
] as const) {
  test(`After ${id}, the form closes or redirects in ${delayMs} ms`, async ({ page }) => {
    const button = await openScenario(page, id);
    const user = { _id: '65b000000000000000000002' };
    await respondToMutations(page, 200, { success: true, user });
    const delays = await page.evaluateHandle(() => {
      const requested: (number | undefined)[] = [];
      const originalSetTimeout = window.setTimeout.bind(window);
      window.setTimeout = ((callback: () => void, timeoutMs?: number) => {
        requested.push(timeoutMs);
        return originalSetTimeout(callback, timeoutMs);
      }) as typeof window.setTimeout;
      return requested;
    });
    await button.click();
    await expect(page.getByText(/Succes+fully/)).toBeVisible();
    // The other delays belong to libraries, such as what is left of a query's 30 seconds.
    const ofForms = (await delays.jsonValue()).filter((ms = 0) => [1200, 1500, 3000].includes(ms));
    expect(ofForms).toEqual([delayMs]);
  });
}

test('A redirect does not replace a screen that was chosen meanwhile', async ({ page }) => {
  const { release } = await holdRequests(page, '**/assets/legal-document-screen-*.js');
  await page.clock.install();
  const button = await openScenario(page, 'updateUser');
  await respondToMutations(page, 200, { success: true });
  await button.click();
  await expect(page.getByText(/Succes+fully/)).toBeVisible();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.clock.runFor(3000);
  release();
  await expect(page).toHaveTitle('Privacy Policy');
});
