import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPlainObject } from 'es-toolkit';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  type ContractOperation,
  listOperations,
  readContractOperations,
  readSuccess,
} from '../../scripts/generate/contract-operations.ts';
import { exampleBody } from '../../scripts/lib/scenarios/example-bodies.ts';
import { limitTexts, replaceTexts } from '../../scripts/lib/scenarios/limit-texts.ts';
import { listScenarioStates } from '../../scripts/lib/scenarios/scenario-states.ts';
import { listScenarios } from '../../scripts/lib/scenarios/scenarios.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { createValidator } from '../support/contract-values/create-validator.ts';
import { selfReferringContract } from '../support/self-referring-contract.ts';

const frozenContract = 'tests/support/frozen-contract.yaml';
const specimensContract = 'tests/engine/specimens/openapi.yaml';
const frozen = await readContractOperations(frozenContract);
const specimens = await readContractOperations(specimensContract);

const getOperation = (operations: readonly ContractOperation[], id: string) =>
  operations.find((operation) => operation.id === id) as ContractOperation;

/** The bodies of the generated scenarios of an operation by name, for a request with this query. */
function buildBodies(operation: ContractOperation, query = '') {
  const generated = listScenarios(operation).filter(({ kind }) => kind === 'generated');
  const url = `${operation.path}?${query}`;
  // oxlint-disable-next-line typescript/no-explicit-any -- read by the tests as the contract says
  const bodies = generated.map(({ name, build }): [string, any] => [name, build?.(url)]);
  return Object.fromEntries(bodies);
}

const build = (operations: readonly ContractOperation[], id: string, name: string, query = '') =>
  buildBodies(getOperation(operations, id), query)[name];

test.each(['openapi.yaml', frozenContract, specimensContract, 'tests/engine/coupons/openapi.yaml'])(
  'Every generated body is valid by %s',
  async (contract) => {
    const operations = await readContractOperations(contract);
    const violations = operations.flatMap((operation) => {
      const findViolation = createValidator(readSuccess(operation).schema ?? {});
      const bodies = buildBodies(operation);
      expect(buildBodies(operation)).toEqual(bodies);
      return Object.entries(bodies).map(([name, body]) => [name, findViolation(body)]);
    });
    expect(violations.length).toBeGreaterThan(0);
    expect(violations.filter(([, violation]) => violation !== undefined)).toEqual([]);
  },
);

const texts = ['longest-texts', 'right-to-left', 'emoji'];

test.each([
  ['of a record', 'getUser', texts],
  ['of a paged list', 'getAllUsers', [...texts, 'no-rows', '10000-rows']],
  ['of a list that is not paged', 'getAllGenre', texts],
  ['of only a flag', 'deleteBanner', []],
])('A response %s, %s, has the scenarios that change its example: %j', (_, id, names) => {
  expect(Object.keys(buildBodies(getOperation(frozen, id)))).toEqual(names);
});

test('A contract with recursive schemas has generated bodies', async () => {
  const operations = await readContractOperations(await selfReferringContract());
  const { genre } = build(operations, 'getGenre', 'emoji');
  expect(genre.genre).toContain('👩‍👩‍👧‍👦');
});

