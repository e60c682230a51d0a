import { contractOperations, findOperationId } from '../support/contract-operations.ts';
import { getScenario, scenarios } from './operation-scenarios.ts';
import {
  allFaults,
  controlTimeouts,
  httpErrors,
  type ResponseFault,
  unauthorized,
} from './response-faults.ts';
import { expect, test } from './fixtures.ts';
import { isFull } from './is-full.ts';

test.use({ expectedConsoleErrors: /Failed to load resource|ERR_/ });

/**
 * All faults of all operations take minutes, so only `npm run test:full` runs them. `npm test` runs all faults of the users
 * list, and the documented errors of every other operation.
 */
const runsAllFaults = (id: string) => isFull || id === 'getAllUsers';

test('Every operation of the contract has a scenario', () => {
  expect(Object.keys(scenarios).toSorted()).toEqual(
    contractOperations.map(({ id }) => id).toSorted(),
  );
});

for (const { id, requiresAuth, responseExamples } of contractOperations) {
  const documentedErrors = [...new Set(responseExamples.map(({ status }) => status))].filter(
    (status) => status >= 400,
  );
  const faults = runsAllFaults(id)
    ? [...allFaults, ...(requiresAuth ? [] : [unauthorized])]
    : httpErrors(documentedErrors.filter((status) => !(requiresAuth && status === 401)));

  test.describe(`${id}: ${faults.map(({ name }) => name).join(', ')}`, () => {
    test.use({ signedIn: id !== 'login' });

    const annotation = {
      type: 'faults',
      description: String(faults.length + Number(requiresAuth)),
    };
    test(
      'each error is shown, and the screen stays usable',
      { annotation },
      async ({ page, visit }) => {
        test.setTimeout(90_000);
        const scenario = getScenario(id);
        let fault: ResponseFault | undefined;
        let requests = 0;
        await page.addInitScript(controlTimeouts);
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
          if (scenario.trigger) return scenario.trigger(page);
          // A record that does not exist yet is no error, so there is no Retry button.
          if (previous && notFoundText(previous)) return page.reload();
          return page.getByRole('button', { name: 'Retry' }).click();
        };

        // A query fails when the screen opens and with each Retry, a mutation with each submit.
        if (!scenario.trigger) [fault] = faults;
        const toasts = page.getByRole('region', { name: /Notifications/ });
        await visit(scenario.route);
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
            scenario.errorShownAs === 'alert' && !notFoundText(next)
              ? page.getByRole('alert').filter({ hasText: text })
              : (scenario.errorShownAs === 'toast' ? toasts : page).getByText(text, {
                  exact: true,
                });
          await expect(message, next.name).toBeVisible();
          // Only queries are retried, never mutations.
          const isRetried = next.isRetried && scenario.errorShownAs === 'alert';
          expect(requests, next.name).toBe(isRetried ? 3 : 1);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(page.getByRole('main')).not.toBeEmpty();
        }
        if (!requiresAuth) return;

        fault = unauthorized;
        await sendAgain(undefined);
        await expect(page).toHaveTitle('Login');
        await expect(page.getByText(unauthorized.errorText(id, ''))).toBeVisible();
        const { token, userInfo } = await page.evaluate(() => ({ ...localStorage }));
        expect([token, userInfo]).toEqual([undefined, undefined]);
      },
    );
  });
}
