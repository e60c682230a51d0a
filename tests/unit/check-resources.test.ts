import { expect, test } from 'vitest';
import { findMissingFields, findUnusedOperations } from '../../scripts/check-resources.ts';
import { readContract } from '../../scripts/generate/read-contract.ts';
import { type OperationUsage, readUsage } from '../../scripts/lib/contract-usage/usage.ts';
import type { ScreenUse } from '../../scripts/lib/contract-usage/uses.ts';
import { readRegisteredResources } from '../../scripts/lib/registered-resources.ts';
import { listEntities } from '../../scripts/resource/list-entities.ts';
import { describeOperations } from '../../scripts/generate/generate-operations.ts';

const specimens = await describeOperations(
  await readContract('tests/engine/specimens/openapi.yaml'),
);
const contract = await readContract('tests/support/frozen-contract.yaml');
const operations = await describeOperations(contract);
const registered = await readRegisteredResources();

/** The usage of the operations: all but one have a screen. */
const usageWithout = (unused: string): OperationUsage[] =>
  operations.map(({ id, key }) => ({
    operationId: id,
    operationKey: key,
    screens: id === unused ? [] : [{ screen: 'any', address: '/', uses: [] }],
  }));

test.each([
  [
    'deleteUser',
    registered,
    "No screen uses deleteUser: add delete: 'DELETE /api/admin/deleteUser/{id}' to the operations in src/resources/users.ts.",
  ],
  ['deleteUser', [], 'No resource covers the users of the contract: npm run resource -- users.'],
  [
    'getDashboardData',
    registered,
    'No screen uses getDashboardData: use it, and name it in scripts/lib/contract-usage/other-screens.ts, or remove it from the contract.',
  ],
])(
  'An operation without a screen is reported with where to add it: %s',
  (unused, known, sentence) => {
    const entities = listEntities(operations);
    expect(findUnusedOperations(usageWithout(unused), entities, known)).toEqual([sentence]);
  },
);

test('An action without a screen is reported with where to add it', () => {
  const usage = [
    {
      operationId: 'returnSpecimen',
      operationKey: 'POST /specimens/{specimenId}/return',
      screens: [],
    },
  ];
  const options = {
    name: 'specimens',
    operations: { list: 'GET /specimens', read: 'GET /specimens/{specimenId}' },
  };
  const resource = { constant: 'specimens', file: 'src/resources/specimens.ts', options } as never;
  expect(findUnusedOperations(usage, listEntities(specimens), [resource])).toEqual([
    "No screen uses returnSpecimen: add { label: '…', operation: 'POST /specimens/{specimenId}/return' } to the actions in src/resources/specimens.ts.",
  ]);
});

/** The usage of the request that adds a banner, by a screen with these fields. */
const bannerUsage = (screen: Partial<ScreenUse>, fields: string[]): OperationUsage[] => [
  {
    operationId: 'createBanner',
    operationKey: 'POST /api/banner/create-banner',
    screens: [
      {
        screen: 'add banner page',
        address: '/',
        uses: fields.map((name) => ({ part: 'body', property: `${name}.*`, label: name })),
        ...screen,
      },
    ],
  },
];

test('A required property without a field is reported with where to add it', () => {
  const find = (screen: Partial<ScreenUse>, fields: string[]) =>
    findMissingFields(bannerUsage(screen, fields), operations, registered);
  const all = ['clientName', 'navigationUrl', 'image'];
  const [, ...some] = all;
  const sentence =
    'createBanner requires "clientName", and the add banner page has no field for it';
  expect(find({ resource: 'banners' }, all)).toEqual([]);
  expect(find({ resource: 'banners' }, some)).toEqual([
    `${sentence}: add one to formFields in src/resources/banners.ts.`,
  ]);
  expect(find({}, some)).toEqual([
    `${sentence}: add one to the screen, and name it in scripts/lib/contract-usage/other-screens.ts.`,
  ]);
});

test('A required property of a screen that is no resource is reported, too', async () => {
  const changed = structuredClone(contract);
  Object.assign(changed.components?.schemas?.AdminChange ?? {}, { required: ['nickname'] });
  const [usage, all] = [await readUsage(changed), await describeOperations(changed)];
  expect(findMissingFields(usage, all, registered)).toEqual([
    'updateAdminProfile requires "nickname", and the profile has no field for it: add one to the screen, and name it in scripts/lib/contract-usage/other-screens.ts.',
  ]);
});
