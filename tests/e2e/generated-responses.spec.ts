import type { Page } from '@playwright/test';
import { contractOperations } from '../support/contract-operations.ts';
import { casesOf, caseWithManyItems, seed } from '../support/contract-values/cases.ts';
import { getScenario } from './operation-scenarios.ts';
import { expect, test } from './fixtures.ts';
import { isFull } from './start-console.ts';

/**
 * `npm run test:full` tests every query with hundreds of generated responses, `npm test` two with a few. The response to a
 * mutation shows on no screen: tests/contract/generated-responses.test.ts tests the client with those of every operation.
 */
const sample = new Set(['getAllStoryRooms', 'getGenre']);
const testedOperations = contractOperations.filter(
  ({ id, method }) => method === 'GET' && (isFull || sample.has(id)),
);
const count = isFull ? 200 : 4;

// Generated image URLs are requested by the browser, and fail.
test.use({
  signedIn: true,
  expectedConsoleErrors: /Failed to load resource|inline event handler|img-src|ERR_/,
});

/** Formats a path as the console does: `users[0].name`. */
const formatPath = (path: (string | number)[]) =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : (index ? '.' : '') + part))
    .join('') || 'the body';

declare global {
  interface Window {
    /** The body of the next response of the operation. */
    responseBody: unknown;
    /** Resolves as soon as the condition is true; it is checked after every change of the DOM and of the address. */
    waitUntil: (condition: () => boolean) => Promise<void>;
    /** Finds the first button whose name starts with the given one. */
    findButton: (name: string) => HTMLButtonElement | undefined;
  }
}

/** Runs in the page, because responses follow each other faster than a test can send and observe them from outside. */
function prepareWindow(path: string) {
  const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  const fetchFromServer = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    return method === 'GET' && pattern.test(new URL(url).pathname)
      ? Response.json(window.responseBody)
      : fetchFromServer(input, init);
  };

  const pendingChecks = new Set<() => void>();
  const runChecks = () => {
    for (const check of pendingChecks) check();
  };
  window.addEventListener('popstate', runChecks);
  new MutationObserver(runChecks).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  });

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
  window.findButton = (name) =>
    [...document.querySelectorAll('button')].find((button) =>
      `${button.textContent} ${button.ariaLabel}`.trim().startsWith(name),
    );
}

interface Step {
  body: unknown;
  /** The text that the alert has to contain, for an invalid response. */
  alertText?: string;
}

/**
 * Opens the screen with each invalid response, and retries with the valid one that follows; returns the state of the page
 * after each response. Where `opener` is given, that button of the screen opens the dialog which sends the query.
 */
const runSteps = (page: Page, plan: { route: string; opener?: string; steps: Step[] }) =>
  page.evaluate(async ({ route, opener, steps }) => {
    const { waitUntil, findButton } = window;
    const click = async (name: string) => {
      await waitUntil(() => {
        const button = findButton(name);
        return button !== undefined && button.ariaDisabled !== 'true';
      });
      findButton(name)?.click();
    };
    const hasAlert = (text: string) =>
      [...document.querySelectorAll('[role=alert]')].some(({ textContent }) =>
        textContent.includes(text),
      );
    const isSettled = () =>
      !document.querySelector(
        'main [role=alert], [role=dialog] [role=alert], main [aria-busy=true]',
      );
    const states = [];
    for (const { body, alertText } of steps) {
      window.responseBody = body;
      if (alertText) {
        window.location.hash = '/nowhere';
        await waitUntil(() => document.title.startsWith('404'));
        window.location.hash = route;
        if (opener) await click(opener);
        await waitUntil(() => hasAlert(alertText));
      } else {
        await click('Retry');
        await waitUntil(isSettled);
      }
      states.push({
        headingCount: document.querySelectorAll('h1').length,
        isEmpty: (document.querySelector('main')?.textContent ?? '') === '',
        isBroken: document.title === 'Something went wrong',
        showsObject: document.body.textContent.includes('[object Object]'),
      });
    }
    return states;
  }, plan);

const intactPage = { headingCount: 1, isEmpty: false, isBroken: false, showsObject: false };

for (const { id, path, responseSchema } of testedOperations) {
  test(`${id} shows ${count} valid responses, and names the contract violation of ${count} others (seed ${seed})`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(isFull ? 300_000 : 60_000);
    const { route, prepare } = getScenario(id);
    const cases = casesOf(responseSchema, count);
    const caseWithManyRows = isFull && caseWithManyItems(responseSchema, cases);
    if (caseWithManyRows) cases.push(caseWithManyRows);
    const steps = cases.flatMap(({ valid, broken }): Step[] => [
      {
        body: broken.value,
        alertText: `The server's answer to ${id} does not match the contract: ${formatPath(broken.path)} `,
      },
      { body: valid },
    ]);
    await page.addInitScript(prepareWindow, path);
    await visit(route);
    const states = await runSteps(page, { route, steps, ...(prepare && { opener: 'Edit' }) });
    for (const [step, state] of states.entries())
      expect(state, JSON.stringify(steps[step])).toEqual(intactPage);
  });
}
