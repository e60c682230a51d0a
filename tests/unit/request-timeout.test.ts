import { afterEach, describe, expect, test, vi } from 'vitest';
import { operations } from '../../src/api/contract.ts';
import { type Api, createApi } from '../../src/api/create-api.ts';

const createTestApi = (respond: (request: Request) => Response): Api =>
  createApi({
    baseUrl: 'http://server.test',
    operations,
    getToken: () => 'token',
    onUnauthorized: vi.fn(),
    fetch: async (request) => respond(request),
  });

describe('The timeout of a request', () => {
  const body = { content: 'é'.repeat(500_000) };

  afterEach(() => vi.restoreAllMocks());

  async function getTimeoutMs(send: (api: Api) => Promise<unknown>) {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    await send(createTestApi(() => Response.json({ success: true, data: '' })));
    return timeout.mock.calls[0]?.[0];
  }

  test('is 30 seconds without a body', async () => {
    expect(await getTimeoutMs((api) => api.request('GET /api/admin/privacy_policy', {}))).toBe(
      30_000,
    );
  });

  test('is extended for a long text, by the time that its bytes take at 50 kB/s', async () => {
    const timeoutMs = await getTimeoutMs((api) =>
      api.request('PUT /api/admin/updatePrivacyPolicy', { body }),
    );
    expect(timeoutMs).toBeGreaterThanOrEqual(30_000 + 20_000);
    expect(timeoutMs).toBeLessThan(30_000 + 20_010);
  });

  test('is extended for an uploaded file', async () => {
    const image = new File([new Uint8Array(5_000_000)], 'large.png');
    const path = { id: '65e000000000000000000001' };
    const timeoutMs = await getTimeoutMs((api) =>
      api.request('PUT /api/banner/update-banner/{id}', { path, body: { image } }),
    );
    expect(timeoutMs).toBeGreaterThanOrEqual(30_000 + 100_000);
    expect(timeoutMs).toBeLessThan(30_000 + 100_010);
  });

  test('is in the error message', async () => {
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(
      AbortSignal.abort(new DOMException('Over.', 'TimeoutError')),
    );
    const api = createTestApi((request) => {
      request.signal.throwIfAborted();
      return Response.json({});
    });
    await expect(api.request('PUT /api/admin/updatePrivacyPolicy', { body })).rejects.toThrow(
      'The server did not answer updatePrivacyPolicy within 50 seconds.',
    );
  });
});
