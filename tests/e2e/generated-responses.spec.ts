import type { Page } from '@playwright/test';
import { contractOperations } from '../support/contract-operations.ts';
import { type Case, casesOf, caseWithManyItems, seed } from '../support/contract-values/cases.ts';
import { getScenario } from './operation-scenarios.ts';
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
    /** The body of the next response of the operation; that of a mutation waits until it is released. */
    responseBody: unknown;
    released: PromiseWithResolvers<void>;
    /** The number of success toasts so far. All their texts contain "Succes". */
    successCount: number;
    /** Resolves as soon as the condition is true; it is checked after every change of the DOM and of the address. */
    waitUntil: (condition: () => boolean) => Promise<void>;
    /** Finds the first button whose name starts with the given one. */
    findButton: (name: string) => HTMLButtonElement | undefined;
  }
}

/** Runs in the page, because responses follow each other faster than a test can send and observe them from outside. */
function prepareWindow([operationMethod, path, isMutation]: [string, string, boolean]) {
  window.confirm = () => true;
  window.alert = () => undefined;
  const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  const fetchFromServer = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== operationMethod || !pattern.test(new URL(url).pathname))
      return fetchFromServer(input, init);
    if (isMutation) await window.released.promise;
    return Response.json(window.responseBody);
  };

  window.successCount = 0;
  const pendingChecks = new Set<() => void>();
  const runChecks = () => {
    for (const check of pendingChecks) check();
  };
  window.addEventListener('popstate', runChecks);
  new MutationObserver((records) => {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
    window.successCount += added.filter(({ textContent }) =>
      textContent?.includes('Succes'),
    ).length;
    runChecks();
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
  window.findButton = (name) =>
    [...document.querySelectorAll('button')].find((button) =>
      `${button.textContent} ${button.ariaLabel}`.trim().startsWith(name),
    );
}

interface Step {
  body: unknown;
  /** The button that sends the request, and where there is none, the route of the screen that does so when it opens. */
  button?: string;
  route?: string;
  /** The text that the alert has to contain, for an invalid response. */
  alertText?: string;
  /** The title of the page after a valid response of a mutation; where there is none, a toast says that it was successful. */
  title?: string;
}

interface Plan {
  isMutation: boolean;
  /** The button of the screen that opens the dialog which sends the query. */
  opener?: string;
  steps: Step[];
}

/** Sends the requests one after the other in the page, and returns the state of the page after each response. */
const runSteps = (page: Page, plan: Plan) =>
  page.evaluate(async ({ isMutation, opener, steps }) => {
    const { waitUntil, findButton } = window;
    const isEnabled = (name: string) => {
      const button = findButton(name);
      return button !== undefined && button.ariaDisabled !== 'true';
    };
    const click = async (name: string) => {
      await waitUntil(() => isEnabled(name));
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
    for (const { body, button, route, alertText, title } of steps) {
      const { successCount } = window;
      window.responseBody = body;
      window.released = Promise.withResolvers();
      if (route !== undefined) {
        window.location.hash = '/nowhere';
        await waitUntil(() => document.title.startsWith('404'));
        window.location.hash = route;
        if (opener) await click(opener);
      }
      if (button) await click(button);
      if (button && isMutation) {
        await waitUntil(() => !isEnabled(button));
        window.released.resolve();
      }
      await waitUntil(() => {
        // An alert of the previous response may have the same text.
        if (alertText) return hasAlert(alertText) && (!isMutation || isEnabled(button ?? ''));
        if (title) return document.title === title && document.querySelector('h1') !== null;
        return isMutation ? window.successCount > successCount : isSettled();
      });
      states.push({
        headingCount: document.querySelectorAll('h1').length,
        isEmpty: (document.querySelector('main')?.textContent ?? '') === '',
        isBroken: document.title === 'Something went wrong',
        showsObject: document.body.textContent.includes('[object Object]'),
        hasSucceeded: window.successCount > successCount,
      });
    }
    return states;
  }, plan);

const intactPage = { headingCount: 1, isEmpty: false, isBroken: false, showsObject: false };

/** The start of the name of the button that sends each mutation, where it is not Submit. */
const mutationButtons: Record<string, string> = {
  login: 'Sign In',
  deleteUser: 'Delete user',
  deleteStory: 'Delete story',
  deleteBanner: 'Delete banner',
};

/** The screens that follow the operations which begin or end a session. */
const nextTitles: Record<string, string> = { login: 'Dashboard', deleteAccount: 'Login' };

for (const { id, method, path, responseSchema } of testedOperations) {
  test.describe(`${id} with ${count} valid and ${count} invalid responses`, () => {
    test.use({ signedIn: id !== 'login' });

    test(`shows the valid responses and names the contract violation of the others (seed ${seed})`, async ({
      page,
      visit,
      session,
    }) => {
      test.setTimeout(isFull ? 300_000 : 60_000);
      const { route, prepare, trigger } = getScenario(id);
      const isMutation = trigger !== undefined;
      const cases = casesOf(responseSchema, count);
      const caseWithManyRows = isFull && caseWithManyItems(responseSchema, cases);
      if (caseWithManyRows) cases.push(caseWithManyRows);

      const invalidStep = ({ broken }: Case): Step => ({
        body: broken.value,
        alertText: `The server's answer to ${id} does not match the contract: ${formatPath(broken.path)} `,
        ...(isMutation ? { button: mutationButtons[id] ?? 'Submit' } : { route }),
      });
      const validStep = ({ valid }: Case): Step => ({
        // The dashboard opens with it: a token that the server refuses would end the session at once.
        body: id === 'login' ? { ...(valid as object), token: session.token } : valid,
        button: isMutation ? (mutationButtons[id] ?? 'Submit') : 'Retry',
        ...(isMutation && nextTitles[id] && { title: nextTitles[id] }),
      });
      // The screen of a mutation shows little of the response, and has to be opened again after each success. To save
      // time, the full run tests only every tenth valid response of a mutation in the browser.
      const batchSize = isFull ? 10 : 1;

      await page.addInitScript(prepareWindow, [method, path, isMutation] as [
        string,
        string,
        boolean,
      ]);
      await visit(route);
      for (let index = 0; index < cases.length; index += batchSize) {
        const batch = cases.slice(index, index + batchSize);
        const last = batch.at(-1);
        const steps = batch.flatMap((each) =>
          isMutation && each !== last ? [invalidStep(each)] : [invalidStep(each), validStep(each)],
        );
        if (isMutation && index > 0) await reopenScreen(page, route);
        if (isMutation) await prepare?.(page);
        const opener = !isMutation && prepare ? { opener: 'Edit' } : {};
        const states = await runSteps(page, { isMutation, ...opener, steps });
        for (const [step, state] of states.entries()) {
          const { body, alertText } = steps[step] ?? {};
          const expected = alertText ? { ...intactPage, hasSucceeded: false } : intactPage;
          expect(state, JSON.stringify(body)).toMatchObject(expected);
        }
        if (nextTitles[id]) await resetSession(page, id === 'login' ? undefined : session);
      }
    });
  });
}

/** Leaves a screen, once its dialog has closed, and opens it again, so that it starts with new state. */
const reopenScreen = (page: Page, route: string) =>
  page.evaluate(async (hash) => {
    // Closing goes back in the history, from the address of the dialog.
    await window.waitUntil(
      () => !document.querySelector('[role=dialog]') && !window.location.hash.endsWith('/edit'),
    );
    window.location.hash = '/nowhere';
    await window.waitUntil(() => document.title.startsWith('404'));
    window.location.hash = hash;
  }, route);

/** Ends the session, or starts the given one, as another tab does. */
async function resetSession(page: Page, session?: { token: string; userInfo: string }) {
  await page.evaluate((items) => {
    if (items) Object.assign(localStorage, items);
    else localStorage.clear();
    window.dispatchEvent(new Event('storage'));
  }, session);
  // The screen that it leads to would otherwise replace the next one.
  await expect(page).toHaveTitle(session ? 'Dashboard' : 'Login');
}
