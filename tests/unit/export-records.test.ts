import { resolveObjectURL } from 'node:buffer';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttpError } from '../../src/api/api-error.ts';
import type { AnyRequestParams, Api } from '../../src/api/create-api.ts';
import { createQueryClient } from '../../src/api/query-client.ts';
import { exportRecords } from '../../src/engine/list/export-records.ts';
import type { ResolvedField, Resource, ResourceRecord } from '../../src/engine/config/resource.ts';
import { createJobs } from '../../src/ui/feedback/jobs.ts';
import { openTab } from '../support/memory-session.ts';

/** Users on pages of one or two. */
const resource = {
  name: 'users',
  labels: { singular: 'User', plural: 'Users' },
  operations: { list: 'GET /api/admin/getAllUsers', read: 'GET /api/admin/getUser/{id}' },
  idProperty: '_id',
  search: { fields: ['_id'] },
  paging: {
    request: { by: 'number', name: 'page', size: 'size', firstPage: 1 },
    rows: ['users'],
    pageSizes: { options: [1, 2], defaultSize: 1 },
    search: 'key',
    total: { path: ['total'] },
  },
} as unknown as Resource;

const columns = [{ key: '_id', label: 'Id' }];

type Respond = (page: number, signal: AbortSignal) => Promise<object> | object;

/** Responds with pages of two of a list with these identifiers. */
const respondWithPages =
  (...ids: unknown[]): Respond =>
  (page) => ({
    total: ids.length,
    users: ids.slice(2 * page - 2, 2 * page).map((_id) => ({ _id })),
  });

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

/** An API with this list, and the queries that were sent. */
function createList(respond: Respond) {
  const queries: Record<string, unknown>[] = [];
  async function sendByKey(_: string, { query = {} }: AnyRequestParams, signal?: AbortSignal) {
    queries.push(query);
    const body = await respond(Number(query['page']), signal as AbortSignal);
    return { body, headers: new Headers() };
  }
  const getOperation = () => ({ queryConstraints: { size: { enum: [1, 2] } } });
  const resolveUrl = (url: string) => url;
  return { api: { sendByKey, getOperation, resolveUrl } as unknown as Api, queries };
}

const failure = { success: false, error: { message: 'It is closed.' } };
const createFailure = (status: number) =>
  createHttpError('list', new Response(null, { status }), failure);

let session: Pick<Parameters<typeof exportRecords>[0], 'store' | 'jobs'>;

/** The link that is clicked to download a file. */
let link = { href: '', download: '', click: vi.fn() };

beforeEach(() => {
  const { store } = openTab();
  session = { store, jobs: createJobs(store) };
  // A request is repeated after a delay.
  vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
  link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const href = 'https://console.example/story-admin/#/admin/users';
  vi.stubGlobal('window', { location: { href } });
});

const label = 'Exporting users';
const title = 'Users exported';

const onGone = vi.fn();
const queryClient = createQueryClient();
const common = { queryClient, label, resource, columns, resources: {}, onGone };

const startSearch = ({ api }: { api: Api }) =>
  exportRecords({ ...common, ...session, api, criteria: { search: 'ja' } });

const getResult = () => session.jobs.getState().at(-1)?.result;
const getFile = () => resolveObjectURL(link.href);
const readFile = async () => (await getFile()?.text())?.replace('\uFEFF', '');
const formatFile = (...ids: unknown[]) => ['Id', ...ids].map((cell) => `"${cell}"\r\n`).join('');

