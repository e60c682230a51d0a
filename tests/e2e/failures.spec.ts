import { contract, operationAt } from '../support/contract-document.ts';
import { calls } from './calls.ts';
import { expect, test } from './fixtures.ts';

test.use({ expectedComplaints: /Failed to load resource/ });

const messageOf = (status: number) => `The server refuses with ${status}.`;

test('Every operation of the contract has a way to be called', () => {
  expect(Object.keys(calls).toSorted()).toEqual(contract.map(({ id }) => id).toSorted());
});

for (const { id, secured, answers } of contract) {
  const way = calls[id];
  const statuses = [...new Set(answers.map(({ status }) => status))].filter((one) => one >= 400);
  // What ends the session comes last.
  const lasting = statuses.filter((status) => !(secured && status === 401));

  test.describe(`${id}, refused with ${statuses.join(', ')},`, () => {
    test.use({ signedIn: id !== 'login' });

    test('says so in the words of the server', async ({ page, visit }) => {
      if (!way) throw new Error(`Nothing is known of ${id}.`);
      let status = 0;
      await page.route('**/api/**', (given) => {
        const request = given.request();
        const asked = operationAt(request.method(), new URL(request.url()).pathname);
        if (asked !== id || status === 0) return given.fallback();
        const json = { success: false, error: { message: messageOf(status) } };
        return given.fulfill({ status, json });
      });
      const shown = (one: number) =>
        way.shows === 'alert'
          ? page.getByRole('alert').filter({ hasText: messageOf(one) })
          : page.getByText(messageOf(one));
      const again = () =>
        way.call ? way.call(page) : page.getByRole('button', { name: 'Retry' }).click();

      if (!way.call) status = lasting[0] ?? 401;
      await visit(way.at);
      await way.prepare?.(page);
      for (const next of lasting) {
        const arrived = status === next && !way.call;
        status = next;
        if (!arrived) await again();
        await expect(shown(next)).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
      if (lasting.length === statuses.length) return;

      status = 401;
      await again();
      await expect(page).toHaveTitle('Login');
      await expect(page.getByText(messageOf(401))).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  });
}
