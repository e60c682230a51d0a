import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import type { AnyRequestParams, Api } from '../../src/api/create-api.ts';
import type { Operation } from '../../src/api/contract.ts';
import { fetchRows, getLargestPageSize } from '../../src/engine/list/fetch-rows.ts';

const resource = {
  operations: { list: 'GET /api/admin/getAllUsers', read: 'GET /api/admin/getUser/{id}' },
  rows: 'users',
  idProperty: '_id',
  paging: {
    page: 'currentPage',
    firstPage: 1,
    size: 'resultPerPage',
    pageSizes: { options: [5, 10], defaultSize: 5 },
    search: 'key',
    total: 'length',
  },
} as const;

type Respond = (page: number, signal: AbortSignal) => Promise<object> | object;

/** A list of 35 rows on pages of 10, or what `respond` returns; with the most requests that were sent at once. */
function createList(respond: Respond = (page) => createPage(page, 35)) {
  const queries: unknown[] = [];
  let concurrent = 0;
  const counts = { most: 0 };
  const api = {
    getOperation: () =>
      ({ queryConstraints: { resultPerPage: { enum: [5, 10] } } }) as unknown as Operation,
    async requestByKey(_: string, { query = {} }: AnyRequestParams, signal?: AbortSignal) {
      queries.push(query);
      concurrent += 1;
      counts.most = Math.max(counts.most, concurrent);
      try {
        return await respond(Number(query['currentPage']), signal as AbortSignal);
      } finally {
        concurrent -= 1;
      }
    },
  };
  return { api, queries, counts };
}

const createPage = (page: number, total: number) => ({
  length: total,
  users: Array.from({ length: Math.max(0, Math.min(10, total - (page - 1) * 10)) }, (_, row) => ({
    _id: (page - 1) * 10 + row,
  })),
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });

function read(list: ReturnType<typeof createList>, signal = new AbortController().signal) {
  return fetchRows(list.api as unknown as Api, resource, 'ja', signal);
}

async function readIds(pages: AsyncIterable<{ rows: readonly object[] }>) {
  const ids: unknown[] = [];
  for await (const { rows } of pages) ids.push(...rows.map((row) => (row as { _id: number })._id));
  return ids;
}

const range = (length: number) => Array.from({ length }, (_, index) => index);

const createFailure = (status: number) => new ApiError('getAllUsers', 'http', 'No.', status);

// A request is repeated after a delay.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
  onTestFinished(() => void vi.useRealTimers());
});

describe('All rows of a list', () => {
  test('are read by the largest pages, with the search, the first one before and after the others', async () => {
    const list = createList();
    const pages = read(list);
    expect((await pages.next()).value).toMatchObject({ total: 35 });
    expect(list.queries).toHaveLength(1);
    expect(await readIds(pages)).toEqual(range(35).slice(10));
    expect(list.queries).toEqual(
      [1, 2, 3, 4, 1].map((currentPage) => ({ key: 'ja', currentPage, resultPerPage: 10 })),
    );
  });

  test.each<[string, (page: number) => number, number, number]>([
    ['include those that are added meanwhile', (page) => (page < 3 ? 30 : 45), 45, 6],
    ['may become fewer', (page) => (page === 1 ? 35 : 15), 15, 5],
    ['are read once if they are on one page', () => 10, 10, 1],
    ['may be none', () => 0, 0, 1],
  ])('%s', async (_, getTotal, rowCount, requestCount) => {
    const list = createList((page) => createPage(page, getTotal(page)));
    expect(await readIds(read(list))).toEqual(range(rowCount));
    expect(list.queries).toHaveLength(requestCount);
  });

  test('arrive in order, with at most four requests at once', async () => {
    const list = createList(async (page) => {
      // The later a page, the sooner its response.
      for (let tick = page % 10; tick < 10; tick += 1) await Promise.resolve();
      return createPage(page, 200);
    });
    expect(await readIds(read(list))).toEqual(range(200));
    expect(list.counts.most).toBe(4);
  });

  test('are followed by the first page, if that has other rows by then', async () => {
    let reads = 0;
    const list = createList((page) => {
      const { users, length } = createPage(page, 35);
      if (page === 1) reads += 1;
      // Row 3 was deleted, row 10 has moved up, and another one was added at the end.
      return {
        users: reads === 2 ? users.map(({ _id }) => ({ _id: _id < 3 ? _id : _id + 1 })) : users,
        length,
      };
    });
    const ids = await readIds(read(list));
    expect(ids.slice(35)).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('are read again after an error of the server or the network, twice', async () => {
    let failures = 2;
    const list = createList((page) => {
      if (page === 2 && failures > 0) {
        failures -= 1;
        throw createFailure(503);
      }
      return createPage(page, 20);
    });
    expect(await readIds(read(list))).toEqual(range(20));
    expect(list.queries).toHaveLength(5);
  });

  test.each([
    [500, 3],
    [403, 1],
  ])('end at status %i after %i requests, after the rows before it', async (status, count) => {
    const signals: AbortSignal[] = [];
    const list = createList((page, signal) => {
      if (page === 2) throw createFailure(status);
      if (page > 2) {
        signals.push(signal);
        return untilAborted(signal);
      }
      return createPage(page, 50);
    });
    const pages = read(list);
    expect((await pages.next()).value).toMatchObject({ total: 50 });
    await expect(pages.next()).rejects.toThrow('No.');
    expect(
      list.queries.filter((query) => (query as { currentPage: number }).currentPage === 2),
    ).toHaveLength(count);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  test('end when the signal is aborted, also before a request is repeated', async () => {
    const controller = new AbortController();
    const waiting = createList((page, signal) =>
      page === 1 ? createPage(1, 50) : untilAborted(signal),
    );
    const first = read(waiting, controller.signal);
    await first.next();
    const next = first.next();
    controller.abort(new Error('Cancelled'));
    await expect(next).rejects.toThrow('Cancelled');

    const failing = createList(() => {
      throw createFailure(500);
    });
    await expect(read(failing, controller.signal).next()).rejects.toThrow('Cancelled');
    expect(failing.queries).toEqual([]);
  });

  test('are not requested any more once their reader stops', async () => {
    const signals: AbortSignal[] = [];
    const list = createList((page, signal) => {
      signals.push(signal);
      return page < 3 ? createPage(page, 90) : untilAborted(signal);
    });
    for await (const { rows } of read(list)) if (rows.some(({ _id }) => _id === 10)) break;
    expect(signals.at(-1)?.aborted).toBe(true);
  });
});

describe('The largest page', () => {
  const getSize = (constraints: object) =>
    getLargestPageSize(
      { getOperation: () => ({ queryConstraints: { resultPerPage: constraints } }) as never },
      resource,
    );

  test.each([
    [{ enum: [5, 10] }, 10],
    [{ maximum: 100 }, 100],
    [{ maximum: 100_000 }, 500],
    [{ default: 5 }, 10],
    [{}, 10],
  ])('by %j is %i', (constraints, size) => {
    expect(getSize(constraints)).toBe(size);
  });
});
