import type { Page } from '@playwright/test';
import { contractOperations } from '../../support/contract-operations.ts';
import { casesOf, caseWithManyItems, seed } from '../../support/contract-values/cases.ts';
import { getScenario } from '../operation-scenarios.ts';
import { expect, test } from '../fixtures.ts';

/** The response to a mutation shows on no screen: tests/contract/generated-responses.test.ts has those of every operation. */
const queries = contractOperations.filter(({ method }) => method === 'GET');
const count = 200;

// Generated image URLs are requested by the browser, and fail.
test.use({
  expectedConsoleErrors: /Failed to load resource|inline event handler|img-src|ERR_/,
});

declare global {
  interface Window {
    /** The body of the next response of the operation. */
    responseBody: unknown;
  }
}

/** Runs in the page, because responses follow each other faster than a test can send and observe them from outside. */
function replaceResponses(path: string) {
  const pattern = new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
  const fetchFromServer = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    return method === 'GET' && pattern.test(new URL(url).pathname)
      ? Response.json(window.responseBody)
      : fetchFromServer(input, init);
  };
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
    // At once: the screen may send its query again by itself, and what a later look finds is of that response.
    const waitUntil = (condition: () => unknown) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(check);
        function check() {
          if (!condition()) return;
          observer.disconnect();
          resolve();
        }
        observer.observe(document, {
          childList: true,
          subtree: true,
          attributes: true,
          characterData: true,
        });
        check();
      });
    const click = async (name: string) => {
      const findButton = () =>
        [...document.querySelectorAll('button')].find(
          ({ textContent, ariaLabel, ariaDisabled }) =>
            `${textContent} ${ariaLabel}`.trim().startsWith(name) && ariaDisabled !== 'true',
        );
      await waitUntil(findButton);
      findButton()?.click();
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

for (const { id, path, responseSchema } of queries) {
  test(`${id} shows ${count} valid responses, and names the contract violation of ${count} others (seed ${seed})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const { route, prepare } = getScenario(id);
    const cases = casesOf(responseSchema, count);
    const caseWithManyRows = caseWithManyItems(responseSchema, cases);
    if (caseWithManyRows) cases.push(caseWithManyRows);
    const steps = cases.flatMap(({ valid, broken }): Step[] => [
      {
        body: broken.value,
        alertText: `The server's answer to ${id} does not match the contract: ${broken.place} `,
      },
      { body: valid },
    ]);
    await page.addInitScript(replaceResponses, path);
    await page.goto(`#${route}`);
    const states = await runSteps(page, { route, steps, ...(prepare && { opener: 'Edit' }) });
    for (const [step, state] of states.entries())
      expect(state, JSON.stringify(steps[step])).toEqual(intactPage);
  });
}
