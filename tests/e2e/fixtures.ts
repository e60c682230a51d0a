import AxeBuilder from '@axe-core/playwright';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { administrator } from '../../scripts/sandbox/seed/people.ts';
import { createTempFolder, startStack } from '../../scripts/lib/start-stack.ts';
import { requestSignIn } from '../support/sign-in-to-stack.ts';
import { startNginx } from '../support/nginx.ts';
import { listUses, usesAttachment } from './coverage-reporter.ts';
import { isBehindNginx } from './playwright.config.ts';

export { administrator, expect };

interface Fixtures {
  /** Console errors and warnings that are part of the test; any other fails it. */
  expectedConsoleErrors: RegExp;
  /** Whether the test starts with a session in local storage, without the sign-in screen. */
  signedIn: boolean;
}

interface WorkerFixtures {
  stack: Awaited<ReturnType<typeof startConsole>>;
  /** The items of a session in local storage. */
  session: { token: string; userInfo: string };
}

/** Starts the console as `npm start` does, or nginx in front of the same back-end, whose data are in `folder`. */
async function startConsole() {
  const folder = await createTempFolder();
  const stack = await startStack(folder);
  const nginx = isBehindNginx ? await startNginx(stack) : undefined;
  return { ...stack, folder, nginx, url: nginx ? `${nginx.origin}/story-admin/` : stack.url };
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  stack: [
    async ({}, use) => {
      const started = await startConsole();
      await use(started);
      await started.nginx?.stop();
      await started.stop();
    },
    // The fixture builds the console, seeds a database and waits for the other workers, which do the same.
    { scope: 'worker', timeout: 120_000 },
  ],

  session: [
    async ({ stack }, use) => {
      const response = await requestSignIn(stack.api);
      const { token, user } = (await response.json()) as { token: string; user: object };
      await use({ token, userInfo: JSON.stringify(user) });
    },
    { scope: 'worker' },
  ],

  // `page.goto('#/admin/users')` opens a route of the console.
  baseURL: ({ stack }, use) => use(stack.url),

  signedIn: [true, { option: true }],

  storageState: ({ signedIn, stack, session }, use) => {
    const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
    const { origin } = new URL(stack.url);
    return use(signedIn ? { cookies: [], origins: [{ origin, localStorage }] } : undefined);
  },

  expectedConsoleErrors: [/(?!)/, { option: true }],

  page: async ({ page, expectedConsoleErrors }, use, testInfo) => {
    const consoleErrors = await collectConsoleErrors(page.context());
    const uses: string[] = [];
    page.on('response', (response) => uses.push(...listUses(response)));
    await page.addInitScript(keepToasts);
    // A test may leave a video in a stored text. The route also gives access to the bodies of all requests.
    const videos = /^https:\/\/(www\.youtube(-nocookie)?|player\.vimeo)\.com\//;
    const emptyPage = { contentType: 'text/html', body: '' };
    await page.context().route(videos, (route) => route.fulfill(emptyPage));
    await use(page);
    // A prefetch may still be in a handler of the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    await testInfo.attach(usesAttachment, { body: JSON.stringify(uses) });
    const unexpected = consoleErrors.filter((error) => !expectedConsoleErrors.test(error));
    const advice = 'correct what the console printed, or name it in expectedConsoleErrors';
    expect(unexpected, advice).toEqual([]);
  },
});

/** What axe finds in the page: the rule with the first element. */
export async function listViolations(page: Page): Promise<string[]> {
  // Legacy mode skips frames, which are videos of other sites, and takes a quarter of the time.
  // Preloading requests style sheets for an experimental rule that is not run. Offline, it would print an error.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ resultTypes: ['violations'], iframes: false, preload: false });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** Fails on any violation that axe finds. */
export async function expectAccessible(page: Page) {
  expect(await listViolations(page)).toEqual([]);
}

/** Runs in the page: toasts stay until the test ends. Their time is the animation of their progress bar. */
function keepToasts() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Collects console errors and warnings, uncaught errors, and violations of the contract (reported by the gateway in a
 * response header) and of the Content Security Policy.
 */
async function collectConsoleErrors(context: BrowserContext): Promise<string[]> {
  const consoleErrors: string[] = [];
  await context.addInitScript(() => {
    window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const blocked =
        effectiveDirective === 'script-src-attr' ? 'inline event handler' : blockedURI;
      console.error(`Content Security Policy: ${effectiveDirective} blocked ${blocked}`);
    });
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) consoleErrors.push(message.text());
  });
  context.on('weberror', (error) => consoleErrors.push(`uncaught: ${error.error().message}`));
  context.on('response', (response) => {
    const violations = response.headers()['sl-violations'];
    if (violations) consoleErrors.push(`contract: ${response.url()} ${violations}`);
  });
  return consoleErrors;
}
