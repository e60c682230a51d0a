import { expect, test } from 'vitest';
import { describeOperations, toTable } from '../../scripts/generate/generate-operations.ts';
import { findReference, indexResources } from '../../src/engine/config/find-reference.ts';
import { resolveResources } from '../../src/engine/config/resolve-resources.ts';
import type { ResourceConfig } from '../../src/engine/config/resource.ts';
import { coupons } from '../engine/coupons/coupons.ts';
import { specimens } from '../engine/specimens/specimens.ts';
import { integer, jsonOf, listOf, objectOf, text } from '../support/schemas.ts';

const pet = {
  id: integer,
  owner_id: integer,
  name: text,
  vetId: { ...integer, title: 'Doctor' },
  vet: text,
  shelterId: integer,
  visits: listOf(objectOf({ vetId: integer, reason: text })),
};
const operations = toTable(
  describeOperations({
    paths: {
      '/pets': {
        get: { responses: { 200: jsonOf(listOf(objectOf(pet))) } },
        post: { requestBody: jsonOf(objectOf(pet)) },
      },
      '/owners': { get: { responses: { 200: jsonOf(listOf(objectOf({ ownerId: integer }))) } } },
      '/vets': { get: { responses: { 200: jsonOf(listOf(objectOf({ id: integer }))) } } },
    },
  }),
);
const { pets, owners } = resolveResources(
  {
    pets: { name: 'pets', operations: { list: 'GET /pets', create: 'POST /pets' } },
    owners: { name: 'owners', id: 'ownerId', operations: { list: 'GET /owners' } },
    vets: { name: 'vets', operations: { list: 'GET /vets' } },
  } as unknown as Record<'pets' | 'owners' | 'vets', ResourceConfig>,
  operations,
);

test.each([
  ['coupon_id', 'coupons'],
  ['specimenId', 'specimens'],
  ['used_coupon_id', 'coupons'],
  ['couponUuid', undefined],
  ['deviceId', undefined],
  ['coupon', undefined],
])('The identifier %s is one of %s', (name, resource) => {
  expect(findReference(name, indexResources({ coupons, specimens }))).toBe(resource);
});

test('An identifier of a record of another resource is a reference where it is shown', () => {
  const fields = pets.detailFields.map(({ label, type, resource }) => [label, type, resource]);
  expect(fields).toContainEqual(['Owner', 'reference', 'owners']);
  expect(pets.columns.map(({ label, type }) => [label, type])).toContainEqual([
    'Owner',
    'reference',
  ]);
});

test('The title of a reference is its label', () => {
  expect(pets.detailFields).toContainEqual(
    expect.objectContaining({ key: 'vetId', label: 'Doctor', resource: 'vets' }),
  );
});

test('An identifier of what the console does not show is a number', () => {
  expect(pets.detailFields).toContainEqual(
    expect.objectContaining({ label: 'Shelter ID', type: 'text' }),
  );
});

test('The identifier of a record is no reference to itself', () => {
  expect(owners.detailFields).toContainEqual(
    expect.objectContaining({ key: 'ownerId', type: 'text' }),
  );
});

test('A reference is chosen among the records in a form, and within its groups', () => {
  expect(pets.formFields['owner_id']).toMatchObject({ type: 'reference', resource: 'owners' });
  const { item } = pets.formFields['visits'] ?? {};
  expect(item?.fields?.['vetId']).toMatchObject({ label: 'Vet', resource: 'vets' });
});

test('A record is named by a text before an identifier of another', () => {
  expect(pets.recordLabel({ owner_id: 1, name: 'Rex', vet: 'Ada' })).toBe('Rex');
});
