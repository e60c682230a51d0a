import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { operations } from '../../src/api/contract.ts';
import { type Api, createApi } from '../../src/api/create-api.ts';
import { baseUrl, createTestApi, failure, json, type Respond } from './create-test-api.ts';

describe('A request', () => {
  const noUsers = { success: true, users: [], length: 0 };

  test('has the method, the path and the query of its operation', async () => {
    const { api, sent } = createTestApi(() => json(noUsers));
    const query = { key: 'jane doe', currentPage: 2, resultPerPage: 10 } as const;
    await api.request('GET /api/admin/getAllUsers', { query });
    const url = `${baseUrl}/api/admin/getAllUsers?key=jane%20doe&currentPage=2&resultPerPage=10`;
    expect(sent).toEqual([expect.objectContaining({ method: 'GET', url })]);
  });

  test('sends the token to an operation with authentication', async () => {
    const { sent, listUsers } = createTestApi(() => json(noUsers));
    await listUsers();
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  test('accepts a response with a property that the contract does not have', async () => {
    const { listUsers } = createTestApi(() => json({ ...noUsers, shard: 7 }));
    await expect(listUsers()).resolves.toMatchObject({ length: 0 });
  });

  test('keeps the browser from asking for a password itself where basic authentication has failed', async () => {
    const place = { in: 'header', name: 'authorization' } as const;
    const operation = createTestApi().api.getOperation('GET /api/admin/getAllUsers');
    const credentialsFor = async (prefix: string) => {
      const { sent, listUsers } = createTestApi(undefined, {
        'GET /api/admin/getAllUsers': { ...operation, credential: { ...place, prefix } },
      });
      await listUsers().catch(() => undefined);
      return sent[0]?.credentials;
    };
    expect(await credentialsFor('Basic ')).toBe('omit');
    expect(await credentialsFor('Bearer ')).toBe('same-origin');
  });

  test('replaces half of a character, which no URL can have', async () => {
    const { api, sent } = createTestApi();
    const [path, query] = [{ id: 'a\ud83d' }, { q: 'Space \ud83d', page: 2 }];
    await api.requestByKey('DELETE /api/banner/delete-banner/{id}', { path, query });
    const url = `${baseUrl}/api/banner/delete-banner/a%EF%BF%BD?q=Space%20%EF%BF%BD&page=2`;
    expect(sent).toEqual([expect.objectContaining({ url })]);
  });

  test('sends no token to an operation without authentication', async () => {
    const { api, sent } = createTestApi(() => json({ success: true, data: '' }));
    await api.request('GET /api/admin/privacy_policy', {});
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  test('sends a multipart body as form data', async () => {
    const { api, sent } = createTestApi();
    const image = new File(['bytes'], 'noir.png', { type: 'image/png' });
    await api.requestByKey('PUT /api/admin/updateGenre/{id}', {
      path: { id: '65d000000000000000000001' },
      body: { genre: null, colour: undefined, starter: [{ starter: 'a' }], isShown: false, image },
    });
    const parts = [...((await sent[0]?.formData()) ?? [])];
    const [name, file] = parts.pop() as [string, File];
    expect([name, file.name, await file.text()]).toEqual(['image', 'noir.png', 'bytes']);
    expect(parts).toEqual([
      ['genre', ''],
      ['starter', '[{"starter":"a"}]'],
      ['isShown', 'false'],
    ]);
  });

  test.each(['', '.', '..'])('is not sent for the identifier "%s"', async (id) => {
    const { api, sent } = createTestApi();
    const request = api.request('GET /api/admin/getUser/{id}', { path: { id } });
    await expect(request).rejects.toThrow(`"${id}" is no identifier.`);
    expect(sent).toEqual([]);
  });

  test('is not sent for a key that is not in the contract', () => {
    expect(() => createTestApi().api.getOperation('GET /api/nothing')).toThrow(
      'The contract has no operation "GET /api/nothing".',
    );
  });
});

const brokenOff = new ReadableStream({ start: (stream) => stream.error(new Error('Cut')) });

describe('A request rejects', () => {
  const rejections: [string, Respond, ApiError['kind'], number | undefined, string][] = [
    ["with the server's message for an HTTP error", () => failure('No.', 403), 'http', 403, 'No.'],
    ['for success: false with status 200', () => failure('Wait.', 200), 'http', 200, 'Wait.'],
    [
      "with the server's address and the error's own message for a network error",
      () => Promise.reject(new TypeError('Failed to fetch')),
      'network',
      undefined,
      `${baseUrl} did not answer. Try again, or check that it is running (Failed to fetch).`,
    ],
    [
      'with the operation for a response that breaks off',
      () => new Response(brokenOff),
      'network',
      undefined,
      `${baseUrl} broke off its answer to getAllUsers. Try again (Cut).`,
    ],
  ];

  test.each(rejections)('%s', async (_, respond, kind, status, message) => {
    const { listUsers } = createTestApi(respond);
    const error = await listUsers().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ operationId: 'getAllUsers', kind, status, message });
  });

  test.each(rejections)('without the end of the session %s', async (_, respond) => {
    const { listUsers, onUnauthorized } = createTestApi(respond);
    await expect(listUsers()).rejects.toThrow();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  const noJson = { pointer: '', expected: 'JSON' };

  test.each([
    [' ', 'the body is empty', { ...noJson, received: 'empty' }],
    [
      ' <!doctype html><title>Login</title>',
      'the body is HTML, not JSON',
      { ...noJson, received: 'HTML, not JSON' },
    ],
    [
      '{"success":true,"users":[{"_id',
      'the body is not complete JSON',
      { ...noJson, received: 'not complete JSON' },
    ],
    [
      '{"success":true,"length":1,"users":[{"_id":7}]}',
      'users[0]._id is number, not string',
      { pointer: '/users/0/_id', expected: 'string', received: 'number' },
    ],
  ])('with the violation in the body %j', async (body, description, violation) => {
    const { listUsers, onViolation } = createTestApi(() => new Response(body));
    const operationId = 'getAllUsers';
    const message = `The server's answer to getAllUsers does not match the contract: ${description}`;
    await expect(listUsers()).rejects.toMatchObject({ kind: 'contract', operationId, message });
    expect(onViolation).toHaveBeenCalledExactlyOnceWith({ operationId, ...violation });
  });

  test.each<[string, Respond]>([
    ['204', () => new Response(null, { status: 204 })],
    ['200', () => new Response('')],
  ])(
    'with a contract violation for status %s without the body that the contract has',
    async (_, respond) => {
      const { api, onViolation } = createTestApi(respond);
      const keys = [
        'GET /api/admin/getDashboardData',
        'PATCH /api/admin/updateAdminProfile',
        'DELETE /api/banner/delete-banner/{id}',
      ] as const;
      for (const key of keys) {
        const { id } = operations[key] ?? {};
        const message = `The server's answer to ${id} does not match the contract: the body is empty`;
        await expect(api.requestByKey(key, {})).rejects.toMatchObject({
          kind: 'contract',
          message,
        });
      }
      expect(onViolation).toHaveBeenCalledTimes(keys.length);
    },
  );

  test('with the reason of the signal for an abort', async () => {
    const controller = new AbortController();
    const { api } = createTestApi(() => {
      controller.abort();
      throw controller.signal.reason;
    });
    const request = api.request('GET /api/admin/getDashboardData', {}, controller.signal);
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('The response of an operation whose contract has no body', () => {
  const remove = (respond: Respond) =>
    createTestApi(respond).api.requestByKey('DELETE /specimens/{specimenId}' as never, {
      path: { specimenId: '12' },
    });

  test('may be empty, whatever its status', async () => {
    expect(await remove(() => new Response(null, { status: 204 }))).toEqual({});
    expect(await remove(() => new Response(''))).toEqual({});
  });

  test('has none', async () => {
    await expect(remove(() => json({ success: true }))).rejects.toThrow(
      "The server's answer to deleteSpecimen does not match the contract: the body is object, not empty",
    );
  });
});

test.each([
  ['a protected operation calls', 'GET /api/admin/getDashboardData', [['Expired.', 'secret']]],
  ['the sign-in does not call', 'POST /api/admin/login', []],
] as const)('Status 401 of %s onUnauthorized', async (_, key, calls) => {
  const { api, onUnauthorized } = createTestApi(() => failure('Expired.', 401));
  await expect(api.requestByKey(key, {})).rejects.toThrow('Expired.');
  expect(onUnauthorized.mock.calls).toEqual(calls);
});

describe('The timeout of a request', () => {
  const body = { content: 'é'.repeat(500_000) };
  const updatePolicy = (api: Api) => api.request('PUT /api/admin/updatePrivacyPolicy', { body });

  test.each<[string, number, (api: Api) => Promise<unknown>]>([
    ['is 30 s without a body', 30_000, (api) => api.request('GET /api/genre/getAllGenre', {})],
    ['grows with a long text, by the time that its bytes take at 50 kB/s', 50_000, updatePolicy],
    [
      'grows with an uploaded file',
      130_000,
      (api) =>
        api.request('PUT /api/banner/update-banner/{id}', {
          path: { id: '65e000000000000000000001' },
          body: { image: new File([new Uint8Array(5_000_000)], 'large.png') },
        }),
    ],
  ])('%s', async (_, expectedMs, send) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await send(createTestApi(() => json({ success: true, data: [], length: 0 })).api);
    const timeoutMs = timeout.mock.calls[0]?.[0];
    expect(timeoutMs).toBeGreaterThanOrEqual(expectedMs);
    expect(timeoutMs).toBeLessThan(expectedMs + 10);
  });

  test('is in the error message', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
      AbortSignal.abort(new DOMException('Over.', 'TimeoutError')),
    );
    const { api } = createTestApi((request) => {
      request.signal.throwIfAborted();
      return json({});
    });
    await expect(updatePolicy(api)).rejects.toMatchObject({
      kind: 'timeout',
      status: undefined,
      message: 'The server did not answer updatePrivacyPolicy within 50 seconds.',
    });
  });
});

test.each([
  ['', '/uploads/a.png', 'https://admin.example.com/uploads/a.png'],
  ['', 'uploads/a.png', 'https://admin.example.com/uploads/a.png'],
  ['/v1', 'uploads/a.png', 'https://admin.example.com/v1/uploads/a.png'],
  ['https://api.example.com', '/uploads/a.png', 'https://api.example.com/uploads/a.png'],
  ['https://api.example.com/v1', '/uploads/a.png', 'https://api.example.com/uploads/a.png'],
  ['https://api.example.com/v1', 'a.png', 'https://api.example.com/v1/a.png'],
  ['https://api.example.com/v1/', 'a.png', 'https://api.example.com/v1/a.png'],
  ['https://api.example.com', 'https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['https://api.example.com', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['https://api.example.com', 'http://[', 'http://['],
])('The URL of a file is resolved relative to the API server "%s": %s', (server, url, expected) => {
  vi.stubGlobal('location', new URL('https://admin.example.com/story-admin/#/admin/users'));
  const callbacks = { getToken: () => undefined, onUnauthorized: () => undefined };
  expect(createApi({ baseUrl: server, operations, ...callbacks }).resolveUrl(url)).toBe(expected);
});
