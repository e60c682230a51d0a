import { expect, test } from 'vitest';
import { buildScaffold } from '../../scripts/resource/scaffold.ts';
import { listEntities } from '../../scripts/resource/list-entities.ts';
import { describeOperations, toTable } from '../../scripts/generate/generate-operations.ts';
import { resolveResource } from '../../src/engine/config/resolve-resources.ts';
import type { ResourceConfig } from '../../src/engine/config/resource.ts';
import { integer, jsonOf, listOf, objectOf, text } from '../support/schemas.ts';

const get = (schema: object) => ({ get: { responses: { 200: jsonOf(schema) } } });

const repo = objectOf({ id: integer, name: text, stars: integer });
const all = describeOperations({
  paths: {
    '/orgs': get(listOf(objectOf({ id: integer, name: text }))),
    '/orgs/{orgId}': get(objectOf({ id: integer, name: text })),
    '/orgs/{orgId}/top-repos': get(listOf(repo)),
  },
});

const config = {
  name: 'orgs',
  operations: { list: 'GET /orgs', read: 'GET /orgs/{orgId}' },
  children: [{ list: 'GET /orgs/{orgId}/top-repos' }],
} as unknown as ResourceConfig;

test('A list below a record is derived from its operation', () => {
  const [child] = resolveResource(config, toTable(all)).children ?? [];
  expect(child?.title).toBe('Top Repos');
  expect(child?.columns.map(({ key }) => key)).toEqual(['name', 'stars']);
  expect(child?.paging.request.by).toBe('nothing');
});

test('A list below a record that the contract lacks is an error', () => {
  const children = [{ list: 'GET /orgs/{orgId}/teams' }];
  const resolve = () => resolveResource({ ...config, children } as never, toTable(all));
  expect(resolve).toThrow('The contract has no operation "GET /orgs/{orgId}/teams"');
});

test('The scaffold of an entity declares the lists below its records', () => {
  const [orgs] = listEntities(all);
  if (!orgs) throw new Error('no entity');
  const { code } = buildScaffold('orgs', orgs.operations, all);
  expect(code).toContain('children: [\n{ list: "GET /orgs/{orgId}/top-repos" },\n],');
});
