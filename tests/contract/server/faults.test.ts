/** The checks of a server find each kind of fault, in the operation that has it and in no other. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  toError,
  type Violation,
  violationKinds,
} from '../../../scripts/contract-verify/violations.ts';
import { type InjectedFault, startFaultyServer } from '../../support/faulty-server.ts';
import { credentials, signIn, startSeededSandbox } from '../../support/sign-in-to-stack.ts';
import { deletionFault, type FaultCase, injectFaults, readFaults, writeFaults } from './faults.ts';
import { createServerChecks } from './server-checks.ts';

const contract = 'openapi.yaml';
const sandbox = await startSeededSandbox();
afterAll(sandbox.close);
const faulty = await startFaultyServer(sandbox.url, contract);
afterAll(faulty.close);
const headers = { authorization: `Bearer ${await signIn(sandbox.url)}` };
const banners = `${sandbox.url}/api/banner`;

afterEach(() => vi.restoreAllMocks());

/** Ends a call without a response as soon as the server has decided not to respond, instead of after its timeout. */
function endTimeouts(fault: InjectedFault): InjectedFault {
  let controller = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    controller = new AbortController();
    return controller.signal;
  });
  return {
    ...fault,
    onResponse(response) {
      const replaced = fault.onResponse?.(response);
      if (replaced === 'never') controller.abort(new DOMException('Too late.', 'TimeoutError'));
      return replaced;
    },
  };
}

const foundKinds = new Set<string>();

/** Makes all checks of the server with a fault. */
async function verify(fault: InjectedFault, { write = false } = {}) {
  faulty.injectFault(endTimeouts(fault));
  const server = { contract, baseUrl: faulty.url, credentials, timeoutMs: 20_000, write };
  const { checks, unchecked, cleanUp } = await createServerChecks(server);
  const findings: (Violation & { id: string; title: string })[] = [];
  const skipped: string[] = [];
  for (const { id, title, getSkipReason, findViolations } of checks) {
    const reason = getSkipReason();
    const violations = reason === undefined ? await findViolations() : [];
    if (reason !== undefined) skipped.push(reason);
    findings.push(...violations.map((violation) => ({ ...violation, id, title })));
  }
  for (const { kind } of findings) foundKinds.add(kind);
  const leftovers = await cleanUp().then(
    () => undefined,
    ({ message }: Error) => message,
  );
  return { findings, skipped, unchecked, leftovers };
}

type VerifyResult = Awaited<ReturnType<typeof verify>>;

/** The identifiers of banners that runs have left on the server. */
async function findOwnBanners(): Promise<string[]> {
  const found = await fetch(`${banners}/get-banners?key=contract:verify`, { headers });
  const body = (await found.json()) as { banners: { _id: string }[] };
  return body.banners.map(({ _id }) => _id);
}

/** The first fault of each operation, then the second of each, and so on. */
function toRounds(faults: readonly FaultCase[]): FaultCase[][] {
  const byOperation = [...Map.groupBy(faults, ([, id]) => id).values()];
  const count = Math.max(...byOperation.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    byOperation.flatMap((ofOperation) => ofOperation.slice(index, index + 1)),
  );
}

const listOperations = ({ findings }: VerifyResult) => new Set(findings.map(({ id }) => id));

const toFinding = ([, id, pointer, message]: FaultCase) =>
  expect.objectContaining({ id, pointer, message: expect.stringContaining(message) as string });

test('A correct server has no findings', async () => {
  const result = await verify({}, { write: true });
  expect(result).toMatchObject({ findings: [], leftovers: undefined, skipped: [] });
  expect(result.unchecked.filter(({ reason }) => reason.startsWith('no check'))).toEqual([]);
});

