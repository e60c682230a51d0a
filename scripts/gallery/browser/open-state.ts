import type { Browser, BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../../src/session/browser-storage.ts';
import type { createOperationFinder } from '../../lib/servers/find-operation.ts';
import type { GalleryState } from '../states/state.ts';
import { preparePage } from './prepare-page.ts';
import { countRequests, settle } from './settle.ts';

/** After the records of the contract's examples were changed. */
const now = new Date('2026-06-01T12:00:00Z');

/** What the states are seen on. */
export interface Console {
  url: string;
  session: { token: string; user: object };
  findOperation: ReturnType<typeof createOperationFinder>;
}

type OpenableState = Pick<
  GalleryState,
  'route' | 'isSignedIn' | 'act' | 'operationId' | 'scenario'
>;

/** A context in which pages look the same on each day and in each country. */
export async function createContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  await context.clock.setFixedTime(now);
  return context;
}

const isSlow = ({ scenario }: OpenableState) => scenario === 'slow';

/** The headers that choose the scenario; what is slow never ends. */
function buildHeaders(state: OpenableState): Record<string, string> {
  const { operationId, scenario } = state;
  if (!operationId || !scenario) return {};
  if (!isSlow(state)) return { 'x-scenario': `${operationId}:${scenario}` };
  return { 'x-scenario': `${operationId}:timeout`, 'x-scenario-hold': 'yes' };
}

const buildStorage = ({ isSignedIn }: OpenableState, { token, user }: Console['session']) =>
  isSignedIn
    ? { [storageKeys.token]: token, [storageKeys.user]: JSON.stringify(user) }
    : ({} as Record<string, string>);

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Console errors and warnings, without the failed requests of the scenario itself. */
function collectErrors(
  page: Page,
  onError: (error: string) => void,
  { findOperation }: Pick<Console, 'findOperation'>,
  { scenario, operationId }: OpenableState,
) {
  // A message has no method.
  const isOfScenario = (url: string) =>
    scenario !== undefined &&
    methods.some((method) => findOperation(method, url)?.id === operationId);
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const isRequest = message.text().startsWith('Failed to load resource');
    if (isRequest && isOfScenario(message.location().url)) return;
    onError(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => onError(`uncaught: ${error.message}`));
}

interface View {
  theme: 'light' | 'dark';
  width: number;
  height: number;
}

/** A page that has settled in a state. */
export interface OpenedState {
  page: Page;
  /** Shows the page in another theme or size. */
  show: (view: View) => Promise<void>;
}

/** Opens a state in a new page and calls a function with it; errors of the page and of the way to it are reported. */
export async function withState(
  context: BrowserContext,
  { url, session, findOperation }: Console,
  { state, view, onError }: { state: OpenableState; view: View; onError: (error: string) => void },
  onOpened: (opened: OpenedState) => Promise<void>,
): Promise<void> {
  const page = await context.newPage();
  const isLoading = isSlow(state);
  const countPending = countRequests(
    page,
    (request) =>
      isLoading && findOperation(request.method(), request.url())?.id === state.operationId,
  );
  const show = async ({ theme, width, height }: View) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await settle(page, countPending, { isLoading, quietMs: 60 });
  };
  try {
    page.setDefaultTimeout(15_000);
    page.on('dialog', (dialog) => void dialog.accept());
    collectErrors(page, onError, { findOperation }, state);
    await page.addInitScript(preparePage, {
      storage: buildStorage(state, session),
      isOffline: state.scenario === 'offline',
    });
    await page.setExtraHTTPHeaders(buildHeaders(state));
    await show(view);
    await page.goto(`${url}#${state.route}`);
    await settle(page, countPending, { isLoading: isLoading && !state.act, quietMs: 150 });
    await state.act?.(page);
    await settle(page, countPending, { isLoading, quietMs: 250 });
    await onOpened({ page, show });
  } catch (error) {
    onError(`not reached: ${(error as Error).message.split('\n')[0]}`);
  } finally {
    await page.close();
  }
}
