import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';

declare global {
  interface Window {
    /** The delays that the page has asked for, in milliseconds. */
    delays: (number | undefined)[];
  }
}

test.use({ signedIn: true });

/** How many milliseconds after a save its redirect or its closing comes, product.md §4. */
const delays = {
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
    const wait = window.setTimeout.bind(window);
    window.delays = [];
    window.setTimeout = ((what: () => void, ms?: number) => {
      window.delays.push(ms);
      return wait(what, ms);
    }) as typeof window.setTimeout;
  }),
);

for (const [id, delay] of Object.entries(delays)) {
  test(`${id} is followed up after ${delay} ms`, async ({ page, visit }) => {
    const way = calls[id];
    await visit(way?.at ?? '');
    await way?.prepare?.(page);
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({
            json: { success: true, ...(id === 'updateAdminProfile' && { user: {} }) },
          }),
    );
    await page.evaluate(() => (window.delays = []));
    await way?.call?.(page);
    await expect(page.getByText(/Succes+fully/)).toBeVisible();
    const asked = await page.evaluate(() => window.delays);
    expect(asked.filter((ms = 0) => ms > 1000 && ms < 30_000)).toEqual([delay]);
  });
}
