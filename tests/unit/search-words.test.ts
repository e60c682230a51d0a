import { QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import type { AnyRequestParams, Api } from '../../src/api/create-api.ts';
import { createQueryClient, invalidateOperations } from '../../src/api/query-client.ts';
import type { ListResource } from '../../src/engine/config/list-page.ts';
import { listQuery } from '../../src/engine/config/queries.ts';
import { fetchFoundRows, searchWords } from '../../src/engine/config/search-words.ts';

const resource = {
  operations: { list: 'GET /api/admin/getAllUsers' },
  idProperty: '_id',
  search: { fields: ['firstName', 'lastName'] },
  paging: {
    request: { by: 'number', name: 'page', size: 'size', firstPage: 1 },
    rows: ['users'],
    pageSizes: { options: [5, 10], defaultSize: 5 },
    search: 'key',
    total: { path: ['total'] },
  },
} as unknown as ListResource;

const createUsers = (count: number, firstName: string | null, lastName: string) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `${firstName}${lastName}${index}`,
    firstName,
    lastName,
  }));

/** The API of a server that looks for the whole search in first and last names, and the requests that it got. */
function createServer(...users: ReturnType<typeof createUsers>[number][]) {
  const requests: string[] = [];
  async function sendByKey(_: string, { query = {} }: AnyRequestParams) {
    const [key, page, size] = ['key', 'page', 'size'].map((name) => query[name]);
    requests.push(`${key} ${page}×${size}`);
    const found = users.filter((user) =>
      [user.firstName, user.lastName].some((name) =>
        name?.toLowerCase().includes(String(key).toLowerCase()),
      ),
    );
    const end = Number(page) * Number(size);
    const body = { total: found.length, users: found.slice(end - Number(size), end) };
    return { body, headers: new Headers() };
  }
  const getOperation = () => ({
    queryConstraints: { size: { enum: [5, 10] }, key: { minLength: 2 } },
  });
  return { api: { sendByKey, getOperation } as unknown as Api, requests };
}

const never = new AbortController().signal;
const all = { maxRead: Infinity };

const janes = createUsers(40, 'Jane', 'Roe');
const does = createUsers(12, 'Zoë', 'Doe');
const [janeDoe] = createUsers(1, 'Jane', 'Doe');
if (!janeDoe) throw new Error('There is no Jane Doe.');

describe('A search for several words', () => {
  test('finds rows with all words in any order', async () => {
    const { api, requests } = createServer(...janes, ...does, janeDoe);
    const found = await searchWords(api, resource, { search: 'doe JANE' }, all, never);
    expect(found).toEqual({ rows: [janeDoe] });
    const counts = ['JANE 1×5', 'doe 1×5'];
    expect(requests.slice(0, 2).toSorted()).toEqual(counts);
    expect(requests.slice(2)).toEqual(['doe 1×10', 'doe 2×10', 'doe 1×10']);
  });

  test('finds accents, parts of words, and rows that lack a property', async () => {
    const { api } = createServer(...does, ...createUsers(1, null, 'Doe Zo'));
    const { rows } = await searchWords(api, resource, { search: 'zo doe' }, all, never);
    expect(rows).toHaveLength(13);
  });

  test('reads no row where no row has one of the words', async () => {
    const { api, requests } = createServer(...janes);
    expect(await searchWords(api, resource, { search: 'jane poe' }, all, never)).toEqual({
      rows: [],
    });
    expect(requests).toEqual(['jane 1×5', 'poe 1×5']);
  });

  test('counts no word that is too short for the contract', async () => {
    const { api, requests } = createServer(janeDoe);
    expect(await searchWords(api, resource, { search: 'jane d' }, all, never)).toEqual({
      rows: [janeDoe],
    });
    expect(requests).toEqual(['jane 1×5', 'jane 1×10']);
    expect(await searchWords(api, resource, { search: 'j d' }, all, never)).toEqual({ rows: [] });
    expect(requests).toHaveLength(2);
  });

  test.each([
    [{ maxRead: 20 }, 0, { count: 20, total: 41 }],
    [{ maxRead: 41 }, 1, undefined],
    [{ maxRead: Infinity, maxFound: 1 }, 1, undefined],
  ])('within the limits %j finds %i', async (limits, count, searched) => {
    const { api } = createServer(...createUsers(80, 'Zoë', 'Doe'), ...janes, janeDoe);
    const found = await searchWords(api, resource, { search: 'jane doe' }, limits, never);
    expect(found.rows).toHaveLength(count);
    expect(found.searched).toEqual(searched);
  });

  test('that has found enough reads no further', async () => {
    const { api } = createServer(...does, janeDoe);
    const found = await searchWords(
      api,
      resource,
      { search: 'zoë doe' },
      { ...all, maxFound: 2 },
      never,
    );
    expect(found).toEqual({ rows: does.slice(0, 10), searched: { count: 10, total: 12 } });
  });
});

