import type { Page, Route } from '@playwright/test';
import { contractOperations, findOperationId } from '../support/contract-operations.ts';
import { type Case, casesOf, caseWithManyItems, seed } from '../support/generated/cases.ts';
import { getScenario, type Scenario } from './operation-scenarios.ts';
import { expect, test } from './fixtures.ts';
import { isFull } from './is-full.ts';

/**
 * `npm run test:full` tests every operation with hundreds of generated responses. `npm test` tests one operation of each kind
 * with a few; tests/contract/generated-responses.test.ts tests the client alone with all of them.
 */
const sample = new Set(['login', 'getAllStoryRooms', 'getGenre', 'updateUser', 'deleteBanner']);
const testedOperations = contractOperations.filter(({ id }) => isFull || sample.has(id));
const count = isFull ? 200 : 4;

// Generated image URLs are requested by the browser, and fail.
test.use({ expectedConsoleErrors: /Failed to load resource|inline event handler|img-src|ERR_/ });

/** Formats a path as the console does: `users[0].name`. */
const formatPath = (path: (string | number)[]) =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : (index ? '.' : '') + part))
    .join('') || 'the body';

declare global {
  interface Window {
    /** The number of success toasts so far. All their texts contain "Succes". */
    successCount: number;
    /** Resolves as soon as the condition is true; it is checked after every change of the DOM. */
    waitUntil: (condition: () => boolean) => Promise<void>;
    /** Whether the first button whose name starts with the given one is enabled. */
    isButtonEnabled: (name: string) => boolean;
    /** Clicks that button, even where something covers it. */
    clickButton: (name: string) => void;
    /** Sends the response of a mutation. */
    releaseResponse: () => Promise<void>;
  }
}

/** Runs in the page, because responses follow each other faster than a test can observe them from outside. */
function prepareWindow() {
  window.confirm = () => true;
  window.alert = () => undefined;
  window.successCount = 0;
  const pendingChecks = new Set<() => void>();
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    window.successCount += added.filter(({ textContent }) =>
      textContent?.includes('Succes'),
    ).length;
    for (const check of pendingChecks) check();
  }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true });

  window.waitUntil = (condition) =>
    new Promise((resolve) => {
      const check = () => {
        if (!condition()) return;
        pendingChecks.delete(check);
        resolve();
      };
      pendingChecks.add(check);
      check();
    });
  const findButton = (name: string) =>
    [...document.querySelectorAll('button')].find((button) =>
      `${button.textContent} ${button.ariaLabel}`.trim().startsWith(name),
    );
  window.isButtonEnabled = (name) => {
    const button = findButton(name);
    return button !== undefined && button.ariaDisabled !== 'true';
  };
  window.clickButton = (name) => findButton(name)?.click();
}

/** Leaves the screen of a scenario and opens it again, so that it starts with new state. */
async function reopenScreen(page: Page, scenario: Scenario) {
  await page.evaluate(async (route) => {
    window.location.hash = '/nowhere';
    await window.waitUntil(() => document.title.startsWith('404'));
    window.location.hash = route;
    await window.waitUntil(() => !document.title.startsWith('404'));
  }, scenario.route);
  await scenario.prepare?.(page);
}

interface Step {
  button: string | undefined;
  /** The response of a mutation is held back until the page shows that it is pending. */
  isMutation: boolean;
  /** The text that the alert has to contain. */
  alertText?: string;
  /** What the page shows once the response has been processed. */
  outcome: 'alert' | 'rows' | 'success' | 'title';
}

/** Clicks a button, waits for the outcome, and returns the state of the page. */
const runStep = (page: Page, { button, isMutation, alertText = '', outcome }: Step) =>
  page.evaluate(
    async ({ name, isMutation: isHeldBack, text, expected }) => {
      const { successCount } = window;
      const { title } = document;
      const isAbsent = (selector: string) => !document.querySelector(selector);
      const alerts = () => [...document.querySelectorAll('[role=alert]')];
      if (name) {
        await window.waitUntil(() => window.isButtonEnabled(name));
        window.clickButton(name);
      }
      if (name && isHeldBack) {
        await window.waitUntil(() => !window.isButtonEnabled(name));
        await window.releaseResponse();
      }
      await window.waitUntil(() => {
        // An alert of the previous response may have the same text.
        if (expected === 'alert' && isHeldBack && !window.isButtonEnabled(name)) return false;
        if (expected === 'alert') return alerts().some((alert) => alert.textContent.includes(text));
        if (expected === 'success') return window.successCount > successCount;
        if (expected === 'title') return document.title !== title && !isAbsent('h1');
        return isAbsent('main [role=alert], [role=dialog] [role=alert], main [aria-busy=true]');
      });
      return {
        headingCount: document.querySelectorAll('h1').length,
        isEmpty: (document.querySelector('main')?.textContent ?? '') === '',
        isBroken: document.title === 'Something went wrong',
        showsObject: document.body.textContent.includes('[object Object]'),
        hasSucceeded: window.successCount > successCount,
      };
    },
    { name: button ?? '', isMutation, text: alertText, expected: outcome },
  );

