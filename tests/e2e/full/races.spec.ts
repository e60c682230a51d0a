import { contractOperations } from '../../support/contract-operations.ts';
import { getScenario } from '../operation-scenarios.ts';
import { expect, test, getToast } from '../fixtures.ts';
import { storeSession } from '../other-session.ts';
import { recordMutations, refusal, respondToMutations } from '../page-actions.ts';

test.use({ expectedConsoleErrors: /400 \(Bad Request\)/ });

test('Every mutation is sent once when it is triggered twice in one tick', async ({
  page,
  session,
}) => {
  test.slow();
  await page.goto('#/admin/privacy-policy');
  const sent = recordMutations(page);
  page.on('dialog', (dialog) => dialog.accept());
  const mutations = contractOperations.filter(({ method }) => method !== 'GET');
  for (const { id } of mutations) {
    const scenario = getScenario(id);
    await storeSession(page, id === 'login' ? undefined : session);
    await page.goto('about:blank');
    await respondToMutations(page, 400, refusal);
    await page.goto(`#${scenario.route}`);
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
