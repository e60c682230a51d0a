import { describe, expect, test } from 'vitest';
import {
  type ContractOperation,
  examplesOf,
  readContractOperations,
  schemaOf,
} from '../../scripts/generate/contract-operations.ts';
import { listScenarios } from '../../scripts/lib/scenarios/scenarios.ts';
import { createValidator } from '../support/contract-values/create-validator.ts';
import { selfReferringContract } from '../support/self-referring-contract.ts';

const contracts = [
  'openapi.yaml',
  'tests/support/frozen-contract.yaml',
  ...['coupons', 'specimens'].map((name) => `tests/engine/${name}/openapi.yaml`),
];

const readOperations = async (contract: string) =>
  new Map((await readContractOperations(contract)).map((operation) => [operation.id, operation]));

const frozen = await readOperations('tests/support/frozen-contract.yaml');
const specimens = await readOperations('tests/engine/specimens/openapi.yaml');

type Operations = Awaited<ReturnType<typeof readOperations>>;

function getOperation(operations: Operations, id: string): ContractOperation {
  const operation = operations.get(id);
  if (!operation) throw new Error(`The contract has no operation ${id}.`);
  return operation;
}

/** The body of a generated scenario; `query` as in the request. */
function build(operations: Operations, id: string, name: string, query = '') {
  const operation = getOperation(operations, id);
  const scenario = listScenarios(operation).find((other) => other.name === name);
  // oxlint-disable-next-line typescript/no-explicit-any -- read by the tests as the contract says
  return scenario?.build?.(`${operation.path}?${query}`) as any;
}

const listGenerated = (operation: ContractOperation) =>
  listScenarios(operation).filter(({ kind }) => kind === 'generated');

const namesOf = (operations: Operations, id: string) =>
  listGenerated(getOperation(operations, id)).map(({ name }) => name);

const successOf = ({ operation }: ContractOperation) =>
  Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'))?.[1];

test.each(contracts)('Every generated body is valid by %s', async (contract) => {
  let count = 0;
  const operations = await readOperations(contract);
  for (const [id, operation] of operations) {
    const findViolation = createValidator(schemaOf(successOf(operation)) ?? {});
    for (const { name } of listGenerated(operation)) {
      const violation = findViolation(build(operations, id, name));
      expect({ id, name, violation }).toMatchObject({ violation: undefined });
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(0);
});

test('Generated bodies are the same each time', () => {
  for (const name of namesOf(specimens, 'getSpecimens')) {
    const first = build(specimens, 'getSpecimens', name);
    expect(build(specimens, 'getSpecimens', name)).toEqual(first);
  }
});

test('An operation offers what changes its example', () => {
  const texts = ['longest-texts', 'right-to-left', 'emoji'];
  expect(namesOf(frozen, 'getUser')).toEqual(texts);
  expect(namesOf(frozen, 'getAllUsers')).toEqual([...texts, 'no-rows', '10000-rows']);
  // Not paged.
  expect(namesOf(frozen, 'getAllGenre')).toEqual(texts);
  // Only a flag.
  expect(namesOf(frozen, 'deleteBanner')).toEqual([]);
});

test('A contract with recursive schemas has generated bodies', async () => {
  const operations = await readOperations(await selfReferringContract());
  const { genre } = build(operations, 'getGenre', 'emoji');
  expect(genre.genre).toContain('👩‍👩‍👧‍👦');
});

describe('Texts', () => {
  const specimen = build(specimens, 'getSpecimen', 'longest-texts');

  test('are as long as the contract allows, with a word that no line is wide enough for', () => {
    expect(specimen.name).toHaveLength(40);
    expect(specimen.name).not.toContain(' ');
    expect(specimen.summary).toHaveLength(200);
    expect(specimen.place.city).toHaveLength(400);
    expect(specimen.email.length).toBeGreaterThan(100);
  });

  test('stay where their form is given: identifiers, dates, URLs, patterns, enums and formats', () => {
    const response = successOf(getOperation(specimens, 'getSpecimen'));
    const { value } = Object.values(examplesOf(response))[0] ?? {};
    const example = value as Record<string, unknown>;
    const kept = ['serial', 'website', 'found', 'seenAt', 'opens', 'postcode', 'colour'];
    for (const name of [...kept, 'account', 'address', 'status', 'category', 'payment'])
      expect(specimen[name]).toEqual(example[name]);
    const { user } = build(frozen, 'getUser', 'longest-texts');
    expect(user._id).toMatch(/^[0-9a-f]{24}$/);
  });

  test('stay where only their example shows what they are: a token, a colour, a path, a number', () => {
    const login = build(frozen, 'login', 'longest-texts');
    expect(login.token).toMatch(/^eyJ/);
    expect(login.user.mobile_no).toBe('2025550143');
    const { genre } = build(frozen, 'getGenre', 'longest-texts');
    expect(genre).toMatchObject({ colour: '#1e1b4b', image: '/uploads/genres/mystery.png' });
    expect(genre.genre).toHaveLength(400);
  });

  test('of a document of HTML stay HTML', () => {
    for (const name of ['longest-texts', 'right-to-left', 'emoji'])
      expect(build(frozen, 'getPrivacyPolicy', name).data).toMatch(/^<p>[^<>]+<\/p>$/);
  });

  test('are Arabic or Hebrew from right to left', () => {
    const { users } = build(frozen, 'getAllUsers', 'right-to-left');
    const names = users.map((user: { firstName: string }) => user.firstName).join(' ');
    expect(names).toMatch(/\p{Script=Arabic}/u);
    expect(names).toMatch(/\p{Script=Hebrew}/u);
    expect(names).not.toMatch(/[a-z]/i);
  });

  test('contain whole emoji only, however short they have to be', () => {
    const { tags } = build(specimens, 'getSpecimen', 'emoji');
    expect(tags).toEqual(['👩‍👩‍👧‍👦 spiral 👍🏽🇺🇳', '👩‍👩‍👧‍👦 stone 👍🏽🇺🇳']);
  });
});

describe('A list with 10,000 rows', () => {
  const list = (query: string) => build(frozen, 'getAllUsers', '10000-rows', query);
  const idsOf = ({ users }: { users: { _id: string }[] }) => users.map(({ _id }) => _id);

  test('has as many rows on each page as are asked for, with identifiers of their own', () => {
    const pages = [1, 2, 1000].map((page) => list(`currentPage=${page}&resultPerPage=10`));
    const ids = pages.flatMap(idsOf);
    expect(pages.map(({ length }) => length)).toEqual([10_000, 10_000, 10_000]);
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
    expect(idsOf(list('currentPage=2&resultPerPage=10'))).toEqual(idsOf(pages[1]));
  });

  test('ends after the last of them', () => {
    expect(list('currentPage=667&resultPerPage=15').users).toHaveLength(10);
    expect(list('currentPage=668&resultPerPage=15').users).toHaveLength(0);
  });
});

test('A list without rows has the total 0', () => {
  expect(build(frozen, 'getAllUsers', 'no-rows')).toEqual({
    success: true,
    users: [],
    length: 0,
  });
});
