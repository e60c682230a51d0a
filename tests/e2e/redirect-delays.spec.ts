import { getScenario } from './operation-scenarios.ts';
import { expect, test } from './fixtures.ts';
import { holdRequests, respondToMutations } from './page-actions.ts';

declare global {
  interface Window {
    /** The delays that the page passed to `setTimeout`, in milliseconds. */
    timeoutDelays: (number | undefined)[];
  }
}

/**
 * The milliseconds from a successful save to the redirect or the closing of the form, by operation id: one of each form that
 * has a delay of its own. tests/unit/resolve-resource.test.ts knows that of every resource.
 */
const delaysMs = {
  updateUser: 3000,
  addGenre: 1200,
  updateAdminProfile: 1200,
  updatePrivacyPolicy: 1500,
};

test('After a save, the form closes or redirects after the delay of its operation', async ({
  context,
}) => {
  await context.addInitScript(() => {
    const originalSetTimeout = window.setTimeout.bind(window);
    window.timeoutDelays = [];
    window.setTimeout = ((callback: () => void, delayMs?: number) => {
      window.timeoutDelays.push(delayMs);
      return originalSetTimeout(callback, delayMs);
    }) as typeof window.setTimeout;
  });
  // Others belong to libraries, such as what is left of a query's 30 seconds.
  const specifiedDelays = new Set<number | undefined>(Object.values(delaysMs));
  for (const [id, delayMs] of Object.entries(delaysMs)) {
    const scenario = getScenario(id);
    // Each has a page of its own, which the redirect of another form cannot leave.
    const page = await context.newPage();
    await page.goto(`#${scenario.route}`);
    await scenario.prepare?.(page);
    await respondToMutations(page, 200, {
      success: true,
      ...(id === 'updateAdminProfile' && { user: {} }),
    });
    await page.evaluate(() => (window.timeoutDelays = []));
    await scenario.trigger?.(page);
    await expect(page.getByText(/Succes+fully/), id).toBeVisible();
    const requestedDelays = await page.evaluate(() => window.timeoutDelays);
    expect(
      requestedDelays.filter((ms) => specifiedDelays.has(ms)),
      id,
    ).toEqual([delayMs]);
    await page.close();
  }
});

test('A redirect leaves the screen that was chosen before it, also while its code is loading', async ({
  page,
}) => {
  const { route, prepare, trigger } = getScenario('updateUser');
  const { release } = await holdRequests(page, '**/assets/legal-document-screen-*.js');
  await page.clock.install();
  await page.goto(`#${route}`);
  await prepare?.(page);
  await respondToMutations(page, 200, { success: true });
  await trigger?.(page);
  await expect(page.getByText(/Succes+fully/)).toBeVisible();
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.clock.runFor(delaysMs.updateUser);
  release();
  await expect(page).toHaveTitle('Privacy Policy');
});
