import { isPlainObject } from 'es-toolkit';
import { expect, test } from 'vitest';
import { findMissingFields, findUnusedOperations } from '../../scripts/check-resources.ts';
import { listOperations, readSuccess } from '../../scripts/generate/contract-operations.ts';
import {
  type DescribedOperation,
  describeOperations,
  toTable,
} from '../../scripts/generate/generate-operations.ts';
import { readContract } from '../../scripts/generate/read-contract.ts';
import { exampleBody } from '../../scripts/lib/scenarios/example-bodies.ts';
import { resourceScreens } from '../../scripts/lib/contract-usage/resource-screens.ts';
import { readUsage } from '../../scripts/lib/contract-usage/usage.ts';
import type { Use } from '../../scripts/lib/contract-usage/uses.ts';
import { readRegisteredResources } from '../../scripts/lib/registered-resources.ts';
import { specimens as scaffold } from '../engine/specimens/scaffold.ts';
import { specimensWithActions } from '../engine/specimens/specimens.ts';

const specimenOperations = describeOperations(
  await readContract('tests/engine/specimens/openapi.yaml'),
);
const contract = await readContract('tests/support/frozen-contract.yaml');
const operations = describeOperations(contract);
const registered = await readRegisteredResources();

/** The reports if screens use all operations but one. */
function findUnused(unused: string, all: DescribedOperation[], known: typeof registered) {
  const used = all.filter(({ id }) => id !== unused);
  const screen = { screen: 'any', address: '/', uses: [] };
  const usage = used.map(({ key }) => ({ operationKey: key, ...screen }));
  return findUnusedOperations(usage, all, known);
}

test.each([
  [
    'deleteUser',
    registered,
    "No screen uses deleteUser: add delete: 'DELETE /api/admin/deleteUser/{id}' to the operations in src/product/resources/users.ts.",
  ],
  ['deleteUser', [], 'No resource covers the users of the contract: npm run resource -- users.'],
  [
    'getDashboardData',
    registered,
    'No screen uses getDashboardData: use it, and name it in src/product/screen-uses.ts, or remove it from the contract.',
  ],
])(
  'An operation without a screen is reported with where to add it: %s',
  (unused, known, sentence) => {
    expect(findUnused(unused, operations, known)).toEqual([sentence]);
  },
);

test('An action without a screen is reported with where to add it', () => {
  const file = 'src/product/resources/specimens.ts';
  const known = [{ constant: 'specimens', file, options: scaffold }];
  expect(findUnused('returnSpecimen', specimenOperations, known)).toEqual([
    "No screen uses returnSpecimen: add { label: '…', operation: 'POST /specimens/{specimenId}/return' } to the actions in src/product/resources/specimens.ts.",
  ]);
});

test('A required property without a field is reported with where to add it', () => {
  /** Finds what is missing from a page that adds a banner with these fields. */
  function find(...fields: string[]) {
    const uses = fields.map((label): Use => ({ part: 'body', property: `${label}.*`, label }));
    const operationKey = 'POST /api/banner/create-banner';
    const screen = { screen: 'add banner page', address: '/', resource: 'banners' };
    return findMissingFields([{ operationKey, ...screen, uses }], operations, registered);
  }
  expect(find('clientName', 'navigationUrl', 'image')).toEqual([]);
  expect(find('navigationUrl', 'image')).toEqual([
    'createBanner requires "clientName", and the add banner page has no field for it: add one to formFields in src/product/resources/banners.ts.',
  ]);
});

test('A required property of a screen of no resource is reported', async () => {
  const changed = structuredClone(contract);
  Object.assign(changed.components?.schemas?.AdminChange ?? {}, { required: ['nickname'] });
  const usage = await readUsage(changed);
  expect(findMissingFields(usage, describeOperations(changed), registered)).toEqual([
    'updateAdminProfile requires "nickname", and the profile has no field for it: add one to the screen, and name it in src/product/screen-uses.ts.',
  ]);
});

test.each(['202', '2XX', 'default'])('A response %s is a success like 200', async (status) => {
  const changed = JSON.parse(JSON.stringify(contract), (_, part: unknown) => {
    if (!isPlainObject(part) || !('200' in part)) return part;
    const { 200: success, ...others } = part;
    return { ...others, [status]: success };
  }) as typeof contract;
  expect(await readUsage(changed)).toEqual(await readUsage(contract));
  expect(toTable(describeOperations(changed))).toEqual(toTable(operations));
  const bodies = [changed, contract].map((document) => listOperations(document).map(exampleBody));
  expect(bodies[0]).toEqual(bodies[1]);
});

const responseSchemas = (operationKey: string) =>
  specimenOperations.flatMap((operation) =>
    operation.key === operationKey ? (readSuccess(operation).schema ?? []) : [],
  );

const detailSections = [{ title: 'Label', component: () => null }];
const specimens = { ...specimensWithActions, detailSections };
const screens = resourceScreens(specimens, responseSchemas);

/** The uses of an operation by a screen, like `query page: pager`. */
const listUses = (operationKey: string, screen: string) =>
  screens
    .filter((use) => use.operationKey === operationKey && use.screen === screen)
    .flatMap(({ uses }) =>
      uses.map(({ part, property, label }) => `${part} ${property}: ${label}`),
    );

test('A list uses the parameters of its paging, the total and the identifier', () => {
  const uses = [
    'query q: search box',
    'query page: pager',
    'query limit: rows per page',
    'response total: pager',
    'response items[].id: address of a specimen',
    'response items[].status: action Return',
  ];
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
