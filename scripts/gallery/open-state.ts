import type { Page, Request } from '@playwright/test';
import { storageKeys } from '../../src/session/browser-storage.ts';
import { createOperationFinder } from '../lib/servers/find-operation.ts';
import type { GalleryState } from './states.ts';

/** After the records of the contract's examples were changed. */
const now = new Date('2026-06-01T12:00:00Z');

/** Runs in each page before its own code: makes what it shows the same in each run. */
function preparePage({ storage, isOffline }: { storage: object; isOffline: boolean }) {
  Object.assign(localStorage, storage);
  if (isOffline) Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  // Toasts stay: their time is the animation of their progress bar.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { animation: none !important; transition: none !important; }');
  document.adoptedStyleSheets.push(sheet);
  const send = window.fetch;
  window.fetch = async (...request) => {
    const response = await send(...request);
    if (response.status === 204 && response.headers.get('x-scenario')?.endsWith(':timeout'))
      throw new DOMException('signal timed out', 'TimeoutError');
    return response;
  };
}

/** Runs in the page: resolves when nothing is busy, and nothing has changed for a while. */
async function waitUntilStill(busySelector: string) {
  let changedAt = performance.now();
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  const changes = { attributes: true, characterData: true, childList: true, subtree: true };
  observer.observe(document, changes);
  while (document.querySelector(busySelector) || performance.now() - changedAt < 200)
    await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
}

/** A button is busy during requests, which are counted, and while it waits for an answer in a dialog. */
const busySelector = '[aria-busy=true]:not(button), [role=status][aria-label=Loading]';

/**
 * Opens a screen and leads it to a state. Returns the console errors and warnings so far, other than the scenario's
 * failed request, and a function that waits until the page shows all that it loads.
 */
export async function openState(
  page: Page,
  { place, operation, scenario: { name }, isSignedOut, act }: GalleryState,
  { token, user }: { token?: string; user?: object },
) {
  const isSlow = operation && name === 'slow';
  const findOperation = createOperationFinder(operation ? [operation] : []);
  const isOfScenario = (url: string) => findOperation(operation?.method, url) !== undefined;

  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const isRequest = message.text().startsWith('Failed to load resource');
    if (!isRequest || !isOfScenario(message.location().url))
      problems.push(`console: ${message.text()}`);
  });

  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (!isSlow || !isOfScenario(request.url())) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  async function settle(isBusy = isSlow) {
    do await page.evaluate(waitUntilStill, isBusy ? 'never' : busySelector);
    while (pending.size > 0);
  }

  const session = { [storageKeys.token]: token, [storageKeys.user]: JSON.stringify(user) };
  const storage = isSignedOut ? {} : session;
  await page.addInitScript(preparePage, { storage, isOffline: name === 'offline' });
  await page.clock.setFixedTime(now);
  // The connection of the page succeeds.
  await page.routeWebSocket(/\/socket\.io\//, () => {});
  // What is slow never ends.
  if (isSlow)
    await page.route('**/api/**', (route, request) =>
      findOperation(request.method(), request.url()) ? undefined : route.fallback(),
    );
  else if (operation) await page.setExtraHTTPHeaders({ 'x-scenario': `${operation.id}:${name}` });
  await page.goto(`#${place.route}`);
  await settle(isSlow && !act);
  await act?.(page, place);
  // What is under the pointer looks different, and it depends on the moment when something moves below it.
  await page.mouse.move(0, 0);
  await settle();
  return { problems, settle };
}
