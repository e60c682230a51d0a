import { expect, test } from 'vitest';
import { describeOperations } from '../../scripts/generate/generate-operations.ts';
import { listEntities } from '../../scripts/resource/list-entities.ts';
import { buildScaffold } from '../../scripts/resource/scaffold.ts';
import { integer, jsonOf, listOf, objectOf, text } from '../support/schemas.ts';

const order = objectOf({ id: integer, name: text });
const get = (schema: object) => ({ get: { responses: { 200: jsonOf(schema) } } });

test.each([
  ['resendOrderReceiptById', 'Resend receipt'],
  ['archiveOrdersByOrderId', 'Archive'],
  ['byOrder', 'By order'],
  [undefined, 'Receipt'],
])('The action of the operation %s is called %s', (operationId, label) => {
  const all = describeOperations({
    paths: {
      '/orders': get(listOf(order)),
      '/orders/{id}': get(order),
      '/orders/{id}/receipt': { post: { operationId, responses: {} } },
    },
  });
  const [orders] = listEntities(all);
  if (!orders) throw new Error('no entity');
  expect(buildScaffold('orders', orders.operations, all).code).toContain(`"label":"${label}"`);
});
