import type { Page, Request } from '@playwright/test';

const settleTimeoutMs = 20_000;

/** Counts the requests of a page that are in flight; those that `isHeld` accepts never end. */
export function countRequests(page: Page, isHeld: (request: Request) => boolean): () => number {
  const pending = new Set<Request>();
  const remove = (request: Request) => void pending.delete(request);
  page.on('request', (request) => !isHeld(request) && pending.add(request));
  page.on('requestfinished', remove);
  page.on('requestfailed', remove);
  return () => pending.size;
}

/** Runs in the page: resolves when nothing has changed for a while, and its fonts and visible pictures are loaded. */
async function waitUntilStill({ isLoading, quietMs }: { isLoading: boolean; quietMs: number }) {
  // A button is busy during requests, which are counted, and while it waits for an answer in a dialog.
  const busySelector = '[aria-busy=true]:not(button), [role=status][aria-label=Loading]';
  const isBusy = () =>
    document.fonts.status === 'loading' ||
    [...document.images].some((image) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return !image.complete && width > 0 && bottom > 0 && top < window.innerHeight;
    }) ||
    (!isLoading && document.querySelector(busySelector));
  let changedAt = performance.now();
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  while (isBusy() || performance.now() - changedAt < quietMs) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  observer.disconnect();
  // Two frames: the last change is painted.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

/** Waits until a page has shown all that it loads. With `isLoading`, a request is held and the page stays busy. */
export async function settle(
  page: Page,
  countPending: () => number,
  { isLoading, quietMs }: { isLoading: boolean; quietMs: number },
): Promise<void> {
  const giveUpAt = performance.now() + settleTimeoutMs;
  const still = async () => {
    do {
      await page.evaluate(waitUntilStill, { isLoading, quietMs });
    } while (countPending() > 0 && performance.now() < giveUpAt);
  };
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => timeout.reject(new Error(`The page is still busy after ${settleTimeoutMs / 1000} s.`)),
    settleTimeoutMs,
  );
  try {
    await Promise.race([still(), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