describe('The list of a search', () => {
  const fetchPage = (api: Api, page: number, search: string, client = createQueryClient()) =>
    client.fetchQuery(listQuery(api, resource, { pageNumber: page, pageSize: 5, search }));

  test('is that of the server if it finds anything', async () => {
    const { api, requests } = createServer(...createUsers(1, 'Anna Maria', 'Roe'));
    expect(await fetchPage(api, 1, 'anna maria')).toMatchObject({ total: 1 });
    expect(await fetchPage(api, 1, 'zoe')).toMatchObject({ total: 0, rows: [] });
    expect(requests).toEqual(['anna maria 1×5', 'zoe 1×5']);
  });

  test('has the rows with all words on pages', async () => {
    const { api, requests } = createServer(...does);
    const client = createQueryClient();
    expect(await fetchPage(api, 1, 'zoë doe', client)).toEqual({
      rows: does.slice(0, 5),
      total: 12,
      isTotalKnown: true,
      firstRowNumber: 1,
      search: 'zoë doe',
    });
    const count = requests.length;
    const last = { rows: does.slice(10), total: 12, isTotalKnown: true, firstRowNumber: 11 };
    expect(await fetchPage(api, 3, 'zoë doe', client)).toMatchObject(last);
    expect(requests.slice(count)).toEqual(['zoë doe 3×5']);
  });

  test('is searched anew when its page is aborted and read again', async () => {
    const { api } = createServer(...does);
    const signals: AbortSignal[] = [];
    const sendByKey: Api['sendByKey'] = async (key, params, signal) => {
      const isHeld = params.query?.['size'] === 10 && signals.length === 0;
      if (!isHeld) return api.sendByKey(key, params, signal);
      if (signal) signals.push(signal);
      return new Promise(() => undefined);
    };
    const client = createQueryClient();
    const first = fetchPage({ ...api, sendByKey }, 1, 'zoë doe', client);
    first.catch(() => undefined);
    await expect.poll(() => signals).toHaveLength(1);
    await client.cancelQueries({ queryKey: [resource.operations.list, { query: {} }] });
    expect(signals[0]?.aborted).toBe(true);
    const next = await fetchPage({ ...api, sendByKey }, 1, 'zoë doe', client);
    expect(next).toMatchObject({ total: 12 });
  });

  test('is exported as it is shown', async () => {
    const { api } = createServer(...does);
    const pages = [];
    for await (const { rows, total } of fetchFoundRows(api, resource, { search: 'zoë doe' }, never))
      pages.push([rows.length, total]);
    expect(pages).toEqual([[12, 12]]);
  });
});

test.each([
  ['of the list', ['GET /api/admin/getAllUsers'] as const],
  ['of something else', [] as const],
])('A search on the screen goes on after a change %s', async (_, operations) => {
  const { api, requests } = createServer(...janes, ...does, janeDoe);
  const response = Promise.withResolvers<void>();
  const slowApi: Api = {
    ...api,
    async sendByKey(...request) {
      const sent = api.sendByKey(...request);
      // The words are searched once the server has found no row with all of them.
      if (requests.length > 1) await response.promise;
      return sent;
    },
  };
  const client = createQueryClient();
  const listParams = { pageNumber: 1, pageSize: 5, search: 'jane doe' };
  const observer = new QueryObserver(client, listQuery(slowApi, resource, listParams));
  const leave = observer.subscribe(() => undefined);
  await expect.poll(() => requests.length).toBeGreaterThan(1);
  void invalidateOperations(client, operations);
  response.resolve();
  await expect.poll(() => observer.getCurrentResult().data?.rows).toEqual([janeDoe]);
  leave();
});