describe('An export of a search', () => {
  test('downloads the rows of all pages', async () => {
    const list = createList(respondWithPages(...range(5)));
    await startSearch(list);
    expect(list.queries).toEqual([1, 2, 3, 1].map((page) => ({ key: 'ja', page, size: 2 })));
    expect(await readFile()).toBe(formatFile(...range(5)));
    expect(link.download).toMatch(/^users-ja-\d{4}-\d\d-\d\d\.csv$/);
    expect(session.jobs.getState()[0]).toMatchObject({ label, completed: 5, total: 5 });
    expect(getResult()).toEqual({ title, summary: '5 users exported' });
  });

  test.each([
    ['fits on one page', [1], '1 user exported'],
    ['has rows without an identifier', [null, null], '2 users exported'],
  ])('reads a list that %s once', async (_, ids, summary) => {
    const list = createList(respondWithPages(...ids));
    await startSearch(list);
    expect(getResult()).toEqual({ title, summary });
    expect(link.click).toHaveBeenCalledOnce();
    expect(list.queries).toHaveLength(1);
  });

  test('downloads no file of an empty list', async () => {
    await startSearch(createList(respondWithPages()));
    expect(getResult()).toEqual({ summary: 'No users to export' });
    expect(link.click).not.toHaveBeenCalled();
  });

  test('has the rows in order', async () => {
    let current = 0;
    let most = 0;
    const list = createList(async (page, signal) => {
      current += 1;
      most = Math.max(most, current);
      // The later a page is, the sooner its response comes.
      for (let tick = page % 10; tick < 10; tick += 1) await Promise.resolve();
      current -= 1;
      return respondWithPages(...range(40))(page, signal);
    });
    await startSearch(list);
    expect(await readFile()).toBe(formatFile(...range(40)));
    expect(most).toBe(4);
  });

  test.each([
    ['rows came first', [1, 2, 3, 4], [0, 1, 2, 3, 4], [1, 2, 3, 4, 0]],
    ['rows came last', [1, 2, 3], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5]],
    ['rows went', [1, 2, 3, 4, 5, 6], [1, 2, 3], [1, 2, 3]],
    ['one went early, another came last', [1, 2, 3, 4], [1, 3, 4, 5], [1, 2, 4, 5, 3]],
    ['one came first, another went', [1, 2, 3, 4], [0, 1, 2, 3], [1, 2, 3, 0]],
  ])('has each row once: %s', async (...row) => {
    const [, before, after, exported] = row;
    let ids = before;
    const list = createList((page, signal) => {
      const response = respondWithPages(...ids)(page, signal);
      ids = after;
      return response;
    });
    await startSearch(list);
    expect(await readFile()).toBe(formatFile(...exported));
    const summary = `^${exported.length} users exported\\. The list changed .* ${after.length} rows now`;
    expect(getResult()?.summary).toMatch(new RegExp(summary));
  });

  test.each([
    [503, 2],
    [429, 1],
  ])('continues after the status %i', async (status, count) => {
    let failureCount = count;
    const list = createList((page, signal) => {
      if (page === 1 || failureCount === 0) return respondWithPages(1, 2, 3)(page, signal);
      failureCount -= 1;
      throw createFailure(status);
    });
    await startSearch(list);
    expect(list.queries).toHaveLength(3 + count);
    expect(await readFile()).toBe(formatFile(1, 2, 3));
    expect(getResult()).toEqual({ title, summary: '3 users exported' });
  });

  test.each([
    [500, 3],
    [409, 1],
  ])('ends at the status %i after %i requests', async (status, count) => {
    const signals: AbortSignal[] = [];
    let isClosed = true;
    const list = createList((page, signal) => {
      if (page === 1 || !isClosed) return respondWithPages(...range(1204))(page, signal);
      if (page === 2) throw createFailure(status);
      signals.push(signal);
      return new Promise(() => undefined);
    });
    await startSearch(list);
    expect(list.queries.filter(({ page }) => page === 2)).toHaveLength(count);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
    expect(link.click).not.toHaveBeenCalled();
    expect(getResult()?.summary).toBe('The export ended at row 2 of 1,204: It is closed.');
    isClosed = false;
    getResult()?.retry?.();
    await expect.poll(getResult).toEqual({ title, summary: '1,204 users exported' });
  });

  test('that failed stays to be read when another one starts', async () => {
    await startSearch(createList(respondWithPages(1)));
    await startSearch(createList(() => Promise.reject(createFailure(409))));
    await startSearch(createList(respondWithPages(1, 2)));
    const summaries = session.jobs.getState().map(({ result }) => result?.summary);
    expect(summaries).toEqual(['Nothing was exported: It is closed.', '2 users exported']);
  });

  test.each([
    ['a cancellation', () => session.jobs.getState()[0]?.cancel()],
    ['a session that expires', () => session.store.signOut({ kind: 'expired' })],
  ])('is cancelled by %s', async (_, end) => {
    const signals: AbortSignal[] = [];
    const list = createList((page, signal) => {
      if (page === 1) return respondWithPages(...range(90))(page, signal);
      signals.push(signal);
      end();
      return new Promise(() => undefined);
    });
    await startSearch(list);
    expect(getResult()).toEqual({ summary: 'Exporting users: cancelled' });
    expect(link.click).not.toHaveBeenCalled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  test('leaves nothing when the session ends', async () => {
    await startSearch(createList(respondWithPages(1)));
    expect(getFile()).toBeDefined();
    session.store.signOut({ kind: 'manual' });
    expect(getFile()).toBeUndefined();
    expect(session.jobs.getState()).toEqual([]);
  });
});

describe('An export of selected records', () => {
  async function exportSelected(records: ResourceRecord[], fields: ResolvedField[] = columns) {
    const list = createList(respondWithPages());
    const selected = { records, outdated: new Set<ResourceRecord>() };
    const { api } = list;
    await exportRecords({ ...common, ...session, columns: fields, selected, api });
    return list;
  }

  test('has the current values of records that are not shown', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    const records = ids.map((_id) => ({ _id, name: `Old ${_id}`, rooms: 2 }));
    const read: unknown[] = [];
    async function requestByKey(key: string, { path = {} }: AnyRequestParams) {
      read.push([key, path]);
      if (path['id'] === 'c') throw createFailure(404);
      return { user: { _id: path['id'], name: `New ${path['id']}` } };
    }
    await exportRecords({
      ...common,
      resource: { ...resource, record: ['user'] },
      columns: ['name', 'rooms'].map((key) => ({ key, label: key })),
      selected: { records, outdated: new Set(records.slice(1)) },
      api: { requestByKey } as unknown as Api,
      ...session,
    });
    expect(read).toEqual(['b', 'c', 'd'].map((id) => [resource.operations.read, { id }]));
    // A property that only a row has stays.
    expect(await readFile()).toBe('name,rooms\r\nOld a,2\r\nNew b,2\r\nNew d,2\r\n');
    expect(getResult()).toEqual({ title, summary: '3 users exported, 1 gone already' });
    expect(onGone).toHaveBeenCalledExactlyOnceWith('c');
  });

  test('needs no request for records that are shown', async () => {
    const { queries } = await exportSelected([{ _id: 'a' }]);
    expect(await readFile()).toBe(formatFile('a'));
    expect(link.download).toMatch(/^users-selected-/);
    expect(getResult()).toEqual({ title, summary: '1 user exported' });
    expect(queries).toEqual([]);
  });

  test('has the format of RFC 4180', async () => {
    const name = { key: 'name', label: 'Name' };
    const uses = { key: 'uses', label: 'Total, all' };
    const zoe = { _id: 'a', name: 'Zoë "Z" Ü\nsecond line', uses: 3 };
    await exportSelected([zoe, { _id: 'b', name: null, uses: 0 }], [name, uses]);
    expect(getFile()?.type).toBe('text/csv;charset=utf-8');
    const bytes = await getFile()?.arrayBuffer();
    const content = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(content).toBe('\uFEFFName,"Total, all"\r\n"Zoë ""Z"" Ü\nsecond line",3\r\n,0\r\n');
  });

  test('has the whole URL of a picture on the origin of the page', async () => {
    const photo = { key: 'photo', label: 'Photo', type: 'image' } as const;
    await exportSelected([{ _id: 'a', photo: '/uploads/a.png' }], [photo]);
    expect(await readFile()).toBe('"Photo"\r\n"https://console.example/uploads/a.png"\r\n');
  });
});
