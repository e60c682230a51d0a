/**
 * Takes a picture of each state in both themes and widths, compares it with that of the last run, and checks the
 * screen.
 */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Request, test } from '@playwright/test';
import { storageKeys } from '../../src/session/browser-storage.ts';
import { exampleBody } from '../lib/scenarios/example-bodies.ts';
import { createOperationFinder } from '../lib/servers/find-operation.ts';
import { type GalleryState, listStates } from './states.ts';

const { GALLERY_CONTRACT: contract = 'openapi.yaml', GALLERY_ONLY: only } = process.env;
const { states, selected } = await listStates(contract, only);
const signIn = states.find(({ place, operation }) => place.screen === 'sign-in' && operation);
const example = signIn?.operation && exampleBody(signIn.operation);
const { token, user } = (example ?? {}) as { token?: string; user?: object };
const session = { [storageKeys.token]: token, [storageKeys.user]: JSON.stringify(user) };

/** Each variant differs from the previous one in one setting. */
const variants = [
  { theme: 'light', width: 1280, height: 800 },
  { theme: 'dark', width: 1280, height: 800 },
  { theme: 'dark', width: 360, height: 740 },
  { theme: 'light', width: 360, height: 740 },
] as const;

/** Runs in each page before its own code, and removes what differs between runs. */
function preparePage({ storage, isOffline }: { storage: object; isOffline: boolean }) {
  Object.assign(localStorage, storage);
  if (isOffline) Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false });
  // Toasts stay, because the animation of their progress bar, which closes them, is turned off.
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

/** A button is also busy while it waits for requests, which are counted, or for an answer in a dialog. */
const busySelector = '[aria-busy=true]:not(button), [role=status][aria-label=Loading]';

/** Runs in the page: resolves when no element is busy, and nothing has changed for a while. */
async function waitUntilStill(busy: string) {
  let changedAt = performance.now();
  const observer = new MutationObserver(() => (changedAt = performance.now()));
  const changes = { attributes: true, characterData: true, childList: true, subtree: true };
  observer.observe(document, changes);
  while (document.querySelector(busy) || performance.now() - changedAt < 200)
    await new Promise((resolve) => setTimeout(resolve, 20));
  observer.disconnect();
}

/**
 * Opens a state of a page. Returns the errors and warnings of its console, and a function that waits until everything
 * is loaded.
 */
async function openState(page: Page, { place, operation, scenario, act }: GalleryState) {
  const isSlow = operation && scenario.name === 'slow';
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

  const isSignedOut = place.screen === 'sign-in' || scenario.name === 'opened without a session';
  const storage = isSignedOut ? {} : session;
  await page.addInitScript(preparePage, { storage, isOffline: scenario.name === 'offline' });
  // The fixed time is after the last change of the records in the contract's examples.
  await page.clock.setFixedTime('2026-06-01T12:00:00Z');
  // The socket of the page connects, but nothing is sent through it.
  await page.routeWebSocket(/\/socket\.io\//, () => {});
  // A slow response never arrives.
  if (isSlow)
    await page.route('**/api/**', (route, request) =>
      findOperation(request.method(), request.url()) ? undefined : route.fallback(),
    );
  else if (operation)
    await page.setExtraHTTPHeaders({ 'x-scenario': `${operation.id}:${scenario.name}` });
  await page.goto(`#${place.route}`);
  await settle(isSlow && !act);
  await act?.(page, place);
  // An element under the pointer looks different, and chance would decide which element it is.
  await page.mouse.move(0, 0);
  await settle();
  return { problems, settle };
}

/** Runs in the page: returns what is missing on a blank screen. */
function findBlank(): string[] {
  const screen = document.querySelector<HTMLElement>('dialog[open], main');
  if (!screen?.innerText.trim()) return ['blank: the screen has no visible text'];
  const visibility = { opacityProperty: true, visibilityProperty: true };
  const hasHeading = [...document.querySelectorAll('h1')].some(
    (heading) => heading.textContent.trim() !== '' && heading.checkVisibility(visibility),
  );
  return hasHeading ? [] : ['blank: the screen has no visible heading'];
}

async function findAxeViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], iframes: false })
    .analyze();
  return violations.map(
    ({ id, nodes: [node] }) => `axe: ${id} ${node?.html.replaceAll(/\s+/g, ' ').slice(0, 160)}`,
  );
}

for (const state of selected) {
  test(state.id, async ({ page }) => {
    const { problems, settle } = await openState(page, state);
    const alerts = page.locator('dialog [role=alert], main [role=alert]');
    await alerts.evaluateAll(([alert]) => alert?.scrollIntoView({ block: 'nearest' }));
    for (const { theme, width, height } of variants) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: theme });
      await settle();
      // A picture that differs from that of the last run does not count as a failure, because the report compares both.
      await expect(page)
        .toHaveScreenshot(`${state.id}--${theme}-${width}.png`)
        .catch(() => undefined);
      const found = [...(await page.evaluate(findBlank)), ...(await findAxeViolations(page))];
      problems.push(...found.map((problem) => `${problem} (${theme}-${width})`));
    }
    expect(problems).toEqual([]);
  });
}
