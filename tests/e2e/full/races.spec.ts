import { contractOperations } from '../../support/contract-operations.ts';
import { getScenario } from '../operation-scenarios.ts';
import { expect, test, getToast } from '../fixtures.ts';
import { holdRequests } from '../hold-requests.ts';
import { storeSession } from '../other-session.ts';
import { recordMutations, refusal, respondToMutations } from '../page-actions.ts';

test.use({ signedIn: true, expectedConsoleErrors: /ERR_ABORTED|400 \(Bad Request\)/ });

test('A later record replaces a slow earlier one', async ({ page, visit }) => {
  const [earlier, later] = ['65b000000000000000000003', '65b000000000000000000004'];
  const slow = await holdRequests(page, `**/getUser/${earlier}`);
  const aborted = page.waitForEvent('requestfailed', (request) => request.url().includes(earlier));
  await visit(`/admin/view/user/${earlier}`);
  await expect.poll(slow.requestCount).toBe(1);
  // The screen observes the query that its loader has started.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User');
  await visit(`/admin/view/user/${later}`);
  await aborted;
  const name = page.getByRole('definition').first();
  await expect(name).not.toHaveText('');
  const firstName = await name.textContent();
  slow.release();
  await page.getByRole('button', { name: /^Edit user/ }).click();
  await expect(page.getByRole('dialog').getByLabel('First Name')).toHaveValue(firstName ?? '');
});

test('Every mutation of the contract is sent once when it is submitted or clicked twice in one tick', async ({
  page,
  visit,
  session,
}) => {
  test.slow();
  await visit('/admin/privacy-policy');
  const sent = recordMutations(page);
  page.on('dialog', (dialog) => dialog.accept());
  const mutations = contractOperations.filter(({ method }) => method !== 'GET');
  for (const { id } of mutations) {
    const scenario = getScenario(id);
    await storeSession(page, id === 'login' ? undefined : session);
    await page.goto('about:blank');
    await respondToMutations(page, 400, refusal);
    await visit(scenario.route);
    await scenario.prepare?.(page);
    sent.length = 0;
    const button = page
      .getByRole('button', {
        name: scenario.prepare ? /^(Submit|Sign In)$/ : /^Delete/,
      })
      .first();
    await button.evaluate((element: HTMLButtonElement) => {
      const send = () => (element.form ? element.form.requestSubmit() : element.click());
      send();
      send();
    });
    await expect(getToast(page, refusal.error.message), id).toBeVisible();
    expect(sent, id).toHaveLength(1);
  }
});
