import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { readDocument } from '../../../scripts/generate/read-contract.ts';
import type { InjectedFault } from '../../support/faulty-server.ts';
import { startVerification, type Verification } from './start-verification.ts';

type Responses = Record<string, object>;
interface Contract {
  paths: Record<string, Record<string, { operationId: string; responses: Responses }>>;
}

let verification: Verification;
const readContract = () => readDocument('tests/support/frozen-contract.yaml');
beforeAll(async () => {
  verification = await startVerification();
});
afterAll(() => verification.close());
afterEach(() => vi.restoreAllMocks());

test('The searched properties are those of the resource configuration, whatever the placeholder is', async () => {
  const renamed = verification.resources.map((resource) =>
    resource.name === 'users'
      ? { ...resource, search: { ...resource.search, placeholder: 'Find people' } }
      : resource,
  );
  expect(await verification.verify({}, { resources: renamed })).toMatchObject({ findings: [] });
  const wrongMatches: InjectedFault = {
    onResponse: ({ operationId, url, json }) => {
      if (operationId !== 'getAllUsers' || !url.searchParams.has('key')) return;
      for (const user of json.users) Object.assign(user, { firstName: '-', lastName: '-' });
    },
  };
  const { findings } = await verification.verify(wrongMatches, { resources: renamed });
  expect(findings).toEqual([
    expect.objectContaining({
      id: 'getAllUsers',
      pointer: '/users/0',
      message:
        'expected a row with the search text in firstName or lastName, received a row without it',
    }),
  ]);
});

describe('Other ways to document responses', () => {
  const failure = { success: false, error: { message: 'No.' } };

  /** The contract with the responses of one operation replaced. */
  async function withResponses(id: string, change: (responses: Responses) => Responses) {
    const contract = (await readContract()) as unknown as Contract;
    for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item))) {
      if (operation.operationId === id) operation.responses = change(operation.responses);
    }
    return { contract };
  }

  const withErrors = (key: string) =>
    withResponses('getUser', ({ 200: success, 422: error }) => ({
      ...(success && { 200: success }),
      ...(error && { [key]: error }),
    }));

  test('204 without content is a success', async () => {
    const deletion = await withResponses('deleteBanner', ({ 200: _, ...others }) => ({
      204: { description: 'Deleted.' },
      ...others,
    }));
    const fault: InjectedFault = {
      onResponse: ({ operationId, status }) =>
        operationId === 'deleteBanner' && status === 200 ? { status: 204, body: '' } : undefined,
    };
    const result = await verification.verify(fault, { ...deletion, write: true });
    expect(result).toMatchObject({ findings: [], leftovers: undefined });

    const other = await verification.verify({}, { ...deletion, write: true });
    expect(other.findings).toEqual([
      expect.objectContaining({
        id: 'deleteBanner',
        message: 'expected status 204, received status 200, which the contract does not document',
      }),
    ]);
  });

  test.each(['4XX', 'default'])('%s documents an error with any status', async (key) => {
    const reading = await withErrors(key);
    const rejecting = (body: object): InjectedFault => ({
      onResponse: ({ operationId, status }) =>
        operationId === 'getUser' && status >= 400 ? { status: 409, body } : undefined,
    });
    for (const fault of [{}, rejecting(failure)])
      expect(await verification.verify(fault, reading)).toMatchObject({ findings: [] });
    const { findings } = await verification.verify(rejecting({ success: false }), reading);
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings)
      expect(finding).toMatchObject({ id: 'getUser', status: 409, pointer: '/error' });
  });

  test('4XX does not document a 500', async () => {
    const fault: InjectedFault = {
      onResponse: ({ operationId, status }) =>
        operationId === 'getUser' && status === 404 ? { status: 500, body: failure } : undefined,
    };
    const { findings } = await verification.verify(fault, await withErrors('4XX'));
    expect(findings).toEqual([
      expect.objectContaining({
        message: expect.stringContaining(
          'status 500, which the contract does not document',
        ) as string,
      }),
    ]);
  });
});

test('An error with another status than the documented one is found in each operation', async () => {
  const { findings } = await verification.verify({
    onResponse: ({ status, json }) => (status === 422 ? { status: 400, body: json } : undefined),
  });
  const reads = ['getUser', 'getStory', 'getGenre', 'getBanner'];
  const lists = ['getAllUsers', 'getAllStoryRooms', 'getAllGenres', 'getBanners'];
  // An invalid identifier for each record; page 0 and an invalid page size for each list.
  expect(findings.map(({ id }) => id).toSorted()).toEqual(
    [...reads, ...lists, ...lists].toSorted(),
  );
  for (const { status, message } of findings) {
    expect(status).toBe(400);
    expect(message).toContain('expected status 422');
  }
});
