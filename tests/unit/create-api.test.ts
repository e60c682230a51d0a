import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { createApi } from '../../src/api/create-api.ts';
import { operations } from '../../src/api/operation.ts';

const json = (body: unknown, status = 200) => Response.json(body, { status });

function apiThat(fetch: (request: Request) => Promise<Response> | Response, token?: string) {
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

const listUsers = (answer: () => Promise<Response> | Response) =>
  apiThat(answer, 'token').api.call('GET /api/admin/getAllUsers', { query: { currentPage: 1 } });

describe('a call', () => {
  test('sends method, path, query and the bearer token', async () => {
    let sent: Request | undefined;
    const { api } = apiThat((request) => {
      sent = request;
      return json({ success: true, users: [], length: 0 });
    }, 'secret');
    await api.call('GET /api/admin/getAllUsers', {
      query: { key: 'jane doe', currentPage: 2, resultPerPage: 10 },
    });
    expect(sent?.method).toBe('GET');
    expect(sent?.url).toBe(
      'http://server.test/api/admin/getAllUsers?key=jane%20doe&currentPage=2&resultPerPage=10',
    );
    expect(sent?.headers.get('authorization')).toBe('Bearer secret');
  });

  test('carries no token where the contract asks for none', async () => {
    let sent: Request | undefined;
    const { api } = apiThat((request) => {
      sent = request;
      return json({ success: true, data: '' });
    }, 'secret');
    await api.call('GET /api/admin/privacy_policy', {});
    expect(sent?.headers.has('authorization')).toBe(false);
  });

  test('sends a multipart body as a form, lists as JSON, files as their bytes', async () => {
    let form: FormData | undefined;
    const { api } = apiThat(async (request) => {
      form = await request.formData();
      return json({ success: true });
    }, 'secret');
    await api.call('PUT /api/admin/updateGenre/{id}', {
      path: { id: '65d000000000000000000001' },
      body: { genre: 'Noir', image: new File(['bytes'], 'noir.png', { type: 'image/png' }) },
    });
    expect(form?.get('genre')).toBe('Noir');
    const image = form?.get('image') as File;
    expect([image.name, await image.text()]).toEqual(['noir.png', 'bytes']);
  });

  test('ignores properties that the contract does not name', async () => {
    const answer = { success: true, users: [], length: 0, shard: 7 };
    await expect(listUsers(() => json(answer))).resolves.toMatchObject({ length: 0 });
  });
});

describe('a call fails', () => {
  const answers: [string, () => Promise<Response> | Response, Partial<ApiError>][] = [
    [
      "with the server's message",
      () => json({ success: false, error: { message: 'No.' } }, 403),
      { kind: 'refused', status: 403, message: 'No.' },
    ],
    [
      'with the status line when the body is empty',
      () => new Response(null, { status: 500, statusText: 'Internal Server Error' }),
      { kind: 'refused', status: 500, message: '500 Internal Server Error' },
    ],
    [
      'with the status line when the body is HTML',
      () => new Response('<h1>nginx</h1>', { status: 502, statusText: 'Bad Gateway' }),
      { kind: 'refused', status: 502, message: '502 Bad Gateway' },
    ],
    [
      'when success is false, whatever the status',
      () => json({ success: false, error: { message: 'Not today.' } }),
      { kind: 'refused', status: 200, message: 'Not today.' },
    ],
    [
      'when the answer is empty',
      () => new Response(''),
      {
        kind: 'contract',
        message:
          "The server's answer to getAllUsers does not match the contract: the body is empty",
      },
    ],
    [
      'when the answer is HTML',
      () => new Response('<!doctype html><title>Login</title>'),
      {
        kind: 'contract',
        message:
          "The server's answer to getAllUsers does not match the contract: the body is HTML, not JSON",
      },
    ],
    [
      'when the answer is cut off',
      () => new Response('{"success":true,"users":[{"_id'),
      {
        kind: 'contract',
        message:
          "The server's answer to getAllUsers does not match the contract: the body is not complete JSON",
      },
    ],
    [
      'when the answer has another shape, and says where',
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
      "with the error's own message when there is no answer",
      () => Promise.reject(new TypeError('Failed to fetch')),
      { kind: 'network', status: undefined, message: 'Failed to fetch' },
    ],
    [
      'with how long was waited when the answer does not come',
      () => Promise.reject(new DOMException('', 'TimeoutError')),
      { kind: 'network', message: 'The server did not answer getAllUsers within 30 seconds.' },
    ],
  ];

  test.each(answers)('%s', async (_, answer, expected) => {
    const error = await listUsers(answer).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ operation: 'getAllUsers', ...expected });
  });

  test('an abort stays an abort, so that nobody is told of it', async () => {
    const controller = new AbortController();
    const { api } = apiThat(() => {
      controller.abort();
      throw controller.signal.reason;
    });
    const call = api.call('GET /api/admin/getDashboardData', {}, controller.signal);
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a 401', () => {
  const unauthorized = () => json({ success: false, error: { message: 'Expired.' } }, 401);

  test('to a protected call is reported with the token it was made with', async () => {
    const { api, onUnauthorized } = apiThat(unauthorized, 'old');
    await expect(api.call('GET /api/admin/getDashboardData', {})).rejects.toThrow('Expired.');
    expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith('Expired.', 'old');
  });

  test('to a sign-in is only a wrong password', async () => {
    const { api, onUnauthorized } = apiThat(unauthorized, 'old');
    const body = { email: 'a@example.com', password: 'x' };
    await expect(api.call('POST /api/admin/login', { body })).rejects.toThrow('Expired.');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

test.each([
  ['<!doctype html>', { pointer: '', expected: 'JSON', received: 'HTML, not JSON' }],
  [
    '{"success":true,"length":1,"users":[{"_id":7}]}',
    { pointer: '/users/0/_id', expected: 'string', received: 'number' },
  ],
])('what breaks the contract is told of: %s', async (body, violation) => {
  const onViolation = vi.fn();
  const api = createApi({
    baseUrl: 'http://server.test',
    operations,
    getToken: () => 'token',
    onUnauthorized: vi.fn(),
    onViolation,
    fetch: async () => new Response(body),
  });
  await expect(api.call('GET /api/admin/getAllUsers', {})).rejects.toThrow('contract');
  expect(onViolation).toHaveBeenCalledExactlyOnceWith({ operation: 'getAllUsers', ...violation });
});

test('a route that the contract does not have is a mistake of the programmer', () => {
  expect(() => apiThat(() => json({})).api.operation('GET /api/nothing')).toThrow(
    'The contract has no route "GET /api/nothing".',
  );
});
