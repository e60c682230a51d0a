/** What the screens of a resource use of a contract with other conventions than the console's. */
import { expect, test } from 'vitest';
import { readContractOperations, schemaOf } from '../../scripts/generate/contract-operations.ts';
import { resourceScreens } from '../../scripts/lib/contract-usage/resource-screens.ts';
import { orders } from '../engine/orders/orders.ts';

const operations = await readContractOperations('tests/engine/orders/openapi.yaml');

const responseSchemas = (operationKey: string) =>
  operations.flatMap(({ key, operation }) =>
    key === operationKey ? (schemaOf(operation.responses?.['200']) ?? []) : [],
  );

const screens = resourceScreens(orders, responseSchemas);

/** `query page: pager` */
const listUses = (operationKey: string, screen: string) =>
  screens
    .filter((use) => use.operationKey === operationKey && use.screen === screen)
    .flatMap(({ uses }) =>
      uses.map(({ part, property, label }) => `${part} ${property}: ${label}`),
    );

test('A list uses the parameters of its paging, the total and the identifier', () => {
  const uses = listUses('GET /orders', 'orders list');
  expect(uses).toEqual(
    expect.arrayContaining([
      'query q: search box',
      'query page: pager',
      'query limit: rows per page',
      'response total: pager',
      'response items[].id: address of a order',
      'response items[].status: action Approve',
    ]),
  );
});

test('A record that is the response itself has paths without an envelope', () => {
  const uses = listUses('GET /orders/{orderId}', 'order detail');
  expect(uses).toEqual(
    expect.arrayContaining([
      'path orderId: address',
      'response customer: detail Customer',
      'response status: action Approve',
      'response note.*: section Label',
    ]),
  );
});

test('An action uses its operation in the list and on the detail page', () => {
  const operationKey = 'POST /orders/{orderId}/approve';
  expect(listUses(operationKey, 'orders list')).toEqual(['path orderId: address']);
  expect(listUses(operationKey, 'order detail')).toEqual(['path orderId: address']);
});

test('A reference uses the list of the resource that it refers to', () => {
  const formFields = {
    customer: { label: 'Gift for', type: 'reference', resource: 'orders' },
  } as const;
  const use = resourceScreens({ ...orders, formFields }, responseSchemas, { orders }).find(
    ({ operationKey, screen }) => operationKey === 'GET /orders' && screen === 'order form',
  );
  expect(use?.uses.map(({ property }) => property)).toEqual(['items', 'items[].id']);
});
