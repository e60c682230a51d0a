import { expect, test } from 'vitest';
import { findMissingFields, findUnusedOperations } from '../../scripts/check-resources.ts';
import { readContract } from '../../scripts/generate/read-contract.ts';
import { readUsage } from '../../scripts/lib/contract-usage/usage.ts';
import type { ScreenUse, Use } from '../../scripts/lib/contract-usage/uses.ts';
import { readRegisteredResources } from '../../scripts/lib/registered-resources.ts';
import {
  type DescribedOperation,
  describeOperations,
} from '../../scripts/generate/generate-operations.ts';
import { specimens } from '../engine/specimens/scaffold.ts';

const specimenOperations = describeOperations(
  await readContract('tests/engine/specimens/openapi.yaml'),
);
const contract = await readContract('tests/support/frozen-contract.yaml');
const operations = describeOperations(contract);
const registered = await readRegisteredResources();

/** The usage of the operations by screens of all but one. */
const usageWithout = (unused: string, all: readonly DescribedOperation[]): ScreenUse[] =>
  all
    .filter(({ id }) => id !== unused)
    .map(({ key }) => ({ operationKey: key, screen: 'any', address: '/', uses: [] }));

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
    const usage = usageWithout(unused, operations);
    expect(findUnusedOperations(usage, operations, known)).toEqual([sentence]);
  },
);

test('An action without a screen is reported with where to add it', () => {
  const usage = usageWithout('returnSpecimen', specimenOperations);
  const file = 'src/resources/specimens.ts';
  const known = [{ constant: 'specimens', file, options: specimens }];
  expect(findUnusedOperations(usage, specimenOperations, known)).toEqual([
    "No screen uses returnSpecimen: add { label: '…', operation: 'POST /specimens/{specimenId}/return' } to the actions in src/resources/specimens.ts.",
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
    'createBanner requires "clientName", and the add banner page has no field for it: add one to formFields in src/resources/banners.ts.',
  ]);
});

test('A required property of a screen that is no resource is reported, too', async () => {
  const changed = structuredClone(contract);
  Object.assign(changed.components?.schemas?.AdminChange ?? {}, { required: ['nickname'] });
  const usage = await readUsage(changed);
  expect(findMissingFields(usage, describeOperations(changed), registered)).toEqual([
    'updateAdminProfile requires "nickname", and the profile has no field for it: add one to the screen, and name it in scripts/lib/contract-usage/other-screens.ts.',
  ]);
});