describe('Texts', () => {
  const specimen = build(specimens, 'getSpecimen', 'longest-texts');

  test('are as long as the contract allows', () => {
    expect(specimen.name).toHaveLength(40);
    expect(specimen.name).not.toContain(' ');
    expect(specimen.summary).toHaveLength(200);
    expect(specimen.place.city).toHaveLength(400);
    expect(specimen.email.length).toBeGreaterThan(100);
  });

  test('stay if their form is given', () => {
    const example = exampleBody(getOperation(specimens, 'getSpecimen')) as Record<string, unknown>;
    const kept = ['serial', 'website', 'found', 'seenAt', 'opens', 'postcode', 'colour'];
    for (const name of [...kept, 'account', 'address', 'status', 'category', 'payment'])
      expect(specimen[name]).toEqual(example[name]);
    const { user } = build(frozen, 'getUser', 'longest-texts');
    expect(user._id).toMatch(/^[0-9a-f]{24}$/);
  });

  test('stay if their example shows that programs read them', () => {
    const login = build(frozen, 'login', 'longest-texts');
    expect(login.token).toMatch(/^eyJ/);
    expect(login.user.mobile_no).toBe('2025550143');
    const { genre } = build(frozen, 'getGenre', 'longest-texts');
    expect(genre).toMatchObject({ colour: '#1e1b4b', image: '/uploads/genres/mystery.png' });
    expect(genre.genre).toHaveLength(400);
  });

  test.each(Object.entries(limitTexts))('of a document of HTML stay HTML: %s', (name, limit) => {
    expect(build(frozen, 'getPrivacyPolicy', name).data).toMatch(/^<p>[^<>]+<\/p>$/);
    expect(replaceTexts('<b>1', { maxLength: 6 }, limit)).toBe('<b>1');
  });

  test('are Arabic or Hebrew from right to left', () => {
    const { users } = build(frozen, 'getAllUsers', 'right-to-left');
    const names = users.map((user: { firstName: string }) => user.firstName).join(' ');
    expect(names).toMatch(/\p{Script=Arabic}/u);
    expect(names).toMatch(/\p{Script=Hebrew}/u);
    expect(names).not.toMatch(/[a-z]/i);
  });

  test('contain whole emoji only', () => {
    const { tags } = build(specimens, 'getSpecimen', 'emoji');
    expect(tags).toEqual(['👩‍👩‍👧‍👦 spiral 👍🏽🇺🇳', '👩‍👩‍👧‍👦 stone 👍🏽🇺🇳']);
  });
});

test('A list with 10,000 rows has full pages', () => {
  const list = (page: number, size: number) =>
    build(frozen, 'getAllUsers', '10000-rows', `currentPage=${page}&resultPerPage=${size}`);
  const pages = [list(1, 10), list(2, 10), list(1000, 10)];
  expect(pages.map(({ length }) => length)).toEqual([10_000, 10_000, 10_000]);
  const rows: { _id: string }[] = pages.flatMap(({ users }) => users);
  expect(rows).toHaveLength(30);
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(30);
  expect([list(667, 15), list(668, 15)].map(({ users }) => users.length)).toEqual([10, 0]);
});

test('A list without rows has the total 0', () => {
  expect(build(frozen, 'getAllUsers', 'no-rows')).toEqual({ success: true, users: [], length: 0 });
});

/** Writes the frozen contract with another body as the first example of the users list. */
async function writeExample(value: unknown): Promise<string> {
  // oxlint-disable-next-line typescript/no-explicit-any -- it is edited in one place
  const contract = parse(await readFile(frozenContract, 'utf8')) as any;
  const { content } = contract.paths['/api/admin/getAllUsers'].get.responses[200];
  content['application/json'].examples.page.value = value;
  const file = path.join(await createTempFolder(), 'openapi.yaml');
  await writeFile(file, JSON.stringify(contract));
  return file;
}

test.each([
  null,
  'users',
  7,
  [],
  {},
  { users: null },
  { users: 'none' },
  { users: 7 },
  { users: {} },
  { users: [null, 'Jane', 7, []] },
  { users: [{}, { _id: null }] },
])('A wrong example stops no scenario: %j', async (value) => {
  const file = await writeExample(value);
  const operations = await readContractOperations(file);
  const bodies = buildBodies(getOperation(operations, 'getAllUsers'), 'resultPerPage=5');
  expect(bodies['no-rows']).toMatchObject({ users: [], length: 0 });
  expect(bodies['10000-rows'].users).toHaveLength(5);
  expect(bodies['10000-rows'].users.every(isPlainObject)).toBe(true);
  const routes = (await listScenarioStates(file)).map(({ place }) => place.route);
  expect(routes).toContain('/admin/users');
});

test('A body is made of the only example', async () => {
  const operations = listOperations({
    paths: {
      '/pet': {
        get: {
          responses: { 200: { content: { 'application/json': { example: { name: 'Rex' } } } } },
        },
      },
    },
  });
  expect(operations.map(exampleBody)).toEqual([{ name: 'Rex' }]);
});