const intactPage = { headingCount: 1, isEmpty: false, isBroken: false, showsObject: false };
const failedPage = { ...intactPage, hasSucceeded: false };

/** The start of the name of the button that sends each mutation, where it is not Submit. */
const mutationButtons: Record<string, string> = {
  login: 'Sign In',
  deleteUser: 'Delete user',
  deleteStory: 'Delete story',
  deleteBanner: 'Delete banner',
};

/** Operations after which the session has to be set up again. */
const sessionOperations = new Set(['login', 'deleteAccount']);

for (const { id, responseSchema } of testedOperations) {
  test.describe(`${id} with ${count} valid and ${count} invalid responses`, () => {
    test.use({ signedIn: id !== 'login' });

    test(`shows the valid responses and names the contract violation of the others (seed ${seed})`, async ({
      page,
      visit,
      session,
    }) => {
      test.setTimeout(isFull ? 300_000 : 60_000);
      const scenario = getScenario(id);
      const isMutation = scenario.trigger !== undefined;
      const button = isMutation ? (mutationButtons[id] ?? 'Submit') : undefined;
      const cases = casesOf(responseSchema, count);
      const caseWithManyRows = isFull && caseWithManyItems(responseSchema, cases);
      if (caseWithManyRows) cases.push(caseWithManyRows);

      let body: unknown;
      let released = Promise.withResolvers<void>();
      const respond = async (route: Route) => {
        const request = route.request();
        const operationId = findOperationId(request.method(), new URL(request.url()).pathname);
        if (operationId !== id) return route.fallback();
        if (isMutation) await released.promise;
        released = Promise.withResolvers();
        return route.fulfill({ json: body });
      };
      await page.route('**/api/**', respond);
      await page.exposeFunction('releaseResponse', () => released.resolve());
      await page.addInitScript(prepareWindow);
      body = { success: false };
      await visit(scenario.route);

      async function testInvalidResponse({ broken }: Case) {
        body = broken.value;
        const path = formatPath(broken.path);
        const alertText = `The server's answer to ${id} does not match the contract: ${path} `;
        const state = await runStep(page, { button, isMutation, alertText, outcome: 'alert' });
        expect(state, JSON.stringify(broken.value)).toEqual(failedPage);
      }

      async function testValidResponse({ valid }: Case) {
        // The dashboard opens with it: a token that the server refuses would end the session at once.
        body = id === 'login' ? { ...(valid as object), token: session.token } : valid;
        const mutationOutcome = sessionOperations.has(id) ? 'title' : 'success';
        const state = await runStep(page, {
          button: button ?? 'Retry',
          isMutation,
          outcome: isMutation ? mutationOutcome : 'rows',
        });
        expect(state, JSON.stringify(valid)).toMatchObject(intactPage);
      }

      async function resetSession() {
        if (!sessionOperations.has(id)) return;
        await page.evaluate(
          async (items) => {
            for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
            if (items.token === '') localStorage.clear();
            window.dispatchEvent(new Event('storage'));
            // The redirect would otherwise replace the next screen.
            const title = items.token === '' ? 'Login' : 'Dashboard';
            await window.waitUntil(() => document.title.startsWith(title));
          },
          id === 'login' ? { token: '' } : session,
        );
      }

      // The screen of a mutation shows little of the response, and has to be opened again after each success. To save
      // time, the full run tests only every tenth valid response of a mutation in the browser.
      const batchSize = isMutation && isFull ? 10 : 1;
      for (const [index, generated] of cases.entries()) {
        if (!isMutation) body = generated.broken.value;
        if (index % batchSize === 0) await reopenScreen(page, scenario);
        await testInvalidResponse(generated);
        if ((index + 1) % batchSize !== 0) continue;
        await testValidResponse(generated);
        await resetSession();
      }
    });
  });
}
