import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError, createHttpError } from '../../src/api/api-error.ts';
import type { AnyRequestParams, Api } from '../../src/api/create-api.ts';
import { exportRecords } from '../../src/engine/list/export-records.ts';
import type { FieldConfig, Resource, ResourceRecord } from '../../src/engine/config/resource.ts';
import { dismissJob, jobStore } from '../../src/ui/feedback/jobs.ts';
import { createMemorySession } from '../support/memory-session.ts';

const resource = {
  name: 'users',
  labels: { singular: 'User', plural: 'Users' },
  operations: { list: 'GET /api/admin/getAllUsers', read: 'GET /api/admin/getUser/{id}' },
  rows: 'users',
  idProperty: '_id',
  paging: {
    page: 'page',
    firstPage: 1,
    size: 'size',
    pageSizes: { options: [2], defaultSize: 2 },
    total: 'total',
  },
} as unknown as Resource;

const columns = [{ key: '_id', label: 'Id' }];

const createPage = (total: number, ...ids: (number | null)[]) => ({
  total,
  users: ids.map((_id) => ({ _id })),
});

/** An API whose pages are these; an error is thrown. */
const createApi = (...pages: (object | Error)[]) => {
  const requestByKey = vi.fn(
    async (_: string, { query }: AnyRequestParams, signal?: AbortSignal) => {
      signal?.throwIfAborted();
      const page = pages[Number(query?.['page']) - 1] ?? createPage(0);
      if (page instanceof Error) throw page;
      return page;
    },
  );
  const getOperation = () => ({ queryConstraints: { size: { enum: [2] } } });
  return { requestByKey, getOperation, resolveUrl: (url: string) => url } as unknown as Api & {
    requestByKey: typeof requestByKey;
  };
};

const links: { href: string; download: string; click: () => void }[] = [];
const blobs: Blob[] = [];

beforeEach(() => {
  vi.stubGlobal('document', {
    createElement() {
      const link = { href: '', download: '', click: () => void links.push(link) };
      return link;
    },
  });
  vi.stubGlobal('window', {
    location: { href: 'https://console.example/story-admin/#/admin/users' },
  });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  links.length = 0;
  blobs.length = 0;
  for (const { id } of jobStore.getState()) dismissJob(id);
});

const label = 'Exporting users';

const startSearch = (api: Api, store = createMemorySession()) =>
  exportRecords({ label, resource, columns, api, resources: {}, store, search: 'ja' });

const getResult = () => jobStore.getState()[0]?.result;
const readFile = async () => (await blobs[0]?.text())?.replace('\uFEFF', '');