describe('Without --write, contract:verify finds that', () => {
  describe.each(toRounds(readFaults).map((faults) => [faults.length, faults] as const))(
    '(with %s faults at once)',
    (_, faults) => {
      let result: VerifyResult;
      beforeAll(async () => {
        result = await verify(injectFaults(faults));
      });

      test.each(faults)('%s (%s)', (...fault) => {
        expect(result.findings).toContainEqual(toFinding(fault));
      });

      test('and nothing else', () => {
        expect(listOperations(result)).toEqual(new Set(faults.map(([, id]) => id)));
      });
    },
  );

  test('an error has another status than the documented one, in each operation', async () => {
    const { findings } = await verify({
      onResponse: ({ status, json }) => (status === 422 ? { status: 400, body: json } : undefined),
    });
    const reads = ['getUser', 'getStory', 'getGenre', 'getBanner'];
    const lists = ['getAllUsers', 'getAllStoryRooms', 'getAllGenres', 'getBanners'];
    // Each record is read with an invalid identifier, and each list with page 0 and with an invalid page size.
    expect(findings.map(({ id }) => id).toSorted()).toEqual(
      [...reads, ...lists, ...lists].toSorted(),
    );
    for (const { status, message } of findings) {
      expect(status).toBe(400);
      expect(message).toContain('expected status 422');
    }
  });

  test('a login returns no token', async () => {
    const called: string[] = [];
    const result = await verify({
      onResponse: ({ operationId, bearer, json }) => {
        if (operationId === 'login') json.token = '';
        if (bearer) called.push(operationId);
      },
    });
    expect(result.findings).toEqual([
      expect.objectContaining({ id: 'login', status: 200, pointer: '/token' }),
    ]);
    expect(called).toEqual([]);
    expect(result.skipped).toContain('login returned no usable token');
  });

  test('many rows have the same fault', async () => {
    const { findings } = await verify({
      onResponse: ({ operationId, json }) => {
        if (operationId === 'getBanners')
          for (const banner of json.banners ?? []) delete banner._id;
      },
    });
    const ofPage = findings.filter(({ title }) => title === 'has pages of 10 rows');
    expect(ofPage).toContainEqual(
      expect.objectContaining({
        request: 'GET /api/banner/get-banners?currentPage=1&resultPerPage=10',
        pointer: '/banners/9/_id',
      }),
    );
    expect(toError(ofPage).message.match(/at "/g)).toHaveLength(1);
    expect(toError(ofPage).message).toContain(`(and ${ofPage.length - 1} more)`);
  });
});

describe('With --write, contract:verify deletes its banner and finds that', () => {
  test.each(writeFaults)('%s', async (...fault) => {
    const result = await verify(injectFaults([fault]), { write: true });
    expect(result.findings).toContainEqual(toFinding(fault));
    expect(listOperations(result)).toEqual(new Set([fault[1]]));
    expect(result.leftovers).toBeUndefined();
    expect(await findOwnBanners()).toEqual([]);
  });

  test('a deletion deletes nothing', async () => {
    const result = await verify(injectFaults([deletionFault]), { write: true });
    expect(result.findings).toContainEqual(toFinding(deletionFault));
    expect(listOperations(result)).toEqual(new Set([deletionFault[1]]));
    const remaining = await findOwnBanners();
    for (const left of remaining)
      await fetch(`${banners}/delete-banner/${left}`, { method: 'DELETE', headers });
    expect(remaining).toHaveLength(1);
    expect(result.leftovers).toContain(`the banner ${remaining[0]}`);
  });

  test('the response to adding has the identifier of another banner', async () => {
    const otherId = '65e000000000000000000001';
    const touched: string[] = [];
    const result = await verify(
      {
        onRequest: ({ operationId, url }) => {
          if (operationId !== 'getBanner' && url.pathname.endsWith(otherId))
            touched.push(operationId);
        },
        onResponse: ({ operationId, json }) => {
          if (operationId === 'createBanner' && json.banner) json.banner._id = otherId;
        },
      },
      { write: true },
    );
    expect(result).toMatchObject({
      findings: [{ id: 'createBanner', pointer: '/banner/_id' }],
      leftovers: undefined,
    });
    expect([touched, await findOwnBanners()]).toEqual([[], []]);
  });
});

test('Every kind of finding that has advice occurs above', () => {
  expect([...foundKinds].toSorted()).toEqual(violationKinds.toSorted());
  for (const kind of violationKinds) {
    const [, , advice] = toError([
      { kind, request: 'GET /', status: 200, pointer: '', message: '' },
    ]).message.split('\n');
    expect(advice).toMatch(/^ {2}[A-Z].{40,}\.$/);
  }
});
