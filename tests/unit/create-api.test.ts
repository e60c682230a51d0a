import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '../../src/api/api-error.ts';
import { operations } from '../../src/api/contract.ts';
import { type Api, type ApiOptions, createApi } from '../../src/api/create-api.ts';

const json = (body: unknown, status = 200) => Response.json(body, { status });

type Respond = (request: Request) => Promise<Response> | Response;

/** An API client with these responses, and the requests that it has sent. */
function createTestApi(
  respond: Respond = () => json({ success: true }),
  onViolation?: ApiOptions['onViolation'],
) {
  const sent: Request[] = [];
  const onUnauthorized = vi.fn();
  const api = createApi({
    baseUrl: 'http://server.test',
    operations,
    getToken: () => 'secret',
    onUnauthorized,
    onViolation,
    async fetch(request) {
      sent.push(request.clone());
      return respond(request);
    },
  });
  return { api, sent, onUnauthorized };
}

const listUsers = (respond: Respond) =>
  createTestApi(respond).api.request('GET /api/admin/getAllUsers', { query: { currentPage: 1 } });

describe('A request', () => {
  test('sends method, path, query and the bearer token', async () => {
    const { api, sent } = createTestApi(() => json({ success: true, users: [], length: 0 }));
    await api.request('GET /api/admin/getAllUsers', {
      query: { key: 'jane doe', currentPage: 2, resultPerPage: 10 },
    });
    expect(sent[0]?.method).toBe('GET');
    expect(sent[0]?.url).toBe(
      'http://server.test/api/admin/getAllUsers?key=jane%20doe&currentPage=2&resultPerPage=10',
    );
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer secret');
  });

  test('may be answered without content', async () => {
    const { api } = createTestApi(() => new Response(null, { status: 204 }));
    const path = { id: '65b000000000000000000001' };
    expect(await api.request('DELETE /api/admin/deleteUser/{id}', { path })).toEqual({});
  });

  test('sends no token to an operation without authentication', async () => {
    const { api, sent } = createTestApi(() => json({ success: true, data: '' }));
    await api.request('GET /api/admin/privacy_policy', {});
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  test('sends a multipart body as form data: files as bytes, a cleared value as an empty part', async () => {
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

  test('ignores response properties that are not in the contract', async () => {
    const body = { success: true, users: [], length: 0, shard: 7 };
    await expect(listUsers(() => json(body))).resolves.toMatchObject({ length: 0 });
  });
});

/** A list whose fourth user has no identifier. */
const invalidList = {
  success: true,
  length: 4,
  users: [...Array.from({ length: 3 }, () => ({ _id: 'a'.repeat(24) })), { firstName: 'x' }],
};

const brokenOff = new ReadableStream({ start: (stream) => stream.error(new Error('Cut')) });

describe('A request rejects', () => {
  test.each<[string, Respond, ApiErrorKind, number | undefined, string]>([
    [
      "with the server's message for an HTTP error",
      () => json({ success: false, error: { message: 'No.' } }, 403),
      'http',
      403,
      'No.',
    ],
    [
      'for success: false with status 200',
      () => json({ success: false, error: { message: 'Not today.' } }),
      'http',
      200,
      'Not today.',
    ],
    [
      "with the server's address and the error's own message for a network error",
      () => Promise.reject(new TypeError('Failed to fetch')),
      'network',
      undefined,
      'http://server.test did not answer. Try again, or check that it is running (Failed to fetch).',
    ],
    [
      'with the operation for a response that breaks off',
      () => new Response(brokenOff),
      'network',
      undefined,
      'http://server.test broke off its answer to getAllUsers. Try again (Cut).',
    ],
  ])('%s', async (_, respond, kind, status, message) => {
    const error = await listUsers(respond).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ operationId: 'getAllUsers', kind, status, message });
  });

  test.each([
    ['an empty body', '', 'the body is empty'],
    ['an HTML body', ' <!doctype html><title>Login</title>', 'the body is HTML, not JSON'],
    ['truncated JSON', '{"success":true,"users":[{"_id', 'the body is not complete JSON'],
    ['a contract violation', JSON.stringify(invalidList), 'users[3]._id is missing'],
  ])('for %s, with what and where it is', async (_, body, description) => {
    await expect(listUsers(() => new Response(body))).rejects.toMatchObject({
      kind: 'contract',
      operationId: 'getAllUsers',
      message: `The server's answer to getAllUsers does not match the contract: ${description}`,
    });
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
    const { api, onUnauthorized } = createTestApi(unauthorized);
    await expect(api.request('GET /api/admin/getDashboardData', {})).rejects.toThrow('Expired.');
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('Expired.', 'secret');
  });

  test('of the sign-in does not call onUnauthorized', async () => {
    const { api, onUnauthorized } = createTestApi(unauthorized);
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
  const { api } = createTestApi(() => new Response(body), onViolation);
  await expect(api.request('GET /api/admin/getAllUsers', {})).rejects.toThrow('contract');
  const operationId = 'getAllUsers';
  expect(onViolation).toHaveBeenCalledExactlyOnceWith({ operationId, ...violation });
});

test('getOperation throws for a key that is not in the contract', () => {
  expect(() => createTestApi().api.getOperation('GET /api/nothing')).toThrow(
    'The contract has no operation "GET /api/nothing".',
  );
});

describe('The timeout of a request', () => {
  const body = { content: 'é'.repeat(500_000) };

  afterEach(() => vi.restoreAllMocks());

  test.each<[string, number, (api: Api) => Promise<unknown>]>([
    [
      'is 30 seconds without a body',
      30_000,
      (api) => api.request('GET /api/genre/getAllGenre', {}),
    ],
    [
      'is extended for a long text, by the time that its bytes take at 50 kB/s',
      50_000,
      (api) => api.request('PUT /api/admin/updatePrivacyPolicy', { body }),
    ],
    [
      'is extended for an uploaded file',
      130_000,
      (api) =>
        api.request('PUT /api/banner/update-banner/{id}', {
          path: { id: '65e000000000000000000001' },
          body: { image: new File([new Uint8Array(5_000_000)], 'large.png') },
        }),
    ],
  ])('%s', async (_, expectedMs, send) => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await send(createTestApi(() => new Response(null, { status: 204 })).api);
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
    await expect(api.request('PUT /api/admin/updatePrivacyPolicy', { body })).rejects.toMatchObject(
      {
        kind: 'timeout',
        status: undefined,
        message: 'The server did not answer updatePrivacyPolicy within 50 seconds.',
      },
    );
  });
});

test.each([
  ['', '/uploads/a.png', '/uploads/a.png'],
  ['https://api.example.com', '/uploads/a.png', 'https://api.example.com/uploads/a.png'],
  ['https://api.example.com/v1', '/uploads/a.png', 'https://api.example.com/uploads/a.png'],
  ['https://api.example.com/v1', 'a.png', 'https://api.example.com/v1/a.png'],
  ['https://api.example.com/v1/', 'a.png', 'https://api.example.com/v1/a.png'],
  ['https://api.example.com', 'https://cdn.example.com/a.png', 'https://cdn.example.com/a.png'],
  ['https://api.example.com', 'data:image/png;base64,AA', 'data:image/png;base64,AA'],
  ['https://api.example.com', 'http://[', 'http://['],
])(
  'The URL of a file is resolved relative to the API server "%s": %s',
  (baseUrl, url, expected) => {
    const callbacks = { getToken: () => undefined, onUnauthorized: () => undefined };
    expect(createApi({ baseUrl, operations, ...callbacks }).resolveUrl(url)).toBe(expected);
  },
);
