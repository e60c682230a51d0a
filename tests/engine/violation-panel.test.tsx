import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createApi } from '../../src/api/create-api.ts';
import {
  addViolation,
  parsePrismViolations,
  ViolationPanel,
} from '../../scripts/dev/panel/violation-panel.tsx';
import { operations } from './coupons/generated/operations.ts';

/** Renders the panel, and creates a client whose requests get the given response. */
async function renderPanel(respond: () => Response) {
  await render(<ViolationPanel />);
  return createApi({
    baseUrl: '',
    operations,
    getToken: () => 'any',
    onUnauthorized: vi.fn(),
    onViolation: addViolation,
    onResponse(headers, operation) {
      parsePrismViolations(headers, operation).forEach(addViolation);
    },
    fetch: async () => respond(),
  });
}

const panel = page.getByRole('region', { name: 'Contract violations' });

test('The panel lists the violations of a response, with a count for equal ones', async () => {
  const invalidCoupon = { _id: 7, code: 'SPRING' };
  const api = await renderPanel(() =>
    Response.json(
      { success: true, length: 2, coupons: [invalidCoupon, invalidCoupon] },
      {
        headers: {
          'sl-violations': '[{"location":["request","query","key"],"message":"must be short"}]',
        },
      },
    ),
  );
  const read = () => api.request('GET /api/coupons', {}).catch(() => undefined);
  expect(panel.elements()).toHaveLength(0);

  await read();
  await panel.getByText('3 contract violations').click();
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
  await expect.element(panel.getByText('3 contract violations')).toBeVisible();
});
