import type { Page, Route } from '@playwright/test';

/** Holds back every request that matches the pattern until `release` is called. */
export async function holdRequests(page: Page, pattern: string | RegExp | ((url: URL) => boolean)) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(pattern, async (route: Route) => {
    requests += 1;
    await released;
    // The page may have aborted the request in the meantime.
    await route.fallback().catch(() => undefined);
  });
  return { release, requestCount: () => requests };
}
