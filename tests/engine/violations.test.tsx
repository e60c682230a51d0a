import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createApi } from '../../src/api/create-api.ts';
import { prismViolations } from '../../src/app/dev/prism-violations.ts';
import { createViolationLog } from '../../src/app/dev/violation-log.ts';
import { ViolationPanel } from '../../src/app/dev/violation-panel.tsx';
import { operations } from './coupons/generated/operations.ts';

/** The panel beside a client of a server that answers what it is told to. */
async function panelBeside(answer: () => Response) {
  const log = createViolationLog();
  await render(<ViolationPanel log={log} />);
  return createApi({
    baseUrl: '',
    operations,
    getToken: () => 'any',
    onUnauthorized: vi.fn(),
    onViolation: log.add,
    onAnswer(headers, operation) {
      for (const violation of prismViolations(headers, operation)) log.add(violation);
    },
    fetch: async () => answer(),
  });
}

const panel = page.getByRole('region', { name: 'Contract violations' });

test('a broken answer shows in the panel, equal violations once and counted', async () => {
  const broken = { _id: 7, code: 'SPRING' };
  const api = await panelBeside(() =>
    Response.json(
      { success: true, length: 2, coupons: [broken, broken] },
      {
        headers: {
          'sl-violations': '[{"location":["request","query","key"],"message":"must be short"}]',
        },
      },
    ),
  );
  const read = () => api.call('GET /api/coupons', {}).catch(() => undefined);
  expect(panel.elements()).toHaveLength(0);

  await read();
  await panel.getByRole('button', { name: '3 contract violations' }).click();
  await read();
  const rows = panel.getByRole('row');
  await expect.element(rows.nth(0)).toHaveTextContent('OperationPointerExpectedReceivedCount');
  await expect
    .element(rows.nth(1))
    .toHaveTextContent('getCouponsrequest /query/keymust be short—2');
  await expect.element(rows.nth(2)).toHaveTextContent('getCoupons/coupons/0/_idstringnumber4');
  expect(rows.elements()).toHaveLength(3);

  await panel.getByRole('button', { name: 'Dismiss' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await read();
  await expect.element(panel.getByRole('button', { name: '3 contract violations' })).toBeVisible();
});
