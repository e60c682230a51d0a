import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { createApi } from '../../src/api/create-api.ts';
import { operations } from '../../src/api/contract.ts';

const json = (body: unknown, status = 200) => Response.json(body, { status });

function createTestApi(fetch: (request: Request) => Promise<Response> | Response, token?: string) {
  const onUnauthorized = vi.fn();
  const api = createApi({
    baseUrl: 'http://server.test',
    operations,
    getToken: () => token,
    onUnauthorized,
    fetch: async (request) => fetch(request),
  });
  return { api, onUnauthorized };
}

const listUsers = (respond: () => Promise<Response> | Response) =>
  createTestApi(respond, 'token').api.request('GET /api/admin/getAllUsers', {
    query: { currentPage: 1 },
  });

describe('A request', () => {
  test('sends method, path, query and the bearer token', async () => {
    let sent: Request | undefined;
    const { api } = createTestApi((request) => {
      sent = request;
      return json({ success: true, users: [], length: 0 });
    }, 'secret');
    await api.request('GET /api/admin/getAllUsers', {
      query: { key: 'jane doe', currentPage: 2, resultPerPage: 10 },
    });
    expect(sent?.method).toBe('GET');
    expect(sent?.url).toBe(
      'http://server.test/api/admin/getAllUsers?key=jane%20doe&currentPage=2&resultPerPage=10',
    );
    expect(sent?.headers.get('authorization')).toBe('Bearer secret');
  });

  test('may be answered without content', async () => {
    const { api } = createTestApi(() => new Response(null, { status: 204 }), 'secret');
    const path = { id: '65b000000000000000000001' };
    expect(await api.request('DELETE /api/admin/deleteUser/{id}', { path })).toEqual({});
  });

  test('sends no token to an operation without authentication', async () => {
    let sent: Request | undefined;
    const { api } = createTestApi((request) => {
      sent = request;
      return json({ success: true, data: '' });
    }, 'secret');
    await api.request('GET /api/admin/privacy_policy', {});
    expect(sent?.headers.has('authorization')).toBe(false);
  });

  test('sends a multipart body as form data with the bytes of files', async () => {
    let form: FormData | undefined;
    const { api } = createTestApi(async (request) => {
      form = await request.formData();
      return json({ success: true });
    }, 'secret');
    await api.request('PUT /api/admin/updateGenre/{id}', {
      path: { id: '65d000000000000000000001' },
      body: { genre: 'Noir', image: new File(['bytes'], 'noir.png', { type: 'image/png' }) },
    });
    expect(form?.get('genre')).toBe('Noir');
    const image = form?.get('image') as File;
    expect([image.name, await image.text()]).toEqual(['noir.png', 'bytes']);
  });

  test('sends a value that was cleared as an empty part of a multipart body', async () => {
    let form: FormData | undefined;
    const { api } = createTestApi(async (request) => {
      form = await request.formData();
      return json({ success: true });
    }, 'secret');
    await api.requestByKey('PUT /api/admin/updateGenre/{id}', {
      path: { id: '65d000000000000000000001' },
      body: { genre: null, colour: undefined, starter: [{ starter: 'a' }], isShown: false },
    });
    expect([...(form ?? [])]).toEqual([
      ['genre', ''],
      ['starter', '[{"starter":"a"}]'],
      ['isShown', 'false'],
    ]);
  });

  test.each(['', '.', '..'])('is not sent for the identifier "%s"', async (id) => {
    const fetch = vi.fn();
    const { api } = createTestApi(fetch, 'secret');
    const request = api.request('GET /api/admin/getUser/{id}', { path: { id } });
    await expect(request).rejects.toThrow(`"${id}" is no identifier.`);
    expect(fetch).not.toHaveBeenCalled();
  });

  test('ignores response properties that are not in the contract', async () => {
    const body = { success: true, users: [], length: 0, shard: 7 };
    await expect(listUsers(() => json(body))).resolves.toMatchObject({ length: 0 });
  });
});

