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
  const paging = ['query q: search box', 'query page: pager', 'query limit: rows per page'];
  const response = [
    'total: pager',
    'items[].id: address of a specimen',
    'items[].status: action Return',
  ];
  const uses = [...paging, ...response.map((use) => `response ${use}`)];
  expect(listUses('GET /specimens', 'specimens list')).toEqual(expect.arrayContaining(uses));
});

test('A record that is the response itself has paths without an envelope', () => {
  const uses = [
    'path specimenId: address',
    'response name: detail Specimen',
    'response status: action Return',
    'response nickname.*: section Label',
  ];
  const found = listUses('GET /specimens/{specimenId}', 'specimen detail');
  expect(found).toEqual(expect.arrayContaining(uses));
});

test('An action uses its operation in the list and on the detail page', () => {
  const operationKey = 'POST /specimens/{specimenId}/return';
  expect(listUses(operationKey, 'specimens list')).toEqual(['path specimenId: address']);
  expect(listUses(operationKey, 'specimen detail')).toEqual(['path specimenId: address']);
});

test('A reference uses the list of the resource that it refers to', () => {
  const twin = { label: 'Twin of', type: 'reference', resource: 'specimens' } as const;
  const resource = { ...specimens, formFields: { name: twin } };
  const use = resourceScreens(resource, responseSchemas, { specimens }).find(
    ({ operationKey, screen }) => operationKey === 'GET /specimens' && screen === 'specimen form',
  );
  const properties = use?.uses.map(({ property }) => property);
  expect(properties).toEqual(['items', 'items[].id', 'items[].name']);
});
