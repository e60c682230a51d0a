import { getScenario } from './operation-scenarios.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** The delays that the page passed to `setTimeout`, in milliseconds. */
    timeoutDelays: (number | undefined)[];
  }
}

test.use({ signedIn: true });

/** The milliseconds from a successful save to the redirect or the closing of the form, by operation id. */
const delaysMs = {
  updateUser: 3000,
  updateStory: 1200,
  addGenre: 1200,
  updateGenre: 1200,
  createBanner: 1200,
  updateBanner: 1200,
  updateAdminProfile: 1200,
  updatePrivacyPolicy: 1500,
  updateTermsAndCondition: 1500,
};

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const originalSetTimeout = window.setTimeout.bind(window);
    window.timeoutDelays = [];
    window.setTimeout = ((callback: () => void, delayMs?: number) => {
      window.timeoutDelays.push(delayMs);
      return originalSetTimeout(callback, delayMs);
    }) as typeof window.setTimeout;
  }),
);

for (const [id, delayMs] of Object.entries(delaysMs)) {
  test(`${id} redirects or closes its form after ${delayMs} ms`, async ({ page, visit }) => {
    const scenario = getScenario(id);
    await visit(scenario.route);
    await scenario.prepare?.(page);
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({
            json: { success: true, ...(id === 'updateAdminProfile' && { user: {} }) },
          }),
    );
    await page.evaluate(() => (window.timeoutDelays = []));
    await scenario.trigger?.(page);
    await expect(page.getByText(/Succes+fully/)).toBeVisible();
    const requestedDelays = await page.evaluate(() => window.timeoutDelays);
    // Others belong to libraries, such as what is left of a query's 30 seconds.
    const specifiedDelays = new Set<number | undefined>(Object.values(delaysMs));
    expect(requestedDelays.filter((ms) => specifiedDelays.has(ms))).toEqual([delayMs]);
  });
}
