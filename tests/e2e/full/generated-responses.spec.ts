import type { Page } from '@playwright/test';
import { contractOperations } from '../../support/contract-operations.ts';
import { generateCases, caseWithManyItems, seed } from '../../support/contract-values/cases.ts';
import { expect, test } from '../fixtures.ts';
import { getScenario } from '../operation-scenarios.ts';

/** The response to a mutation shows on no screen: tests/contract/generated-responses.test.ts has those of every operation. */
const queries = contractOperations.filter(({ method }) => method === 'GET');
const count = 200;

// Generated image URLs are requested by the browser, and fail.
test.use({ expectedConsoleErrors: /Failed to load resource|inline event handler|img-src|ERR_/ });

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

interface Plan {
  id: string;
  route: string;
  /** The button of the screen that opens the dialog which sends the query; undefined if the screen sends it. */
  opener?: string;
  cases: ReturnType<typeof generateCases>;
}

/**
 * Opens the screen with each broken response, and retries with the valid one that follows; returns the first response with
 * which the page is broken, and the text of the page.
 */
const findBrokenPage = (page: Page, plan: Plan) =>
  page.evaluate(async ({ id, route, opener, cases }) => {
    // The page is read at once, because the screen may send its query again by itself, and what a later look finds is
    // of that response.
    const waitUntil = (condition: () => unknown) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(check);
        function check() {
          if (!condition()) return;
          observer.disconnect();
          resolve();
        }
        const changes = { childList: true, subtree: true, attributes: true, characterData: true };
        observer.observe(document, changes);
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
    const busy = 'main [role=alert], [role=dialog] [role=alert], main [aria-busy=true]';
    const isIntact = () =>
      document.querySelectorAll('h1').length === 1 &&
      Boolean(document.querySelector('main')?.textContent) &&
      document.title !== 'Something went wrong' &&
      !document.body.textContent.includes('[object Object]');
    for (const { broken, place, valid } of cases) {
      window.responseBody = broken;
      window.location.hash = '/nowhere';
      await waitUntil(() => document.title.startsWith('404'));
      window.location.hash = route;
      if (opener) await click(opener);
      const problem = `The server's answer to ${id} does not match the contract: ${place} `;
      await waitUntil(() => hasAlert(problem));
      if (!isIntact()) return { response: broken, text: document.body.innerText };
      window.responseBody = valid;
      await click('Retry');
      await waitUntil(() => !document.querySelector(busy));
      if (!isIntact()) return { response: valid, text: document.body.innerText };
    }
    return undefined;
  }, plan);

for (const { id, path, responseSchema } of queries) {
  test(`${id} tells ${count} valid responses from ${count} invalid ones (seed ${seed})`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const { route, prepare } = getScenario(id);
    const generated = generateCases(responseSchema, count);
    const withManyRows = caseWithManyItems(responseSchema, generated);
    const cases = [...generated, ...(withManyRows ? [withManyRows] : [])];
    await page.addInitScript(replaceResponses, path);
    // The screen itself would send its query before there is a response to it.
    await page.goto('#/nowhere');
    const plan = { id, route, cases, ...(prepare && { opener: 'Edit' }) };
    expect(await findBrokenPage(page, plan)).toBeUndefined();
  });
}
