import $RefParser from '@apidevtools/json-schema-ref-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type OperationId,
  readProbedOperations,
} from '../../scripts/contract-verify/operations.ts';
import { textReport } from '../../scripts/contract-verify/text-report.ts';
import type { InjectedFault } from '../support/faulty-server.ts';
import { startVerification, type Verification } from '../support/start-verification.ts';

type Responses = Record<string, object>;
interface Contract {
  paths: Record<string, Record<string, { operationId: string; responses: Responses }>>;
}

let verification: Verification;
beforeAll(async () => {
  verification = await startVerification();
});
afterAll(() => verification.close());

const verifyWith: Verification['verify'] = (fault, options) => verification.verify(fault, options);

describe('The searched properties', () => {
  const people = () =>
    verification.resources.map((resource) =>
      resource.name === 'users'
        ? { ...resource, search: { ...resource.search, placeholder: 'Find people' } }
        : resource,
    );
  const wrongMatches: InjectedFault = {
    onResponse: ({ operationId, url, json }) => {
      if (operationId !== 'getAllUsers' || !url.searchParams.has('key')) return;
      for (const user of json.users) Object.assign(user, { firstName: '-', lastName: '-' });
    },
  };

  test('are those of the resource configuration, whatever the placeholder is', async () => {
    expect(await verifyWith({}, { resources: people() })).toMatchObject({ findings: [] });
    const { findings } = await verifyWith(wrongMatches, { resources: people() });
    expect(findings).toEqual([
      expect.objectContaining({
        operationId: 'getAllUsers',
        pointer: '/users/0',
        expected: 'a row with the search text in firstName or lastName',
      }),
    ]);
  });
});

describe('Other ways to document responses', () => {
  const failure = { success: false, error: { message: 'No.' } };

  /** The operations of the contract, with the responses of one replaced. */
  async function withResponses(id: OperationId, change: (responses: Responses) => Responses) {
    const contract = (await $RefParser.parse(
      'tests/support/frozen-contract.yaml',
    )) as unknown as Contract;
    for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item))) {
      if (operation.operationId === id) operation.responses = change(operation.responses);
    }
    return readProbedOperations(contract);
  }

  test('204 without content is a success', async () => {
    const deletion = await withResponses('deleteBanner', ({ 200: _, ...others }) => ({
      204: { description: 'Deleted.' },
      ...others,
    }));
    const fault: InjectedFault = {
      onResponse: ({ operationId, status }) =>
        operationId === 'deleteBanner' && status === 200 ? { status: 204, body: '' } : undefined,
    };
    const result = await verifyWith(fault, { operations: deletion, write: true });
    expect(result).toMatchObject({ findings: [], leftovers: [] });

    const other = await verifyWith({}, { operations: deletion, write: true });
    expect(other.findings).toEqual([
      expect.objectContaining({
        operationId: 'deleteBanner',
        expected: 'status 204',
        received: 'status 200, which the contract does not document',
      }),
    ]);
  });

  test.each(['4XX', '4xx', 'default'])('%s documents an error with any status', async (key) => {
    const reading = await withResponses('getUser', ({ 200: success, 422: error }) => ({
      ...(success && { 200: success }),
      ...(error && { [key]: error }),
    }));
    const rejecting = (body: object): InjectedFault => ({
      onResponse: ({ operationId, status }) =>
        operationId === 'getUser' && status >= 400 ? { status: 409, body } : undefined,
    });
    expect(await verifyWith({}, { operations: reading })).toMatchObject({ findings: [] });
    expect(await verifyWith(rejecting(failure), { operations: reading })).toMatchObject({
      findings: [],
    });
    const { findings } = await verifyWith(rejecting({ success: false }), { operations: reading });
    expect(findings).toEqual([
      expect.objectContaining({ operationId: 'getUser', status: 409, pointer: '/error' }),
    ]);
  });

  test('4XX does not document a 500', async () => {
    const reading = await withResponses('getUser', ({ 200: success, 422: error }) => ({
      ...(success && { 200: success }),
      ...(error && { '4XX': error }),
    }));
    const fault: InjectedFault = {
      onResponse: ({ operationId, status }) =>
        operationId === 'getUser' && status === 404 ? { status: 500, body: failure } : undefined,
    };
    const { findings } = await verifyWith(fault, { operations: reading });
    expect(findings).toEqual([
      expect.objectContaining({ received: 'status 500, which the contract does not document' }),
    ]);
  });
});

test('Errors with an undocumented status are one finding with all its operations', async () => {
  const fault: InjectedFault = {
    onResponse: ({ status, json }) => (status === 422 ? { status: 400, body: json } : undefined),
  };
  const result = await verifyWith(fault);
  const reads = ['getUser', 'getStory', 'getGenre', 'getBanner'];
  const lists = ['getAllUsers', 'getAllStoryRooms', 'getAllGenres', 'getBanners'];
  expect(result.findings).toHaveLength(1);
  const [finding] = result.findings;
  expect(finding).toMatchObject({ pointer: '', status: 400, expected: 'status 422' });
  expect(finding?.operations.toSorted()).toEqual([...reads, ...lists].toSorted());
  // An invalid identifier for each record; page 0 and an invalid page size for each list.
  expect(finding?.occurrences).toHaveLength(reads.length + 2 * lists.length);
  expect(finding?.occurrences).toContainEqual({
    operationId: 'getBanners',
    request: 'GET /api/banner/get-banners?currentPage=0&resultPerPage=5',
    pointer: '',
  });

  const report = textReport(result);
  expect(report).toMatch(/\n {2}getUser +\d+ calls, 1 finding\n/);
  expect(report.match(/expected status 422/g)).toHaveLength(1);
  expect(report).toContain(`In ${finding?.operations.join(', ')}:\n`);
  expect(report).toContain('1 finding');
});

test('Errors with different statuses are different findings', async () => {
  const { findings } = await verifyWith({
    onResponse: ({ operationId, status, json }) => {
      if (status !== 422) return undefined;
      return { status: operationId === 'getUser' ? 404 : 400, body: json };
    },
  });
  expect(findings.map(({ received, operations: affected }) => [received, affected.length])).toEqual(
    expect.arrayContaining([
      ['status 404', 1],
      [expect.stringContaining('status 400'), 7],
    ]),
  );
});
