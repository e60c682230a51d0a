import type { Page } from '@playwright/test';
import { contractOperations, findOperationId } from '../support/contract-operations.ts';
import { getScenario, type Scenario, scenarios } from './operation-scenarios.ts';
import { readStoredSession, storeSession } from './other-session.ts';
import {
  allFaults,
  controlTimers,
  httpErrors,
  type ResponseFault,
  unauthorized,
} from './response-faults.ts';
import { expect, test } from './fixtures.ts';
import { isFull } from './start-console.ts';

test.use({ expectedConsoleErrors: /Failed to load resource|ERR_/ });

type Operation = (typeof contractOperations)[number];

/** `npm test` runs the documented errors, `npm run test:full` the other faults, which take minutes. */
function listFaults({ requiresAuth, responseExamples }: Operation): ResponseFault[] {
  const statuses = new Set(responseExamples.map(({ status }) => status));
  const documented = httpErrors(
    [...statuses].filter((status) => status >= 400 && !(requiresAuth && status === 401)),
  );
  const isDocumented = ({ name }: ResponseFault) => statuses.has(Number(name));
  return isFull ? allFaults.filter((fault) => !isDocumented(fault)) : documented;
}

test('Every operation of the contract has a scenario', () => {
  expect(Object.keys(scenarios).toSorted()).toEqual(
    contractOperations.map(({ id }) => id).toSorted(),
  );
});

/** Submits the form of a mutation, or clicks its button, twice in one tick: it is to be sent once. */
async function triggerTwice(page: Page, { prepare }: Scenario) {
  const name = prepare ? /^(Submit|Sign In)$/ : /^Delete/;
  const button = page.getByRole('button', { name }).first();
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
  let fault: ResponseFault | undefined;
  let requests = 0;
  await page.route('**/api/**', (route) => {
    const request = route.request();
    const operationId = findOperationId(request.method(), new URL(request.url()).pathname);
    if (!fault || operationId !== id) return route.fallback();
    requests += 1;
    return fault.respond(route);
  });
  const notFoundText = ({ name }: ResponseFault) =>
    name === '404' ? scenario.notFoundText : undefined;
  const sendAgain = (previous: ResponseFault | undefined) => {
    if (scenario.trigger) return triggerTwice(page, scenario);
    // Where nothing is, there is no Retry button.
    if (previous?.name === '404') return page.reload();
    return page.getByRole('button', { name: 'Retry' }).click();
  };

  // A query fails when the screen opens and with each Retry, a mutation with each submit.
  const isQuery = !scenario.trigger;
  if (isQuery) [fault] = faults;
  const toasts = page.getByRole('region', { name: /Notifications/ });
  await page.goto(`#${scenario.route}`);
  await scenario.prepare?.(page);
  for (const next of faults) {
    const previous = fault;
    fault = next;
    if (previous !== next) {
      requests = 0;
      await sendAgain(previous);
    }
    const text = notFoundText(next) ?? next.errorText(id, new URL(page.url()).origin);
    const message =
      isQuery && !notFoundText(next)
        ? page.getByRole('alert').filter({ hasText: text })
        : (isQuery ? page : toasts).getByText(text, { exact: true });
    // Unlike expect, it waits in the page, which takes half the time of hundreds of faults.
    await test.step(next.name, () => message.waitFor({ timeout: 15_000 }));
    // Only queries are retried, never mutations.
    const isRetried = next.isRetried && isQuery;
    expect(requests, next.name).toBe(isRetried ? 3 : 1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main')).not.toBeEmpty();
  }
  if (!requiresAuth) return;

  fault = unauthorized;
  await sendAgain(undefined);
  await expect(page).toHaveTitle('Login');
  await expect(page.getByText(unauthorized.errorText(id, ''))).toBeVisible();
  expect(await readStoredSession(page)).toEqual({ token: null, userInfo: null });
}

const groups = Object.groupBy(contractOperations, ({ id, method }) => (isFull ? id : method));

for (const [group, operations = []] of Object.entries(groups)) {
  test(`${group}: each error is shown once, and the screen stays usable`, async ({
    page,
    session,
  }) => {
    test.slow();
    page.on('dialog', (dialog) => dialog.accept());
    await page.addInitScript(controlTimers);
    await page.goto('#/admin/privacy-policy');
    for (const operation of operations) {
      await test.step(operation.id, async () => {
        // The operation before may have ended the session.
        await storeSession(page, operation.id === 'login' ? undefined : session);
        await page.goto('about:blank');
        await meetFaults(page, operation);
        await page.unrouteAll();
      });
    }
  });
}