describe('A request rejects', () => {
  const responses: [string, () => Promise<Response> | Response, Partial<ApiError>][] = [
    [
      "with the server's message for an HTTP error",
      () => json({ success: false, error: { message: 'No.' } }, 403),
      { kind: 'http', status: 403, message: 'No.' },
    ],
    [
      'with the status line for an HTTP error with an empty body',
      () => new Response(null, { status: 500, statusText: 'Internal Server Error' }),
      { kind: 'http', status: 500, message: '500 Internal Server Error' },
    ],
    [
      'with the status line for an HTTP error with an HTML body',
      () => new Response('<h1>nginx</h1>', { status: 502, statusText: 'Bad Gateway' }),
      { kind: 'http', status: 502, message: '502 Bad Gateway' },
    ],
    [
      'for success: false with status 200',
      () => json({ success: false, error: { message: 'Not today.' } }),
      { kind: 'http', status: 200, message: 'Not today.' },
    ],
    [
      'for an empty body',
      () => new Response(''),
      {
        kind: 'contract',
        message:
          "The server's answer to getAllUsers does not match the contract: the body is empty",
      },
    ],
    [
      'for an HTML body',
      () => new Response('<!doctype html><title>Login</title>'),
      {
        kind: 'contract',
        message:
          "The server's answer to getAllUsers does not match the contract: the body is HTML, not JSON",
      },
    ],
    [
      'for truncated JSON',
      () => new Response('{"success":true,"users":[{"_id'),
      {
        kind: 'contract',
        message:
          "The server's answer to getAllUsers does not match the contract: the body is not complete JSON",
      },
    ],
    [
      'for a contract violation, with the position in the message',
      () =>
        json({
          success: true,
          length: 4,
          users: [
            ...Array.from({ length: 3 }, () => ({ _id: 'a'.repeat(24) })),
            { firstName: 'x' },
          ],
        }),
      {
        kind: 'contract',
        message:
          "The server's answer to getAllUsers does not match the contract: users[3]._id is missing",
      },
    ],
    [
      "with the server's address and the error's own message for a network error",
      () => Promise.reject(new TypeError('Failed to fetch')),
      {
        kind: 'network',
        status: undefined,
        message:
          'http://server.test did not answer. Try again, or check that it is running (Failed to fetch).',
      },
    ],
    [
      'with the operation for a response that breaks off',
      () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error('Cut')) })),
      {
        kind: 'network',
        message: 'http://server.test broke off its answer to getAllUsers. Try again (Cut).',
      },
    ],
    [
      'with the timeout in the message for a timeout',
      () => Promise.reject(new DOMException('', 'TimeoutError')),
      { kind: 'timeout', message: 'The server did not answer getAllUsers within 30 seconds.' },
    ],
  ];

  test.each(responses)('%s', async (_, respond, expected) => {
    const error = await listUsers(respond).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ operationId: 'getAllUsers', ...expected });
  });

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

describe('Status 401', () => {
  const unauthorized = () => json({ success: false, error: { message: 'Expired.' } }, 401);

  test('of a protected operation calls onUnauthorized with the token of the request', async () => {
    const { api, onUnauthorized } = createTestApi(unauthorized, 'old');
    await expect(api.request('GET /api/admin/getDashboardData', {})).rejects.toThrow('Expired.');
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('Expired.', 'old');
  });

  test('of the sign-in does not call onUnauthorized', async () => {
    const { api, onUnauthorized } = createTestApi(unauthorized, 'old');
    const body = { email: 'a@example.com', password: 'x' };
    await expect(api.request('POST /api/admin/login', { body })).rejects.toThrow('Expired.');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

test.each([
  ['<!doctype html>', { pointer: '', expected: 'JSON', received: 'HTML, not JSON' }],
  [
    '{"success":true,"length":1,"users":[{"_id":7}]}',
    { pointer: '/users/0/_id', expected: 'string', received: 'number' },
  ],
])('A contract violation is passed to onViolation: %s', async (body, violation) => {
  const onViolation = vi.fn();
  const api = createApi({
    baseUrl: 'http://server.test',
    operations,
    getToken: () => 'token',
    onUnauthorized: vi.fn(),
    onViolation,
    fetch: async () => new Response(body),
  });
  await expect(api.request('GET /api/admin/getAllUsers', {})).rejects.toThrow('contract');
  expect(onViolation).toHaveBeenCalledExactlyOnceWith({ operationId: 'getAllUsers', ...violation });
});

test('getOperation throws for a key that is not in the contract', () => {
  expect(() => createTestApi(() => json({})).api.getOperation('GET /api/nothing')).toThrow(
    'The contract has no operation "GET /api/nothing".',
  );
});
