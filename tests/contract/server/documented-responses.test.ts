import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { readDocument } from '../../../scripts/generate/read-contract.ts';
import type { InjectedFault } from '../../support/faulty-server.ts';
import { startVerification } from './start-verification.ts';

type Responses = Record<string, object>;
interface Contract {
  paths: Record<string, Record<string, { operationId: string; responses: Responses }>>;
}

const frozenContract = 'tests/support/frozen-contract.yaml';
const verification = await startVerification();
afterAll(verification.close);
afterEach(() => vi.restoreAllMocks());

/** The contract with the responses of one operation replaced. */
async function withResponses(id: string, change: (responses: Responses) => Responses) {
  const contract = (await readDocument(frozenContract)) as unknown as Contract;
  for (const operation of Object.values(contract.paths).flatMap((item) => Object.values(item))) {
    if (operation.operationId === id) operation.responses = change(operation.responses);
  }
  return { contract };
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

const failure = { success: false, error: { message: 'No.' } };

test.each<[documented: string, status: number, body: object, found: object[]]>([
  ['4XX', 409, failure, []],
  ['default', 409, failure, []],
  ['4XX', 409, { success: false }, [{ status: 409, pointer: '/error' }]],
  ['default', 409, { success: false }, [{ status: 409, pointer: '/error' }]],
  ['4XX', 500, failure, [{ status: 500, pointer: '' }]],
])(
  'Where %s documents errors, one with status %i and the body %j has the findings %j',
  async (...row) => {
    const [documented, status, body, found] = row;
    const contract = await withResponses('getUser', ({ 200: success = {}, 422: error = {} }) => ({
      200: success,
      [documented]: error,
    }));
    const fault: InjectedFault = {
      onResponse: (response) =>
        response.operationId === 'getUser' && response.status === 404
          ? { status, body }
          : undefined,
    };
    const { findings } = await verification.verify(fault, contract);
    expect(findings).toEqual(
      found.map((finding) => expect.objectContaining({ id: 'getUser', ...finding })),
    );
  },
);

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
