/** What the screens of a resource use of a contract with other conventions than the console's. */
import { expect, test } from 'vitest';
import { readContractOperations, schemaOf } from '../../scripts/generate/contract-operations.ts';
import { resourceScreens } from '../../scripts/lib/contract-usage/resource-screens.ts';
import { specimensWithActions } from '../engine/specimens/specimens.ts';

const operations = await readContractOperations('tests/engine/specimens/openapi.yaml');

const responseSchemas = (operationKey: string) =>
  operations.flatMap(({ key, operation }) =>
    key === operationKey ? (schemaOf(operation.responses?.['200']) ?? []) : [],
  );

const detailSections = [{ title: 'Label', component: () => null }];
const specimens = { ...specimensWithActions, detailSections };
const screens = resourceScreens(specimens, responseSchemas);

/** `query page: pager` */
const listUses = (operationKey: string, screen: string) =>
  screens
    .filter((use) => use.operationKey === operationKey && use.screen === screen)
    .flatMap(({ uses }) =>
      uses.map(({ part, property, label }) => `${part} ${property}: ${label}`),
    );

test('A list uses the parameters of its paging, the total and the identifier', () => {
  const uses = listUses('GET /specimens', 'specimens list');
  expect(uses).toEqual(
    expect.arrayContaining([
      'query q: search box',
      'query page: pager',
      'query limit: rows per page',
      'response total: pager',
      'response items[].id: address of a specimen',
      'response items[].status: action Return',
    ]),
  );
});

test('A record that is the response itself has paths without an envelope', () => {
  const uses = listUses('GET /specimens/{specimenId}', 'specimen detail');
  expect(uses).toEqual(
    expect.arrayContaining([
      'path specimenId: address',
      'response name: detail Specimen',
      'response status: action Return',
      'response nickname.*: section Label',
    ]),
  );
});

test('An action uses its operation in the list and on the detail page', () => {
  const operationKey = 'POST /specimens/{specimenId}/return';
  expect(listUses(operationKey, 'specimens list')).toEqual(['path specimenId: address']);
  expect(listUses(operationKey, 'specimen detail')).toEqual(['path specimenId: address']);
});

test('A reference uses the list of the resource that it refers to', () => {
  const formFields = {
    name: { label: 'Twin of', type: 'reference', resource: 'specimens' },
  } as const;
  const use = resourceScreens({ ...specimens, formFields }, responseSchemas, { specimens }).find(
    ({ operationKey, screen }) => operationKey === 'GET /specimens' && screen === 'specimen form',
  );
  expect(use?.uses.map(({ property }) => property)).toEqual([
    'items',
    'items[].id',
    'items[].name',
  ]);
});
