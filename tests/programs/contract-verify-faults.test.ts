import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { administrator } from '../../scripts/sandbox/seed/administrator.ts';
import { filesIn } from '../../scripts/sandbox/open-database.ts';
import { startSandbox } from '../../scripts/sandbox/start-sandbox.ts';
import { contractOperations } from '../../scripts/verify/contract-operations.ts';
import { verify } from '../../scripts/verify/verify.ts';
import { type Plant, startBrokenServer } from '../support/broken-server.ts';
import { readFaults, writeFaults } from '../support/server-faults.ts';
import { newFolder } from '../support/start-stack.ts';

const operations = await contractOperations('openapi.yaml');
const { email, password } = administrator;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let server: Awaited<ReturnType<typeof startBrokenServer>>;
let token: string;

beforeAll(async () => {
  const files = filesIn(await newFolder());
  const host = '127.0.0.1';
  sandbox = await startSandbox({ contract: 'openapi.yaml', files, users: 48, host, port: 0 });
  server = await startBrokenServer(sandbox.url);
  const answer = await fetch(`${sandbox.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  ({ token } = (await answer.json()) as { token: string });
});

afterAll(async () => {
  server.close();
  await sandbox.close();
});

function ask(plant: Plant, options: Partial<Parameters<typeof verify>[0]> = {}) {
  server.plant(plant);
  return verify({
    operations,
    baseUrl: server.url,
    credentials: { token },
    write: false,
    timeout: 20_000,
    ...options,
  });
}

/** Patience for the faults that use it up. */
const patience = (received: string) =>
  received.startsWith('nothing within') ? { timeout: 1500 } : {};

/** The names of the banners that a run has left on the server. */
async function bannersLeft(): Promise<string[]> {
  const answer = await fetch(`${sandbox.url}/api/banner/get-banners?key=contract:verify`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { banners } = (await answer.json()) as { banners: { _id: string }[] };
  return banners.map(({ _id }) => _id);
}

test('Nothing is found behind the server that breaks nothing, and every operation is accounted for', async () => {
  const outcome = await ask({}, { write: true });
  expect(outcome).toMatchObject({ findings: [], left: [] });
  expect(outcome.operations.map(({ operationId }) => operationId)).toEqual(
    operations.map(({ id }) => id),
  );
  const reads = operations.filter(({ method }) => method === 'GET').map(({ id }) => id);
  const tried = outcome.operations.filter(({ calls }) => calls > 0);
  expect(tried.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(reads));
  for (const { calls, notTried } of outcome.operations) {
    expect(calls > 0).toBe(notTried === undefined);
    expect(notTried).not.toBe('the calls before it did not lead to it');
  }
});

describe('Found, without changing anything:', () => {
  test.each(readFaults)('%s', async (_, operationId, pointer, received, fault) => {
    const { findings, cutShort } = await ask(fault(operationId), patience(received));
    expect(findings).toContainEqual(expect.objectContaining({ operationId, pointer, received }));
    expect(new Set(findings.map((finding) => finding.operationId))).toEqual(new Set([operationId]));
    expect(cutShort).toBeUndefined();
  });

  test('nothing, when it is stopped while it waits for an answer', async () => {
    const stop = new AbortController();
    const plant: Plant = {
      answer: ({ operationId }) => {
        if (operationId !== 'getUser') return undefined;
        stop.abort();
        return 'never';
      },
    };
    const outcome = await ask(plant, { stopped: stop.signal });
    expect(outcome).toMatchObject({ findings: [], cutShort: expect.any(String) });
  });

  test('a login without a token, after which only what is public is asked', async () => {
    const plant: Plant = {
      answer: ({ operationId, json }) => {
        if (operationId === 'login') json.token = '';
      },
    };
    const { findings, operations: asked } = await ask(plant, { credentials: { email, password } });
    expect(findings).toEqual([
      expect.objectContaining({ operationId: 'login', status: 200, pointer: '/token' }),
    ]);
    expect(asked).toContainEqual(expect.objectContaining({ operationId: 'getUser', calls: 1 }));
  });

  test('the same fault in many rows, as one finding with every place', async () => {
    const { findings } = await ask({
      answer: ({ operationId, json }) => {
        if (operationId === 'getBanners')
          for (const banner of json.banners ?? []) delete banner._id;
      },
    });
    expect(findings).toHaveLength(1);
    expect(findings[0]?.places).toContainEqual({
      request: 'GET /api/banner/get-banners?currentPage=1&resultPerPage=10',
      pointer: '/banners/9/_id',
    });
  });
});

describe('Found with --write, on a banner that is gone afterwards:', () => {
  test.each(writeFaults)('%s', async (name, operationId, pointer, received, fault, plantedIn) => {
    const plant = fault(plantedIn ?? operationId);
    const { findings, left } = await ask(plant, { write: true, ...patience(received) });
    expect(findings).toContainEqual(expect.objectContaining({ operationId, pointer, received }));
    expect(new Set(findings.map((finding) => finding.operationId))).toEqual(new Set([operationId]));
    const stays = await bannersLeft();
    expect(left).toEqual(stays.map((id) => expect.stringContaining(`the banner ${id}`)));
    expect(stays).toHaveLength(name === 'a deletion deletes nothing' ? 1 : 0);
    for (const id of stays) {
      await fetch(`${sandbox.url}/api/banner/delete-banner/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${token}` },
      });
    }
  });

  test('another banner, which is named in the place of the new one and is left alone', async () => {
    const theirs = '65e000000000000000000001';
    const touched: string[] = [];
    const plant: Plant = {
      request: ({ operationId, url }) => {
        if (operationId !== 'getBanner' && url.pathname.endsWith(theirs)) touched.push(operationId);
      },
      answer: ({ operationId, json }) => {
        if (operationId === 'createBanner' && json.banner) json.banner._id = theirs;
      },
    };
    const { findings, left } = await ask(plant, { write: true });
    expect(findings).toEqual([
      expect.objectContaining({ operationId: 'createBanner', pointer: '/banner/_id' }),
    ]);
    expect({ touched, left, stays: await bannersLeft() }).toEqual({
      touched: [],
      left: [],
      stays: [],
    });
  });

  test('nothing, when it is stopped in the middle: it cleans up all the same', async () => {
    const stop = new AbortController();
    const plant: Plant = {
      request: ({ operationId }) => {
        if (operationId === 'updateBanner') stop.abort();
      },
    };
    const outcome = await ask(plant, { write: true, stopped: stop.signal });
    expect(outcome).toMatchObject({ findings: [], left: [], cutShort: expect.any(String) });
    expect(outcome.operations).toContainEqual({ operationId: 'updateBanner', calls: 1 });
    expect(await bannersLeft()).toEqual([]);
  });
});