describe('An export of a search', () => {
  test('downloads the rows of all pages, and says how many', async () => {
    await startSearch(createApi(createPage(3, 1, 2), createPage(3, 3)));
    expect(await readFile()).toBe('"Id"\r\n"1"\r\n"2"\r\n"3"\r\n');
    expect(links[0]?.download).toMatch(/^users-ja-\d{4}-\d\d-\d\d\.csv$/);
    expect(jobStore.getState()[0]).toMatchObject({
      label: 'Exporting users',
      completed: 3,
      total: 3,
    });
    expect(getResult()).toEqual({ summary: '3 users exported' });
  });

  test.each([
    ['has grown', [createPage(4, 1, 2), createPage(5, 2, 3), createPage(5, 4)], [1, 2, 3, 4], 5],
    // 2 was deleted, 3 moved to the first page, and 5 was added.
    ['was shifted', [createPage(4, 1, 3), createPage(4, 4, 5)], [1, 2, 4, 5, 3], 4],
    // 4 was deleted from the second page, and 0 added to the first.
    ['has other rows', [createPage(4, 0, 1), createPage(4, 2, 3)], [1, 2, 3, 0], 4],
  ])('has each record once, and says that the list has changed: it %s', async (...row) => {
    const [, pages, ids, total] = row;
    const api = createApi(...pages);
    api.requestByKey.mockResolvedValueOnce(createPage(4, 1, 2));
    await startSearch(api);
    expect(await readFile()).toBe(['Id', ...ids].map((cell) => `"${cell}"\r\n`).join(''));
    const summary = `^${ids.length} users exported\\. The list changed .* ${total} rows now`;
    expect(getResult()?.summary).toMatch(new RegExp(summary));
  });

  test('keeps rows without an identifier', async () => {
    await startSearch(createApi(createPage(2, null, null)));
    expect(getResult()).toEqual({ summary: '2 users exported' });
  });

  test('downloads nothing after an error, says where it ended, and can be repeated', async () => {
    const api = createApi(
      createPage(1204, 1, 2),
      new ApiError('list', 'http', 'The till is closed.', 409),
    );
    await startSearch(api);
    expect(links).toEqual([]);
    expect(getResult()?.summary).toBe('The export ended at row 2 of 1,204: The till is closed.');
    api.requestByKey.mockResolvedValue(createPage(1, 1));
    getResult()?.retry?.();
    await expect
      .poll(() => jobStore.getState().at(-1)?.result)
      .toEqual({ summary: '1 user exported' });
    expect(links).toHaveLength(1);
  });

  test('goes on after a 429, from the page that it has read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] }).setTimerTickMode('nextTimerAsync');
    const api = createApi(createPage(3, 1, 2), createPage(3, 3));
    const tooManyRequests = createHttpError('list', new Response(null, { status: 429 }), '');
    api.requestByKey
      .mockResolvedValueOnce(createPage(3, 1, 2))
      .mockRejectedValueOnce(tooManyRequests);
    await startSearch(api);
    expect(await readFile()).toBe('"Id"\r\n"1"\r\n"2"\r\n"3"\r\n');
    expect(getResult()).toEqual({ summary: '3 users exported' });
  });

  test('that failed stays to be read when another one starts, unlike one that succeeded', async () => {
    await startSearch(createApi(createPage(1, 1)));
    await startSearch(createApi(new ApiError('list', 'http', 'The till is closed.', 409)));
    await startSearch(createApi(createPage(2, 1, 2)));
    expect(jobStore.getState().map(({ result }) => result?.summary)).toEqual([
      'Nothing was exported: The till is closed.',
      '2 users exported',
    ]);
  });

  test('of no rows downloads nothing', async () => {
    await startSearch(createApi(createPage(0)));
    expect(getResult()).toEqual({ summary: 'No users to export' });
    expect(links).toEqual([]);
  });

  test.each(['a cancellation', 'a session that expires'])(
    'ends with %s, and says so',
    async (cause) => {
      const store = createMemorySession();
      const api = createApi(createPage(3, 1, 2), createPage(3, 3));
      api.requestByKey.mockImplementationOnce((_, __, signal) => {
        if (cause === 'a cancellation') jobStore.getState()[0]?.cancel();
        else store.signOut({ kind: 'expired' });
        return Promise.reject(signal?.reason as Error);
      });
      await startSearch(api, store);
      expect(getResult()).toEqual({ summary: 'Exporting users: cancelled' });
      expect(links).toEqual([]);
    },
  );

  test('ends with the session, and leaves neither job nor file', async () => {
    const store = createMemorySession();
    await startSearch(createApi(createPage(1, 1)), store);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    store.signOut({ kind: 'manual' });
    expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:1');
    expect(jobStore.getState()).toEqual([]);
  });
});

describe('An export of selected records', () => {
  const exportSelected = async (
    records: ResourceRecord[],
    fields: FieldConfig[] = columns,
    api = createApi(),
  ) => {
    const store = createMemorySession();
    await exportRecords({ label, resource, columns: fields, records, api, resources: {}, store });
  };

  test('has these, without a request', async () => {
    const api = createApi();
    await exportSelected([{ _id: 'a' }], columns, api);
    expect(await readFile()).toBe('"Id"\r\n"a"\r\n');
    expect(links[0]?.download).toMatch(/^users-selected-/);
    expect(getResult()).toEqual({ summary: '1 user exported' });
    expect(api.requestByKey).not.toHaveBeenCalled();
  });

  test('begins with a byte order mark and the labels of the columns, and ends its lines with CRLF', async () => {
    const fields = [
      { key: 'name', label: 'Name' },
      { key: 'uses', label: 'Total, all' },
    ];
    const records = [
      { _id: 'a', name: 'Zoë "Z" Ü\nsecond line', uses: 3 },
      { _id: 'b', name: null, uses: 0 },
    ];
    await exportSelected(records, fields);
    expect(blobs[0]?.type).toBe('text/csv;charset=utf-8');
    const bytes = await blobs[0]?.arrayBuffer();
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe(
      '\uFEFFName,"Total, all"\r\n"Zoë ""Z"" Ü\nsecond line",3\r\n,0\r\n',
    );
  });

  test('has the whole URL of a picture on the origin of the page', async () => {
    const photo = { key: 'photo', label: 'Photo', type: 'image' } as const;
    await exportSelected([{ _id: 'a', photo: '/uploads/a.png' }], [photo]);
    expect(await readFile()).toBe('"Photo"\r\n"https://console.example/uploads/a.png"\r\n');
  });
});
