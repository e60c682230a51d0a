/** What tests do to the requests of the page: respond, hold back, record. */
import type { Page, Request } from '@playwright/test';

/** A failure of the contract. */
export const failure = (message: string) => ({ success: false, error: { message } });

/** Responds with a failure of the contract. */
export const failRequests = (page: Page, pattern: string, status: number, message: string) =>
  page.route(pattern, (route) => route.fulfill({ status, json: failure(message) }));

export const isMutation = (request: Request) =>
  new URL(request.url()).pathname.startsWith('/api/') && request.method() !== 'GET';

/** Responds to every mutation in place of the server; queries reach it. */
export const respondToMutations = (page: Page, status: number, json: object) =>
  page.route('**/api/**', (route) =>
    isMutation(route.request()) ? route.fulfill({ status, json }) : route.fallback(),
  );

/** Records the methods of all mutations that the page sends. */
export function recordMutations(page: Page) {
  const mutations: string[] = [];
  page.on('request', (request) => {
    if (isMutation(request)) mutations.push(request.method());
  });
  return mutations;
}

/** Holds back every request that matches the pattern until `release` is called. */
export async function holdRequests(page: Page, pattern: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let requests = 0;
  await page.route(pattern, async (route) => {
    requests += 1;
    await released;
    // The page may have aborted the request in the meantime.
    await route.fallback().catch(() => undefined);
  });
  return { release, requestCount: () => requests };
}
