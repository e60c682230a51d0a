import type { Locator, Page } from '@playwright/test';
import { contractOperations, findOperationId } from '../support/contract-operations.ts';
import { allFaults, controlTimers, httpError, type ResponseFault } from './response-faults.ts';
import { expect, test } from './fixtures.ts';
import { getScenario, openScenario, scenarios } from './operation-scenarios.ts';
import { answerDialogs, getToasts } from './page-actions.ts';
import { changeStorage, noSession, readStoredSession } from './stored-session.ts';
import { isFull } from './playwright.config.ts';

test.use({ expectedConsoleErrors: /Failed to load resource|ERR_/ });

type Operation = (typeof contractOperations)[number];

test('Every operation of the contract has a scenario', () => {
  expect(Object.keys(scenarios).toSorted()).toEqual(
    contractOperations.map(({ id }) => id).toSorted(),
  );
});

/** `npm test` runs the documented errors, `npm run test:full` the other faults, which take minutes. */
function listFaults({ requiresAuth, responseExamples }: Operation): ResponseFault[] {
  const statuses = new Set(responseExamples.map(({ status }) => status));
  if (isFull) return allFaults.filter(({ name }) => !statuses.has(Number(name)));
  return [...statuses]
    .filter((status) => status >= 400 && !(requiresAuth && status === 401))
    .map(httpError);
}

/** Submits the form of a button, or clicks it, twice in one tick: the mutation is to be sent once. */
async function clickTwice(button: Locator) {
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLButtonElement) => {
    const send = () => (element.form ? element.form.requestSubmit() : element.click());
    send();
    send();
  });
}

/** Opens the screen of an operation, and lets it meet each of its faults. */
async function meetFaults(page: Page, operation: Operation) {
  const { id, requiresAuth } = operation;
  const faults = listFaults(operation);
  const scenario = getScenario(id);
  const isQuery = !scenario.button;
  let fault: ResponseFault | undefined;
  let requests = 0;
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const operationId = findOperationId(request.method(), new URL(request.url()).pathname);
    if (!fault || operationId !== id) return route.fallback();
    requests += 1;
    return fault.respond(route);
  });
  // A query fails when the screen opens and with each Retry, a mutation with each submit.
  if (isQuery) [fault] = faults;
  const button = await openScenario(page, id);
  async function meet(next: ResponseFault) {
    const previous = fault;
    fault = next;
    if (previous === next) return;
    requests = 0;
    if (!isQuery) await clickTwice(button);
    // The screen of a record that was not found has no Retry button.
    else if (previous?.name === '404') await page.reload();
    else await page.getByRole('button', { name: 'Retry' }).click();
  }

  for (const next of faults) {
    await meet(next);
    const notFoundText = next.name === '404' ? scenario.notFoundText : undefined;
    const text = notFoundText ?? next.errorText(id, new URL(page.url()).origin);
    const message =
      isQuery && !notFoundText
        ? page.getByRole('alert').filter({ hasText: text })
        : (isQuery ? page : getToasts(page)).getByText(text, { exact: true });
    // Unlike expect, waitFor waits in the page, which takes half the time of hundreds of faults.
    await test.step(next.name, () => message.waitFor({ timeout: 15_000 }));
    // Only queries are retried, never mutations.
    const isRetried = next.isRetried && isQuery;
    expect(requests, next.name).toBe(isRetried ? 3 : 1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
  if (!requiresAuth) return;

  const unauthorized = httpError(401);
  await meet(unauthorized);
  await expect(page).toHaveTitle('Login');
  await expect(page.getByText(unauthorized.errorText(id, ''))).toBeVisible();
  expect(await readStoredSession(page)).toEqual(noSession);
}

const groups = Object.groupBy(contractOperations, ({ id, method }) => (isFull ? id : method));

for (const [group, operations = []] of Object.entries(groups)) {
  test(`${group}: a screen stays usable with each error`, async ({ page, session }) => {
    test.slow();
    answerDialogs(page);
    await page.addInitScript(controlTimers);
    await page.goto('#/admin/privacy-policy');
    for (const operation of operations) {
      await test.step(operation.id, async () => {
        // The operation before may have ended the session, and left preferences.
        const stored = operation.id === 'login' ? noSession : session;
        await changeStorage(page, { ...stored, preferences: null });
        await page.goto('about:blank');
        await meetFaults(page, operation);
        await page.unrouteAll();
      });
    }
  });
}
