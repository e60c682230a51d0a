import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administrator } from '../../scripts/sandbox/seed/people.ts';
import { readProbedOperations } from '../../scripts/contract-verify/operations.ts';
import { violationKinds } from '../../scripts/contract-verify/advice.ts';
import type { InjectedFault } from '../support/faulty-server.ts';
import { readFaults } from '../support/read-faults.ts';
import { startVerification, type Verification } from '../support/start-verification.ts';
import { writeFaults } from '../support/write-faults.ts';

const { email, password } = administrator;
const operations = await readProbedOperations('tests/support/frozen-contract.yaml');
let verification: Verification;
beforeAll(async () => {
  verification = await startVerification();
});
afterAll(() => verification.close());

const foundKinds = new Set<string>();
const verifyWith: Verification['verify'] = async (fault, options) => {
  const result = await verification.verify(fault, options);
  for (const { kind } of result.findings) foundKinds.add(kind);
  return result;
};

/** A short timeout for faults that cause one. */
const timeoutFor = (received: string) =>
  received.startsWith('nothing within') ? { timeoutMs: 1500 } : {};

/** The identifiers of banners that a run left on the server. */
async function findRemainingBanners(): Promise<string[]> {
  const { sandboxUrl, token } = verification;
  const response = await fetch(`${sandboxUrl}/api/banner/get-banners?key=contract:verify`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { banners } = (await response.json()) as { banners: { _id: string }[] };
  return banners.map(({ _id }) => _id);
}

test('A correct server has no findings, and every operation is either called or skipped with a reason', async () => {
  const result = await verifyWith({}, { write: true });
  expect(result).toMatchObject({ findings: [], leftovers: [] });
  expect(result.operations.map(({ operationId }) => operationId)).toEqual(
    operations.map(({ id }) => id),
  );
  const reads = operations.filter(({ method }) => method === 'GET').map(({ id }) => id);
  const called = result.operations.filter(({ calls }) => calls > 0);
  expect(called.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(reads));
  for (const { calls, skipped } of result.operations) {
    expect(calls > 0).toBe(skipped === undefined);
    expect(skipped).not.toBe('no earlier call led to it');
  }
});

describe('Without --write, contract:verify finds that', () => {
  test.each(readFaults)('%s', async (_, operationId, pointer, received, createFault) => {
    const { findings, abortReason } = await verifyWith(
      createFault(operationId),
      timeoutFor(received),
    );
    expect(findings).toContainEqual(expect.objectContaining({ operationId, pointer, received }));
    expect(new Set(findings.map((finding) => finding.operationId))).toEqual(new Set([operationId]));
    expect(abortReason).toBeUndefined();
  });

  test('nothing is wrong, when it is interrupted while waiting for a response', async () => {
    const controller = new AbortController();
    const fault: InjectedFault = {
      onResponse: ({ operationId }) => {
        if (operationId !== 'getUser') return undefined;
        controller.abort();
        return 'never';
      },
    };
    const result = await verifyWith(fault, { signal: controller.signal });
    expect(result).toMatchObject({ findings: [], abortReason: expect.any(String) });
  });

  test('a login returns no token; protected operations are then called only without one', async () => {
    const fault: InjectedFault = {
      onResponse: ({ operationId, json }) => {
        if (operationId === 'login') json.token = '';
      },
    };
    const { findings, operations: called } = await verifyWith(fault, {
      credentials: { email, password },
    });
    expect(findings).toEqual([
      expect.objectContaining({ operationId: 'login', status: 200, pointer: '/token' }),
    ]);
    expect(called).toContainEqual(expect.objectContaining({ operationId: 'getUser', calls: 1 }));
  });

  test('many rows have the same fault, as one finding with every occurrence', async () => {
    const { findings } = await verifyWith({
      onResponse: ({ operationId, json }) => {
        if (operationId === 'getBanners')
          for (const banner of json.banners ?? []) delete banner._id;
      },
    });
    expect(findings).toHaveLength(1);
    expect(findings[0]?.occurrences).toContainEqual({
      operationId: 'getBanners',
      request: 'GET /api/banner/get-banners?currentPage=1&resultPerPage=10',
      pointer: '/banners/9/_id',
    });
  });
});

describe('With --write, contract:verify deletes its banner and finds that', () => {
  test.each(writeFaults)(
    '%s',
    async (name, operationId, pointer, received, createFault, faultyOperation) => {
      const fault = createFault(faultyOperation ?? operationId);
      const { findings, leftovers } = await verifyWith(fault, {
        write: true,
        ...timeoutFor(received),
      });
      expect(findings).toContainEqual(expect.objectContaining({ operationId, pointer, received }));
      expect(new Set(findings.map((finding) => finding.operationId))).toEqual(
        new Set([operationId]),
      );
      const remaining = await findRemainingBanners();
      expect(leftovers).toEqual(remaining.map((id) => expect.stringContaining(`the banner ${id}`)));
      expect(remaining).toHaveLength(name === 'a deletion deletes nothing' ? 1 : 0);
      for (const id of remaining) {
        await fetch(`${verification.sandboxUrl}/api/banner/delete-banner/${id}`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${verification.token}` },
        });
      }
    },
  );

  test('the response to adding has the identifier of another banner, which is not touched', async () => {
    const otherId = '65e000000000000000000001';
    const touched: string[] = [];
    const fault: InjectedFault = {
      onRequest: ({ operationId, url }) => {
        if (operationId !== 'getBanner' && url.pathname.endsWith(otherId))
          touched.push(operationId);
      },
      onResponse: ({ operationId, json }) => {
        if (operationId === 'createBanner' && json.banner) json.banner._id = otherId;
      },
    };
    const { findings, leftovers } = await verifyWith(fault, { write: true });
    expect(findings).toEqual([
      expect.objectContaining({ operationId: 'createBanner', pointer: '/banner/_id' }),
    ]);
    expect({ touched, leftovers, remaining: await findRemainingBanners() }).toEqual({
      touched: [],
      leftovers: [],
      remaining: [],
    });
  });

  test('nothing is wrong, when it is interrupted; it still cleans up', async () => {
    const controller = new AbortController();
    const fault: InjectedFault = {
      onRequest: ({ operationId }) => {
        if (operationId === 'updateBanner') controller.abort();
      },
    };
    const result = await verifyWith(fault, { write: true, signal: controller.signal });
    expect(result).toMatchObject({ findings: [], leftovers: [], abortReason: expect.any(String) });
    expect(result.operations).toContainEqual({ operationId: 'updateBanner', calls: 1 });
    expect(await findRemainingBanners()).toEqual([]);
  });
});

test('Every kind of finding that has advice occurs above', () => {
  expect([...foundKinds].toSorted()).toEqual(violationKinds.toSorted());
});
