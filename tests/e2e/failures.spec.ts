import { contract, operationAt } from '../support/contract-document.ts';
import { calls } from './calls.ts';
import { everyFault, type Fault, refusals, holdPatience, unauthorized } from './faults.ts';
import { expect, test } from './fixtures.ts';
import { isFull } from './is-full.ts';

test.use({ expectedComplaints: /Failed to load resource|ERR_/ });

/**
 * The whole matrix takes minutes: `npm run test:full`. Otherwise the users list goes through all of it, and
 * every other call fails as the contract documents.
 */
const isWhole = (id: string) => isFull || id === 'getAllUsers';

test('Every operation of the contract has a way to be called', () => {
  expect(Object.keys(calls).toSorted()).toEqual(contract.map(({ id }) => id).toSorted());
});

for (const { id, secured, answers } of contract) {
  const documented = [...new Set(answers.map(({ status }) => status))].filter((one) => one >= 400);
  const endsSession = secured;
  const faults = isWhole(id)
    ? [...everyFault, ...(endsSession ? [] : [unauthorized])]
    : refusals(documented.filter((status) => !(endsSession && status === 401)));

  test.describe(`${id}: ${faults.map(({ name }) => name).join(', ')}`, () => {
    test.use({ signedIn: id !== 'login' });

    const annotation = {
      type: 'faults',
      description: String(faults.length + Number(endsSession)),
    };
    test('each is said, and the screen stays', { annotation }, async ({ page, visit }) => {
      test.setTimeout(90_000);
      const way = calls[id];
      if (!way) throw new Error(`Nothing is known of ${id}.`);
      let fault: Fault | undefined;
      let requests = 0;
      await page.addInitScript(holdPatience);
      await page.route('**/api/**', (route) => {
        const request = route.request();
        const asked = operationAt(request.method(), new URL(request.url()).pathname);
        if (!fault || asked !== id) return route.fallback();
        requests += 1;
        return fault.answer(route);
      });
      const again = () =>
        way.call ? way.call(page) : page.getByRole('button', { name: 'Retry' }).click();

      // A read fails on arrival, then again with each Retry; a change with each submit.
      if (!way.call) [fault] = faults;
      await visit(way.at);
      await way.prepare?.(page);
      for (const next of faults) {
        const onArrival = fault === next;
        fault = next;
        if (!onArrival) {
          requests = 0;
          await again();
        }
        const text = next.says(id);
        const shown =
          way.shows === 'alert'
            ? page.getByRole('alert').filter({ hasText: text })
            : page.getByText(text, { exact: true });
        await expect(shown, next.name).toBeVisible();
        // A change is never made twice.
        expect(requests, next.name).toBe(next.passing && way.shows === 'alert' ? 3 : 1);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main')).not.toBeEmpty();
      }
      if (!endsSession) return;

      fault = unauthorized;
      await again();
      await expect(page).toHaveTitle('Login');
      await expect(page.getByText(unauthorized.says(id))).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });
}
