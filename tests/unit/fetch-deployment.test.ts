import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchDeployment } from '../../src/app/fetch-deployment.ts';

const fetchFile = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetchFile);
});
afterEach(() => {
  vi.useRealTimers();
  fetchFile.mockReset();
});

/** Reads the configuration without waiting for the pauses between attempts; an error is its message. */
async function read() {
  const reading = fetchDeployment().then(
    ({ json }) => json,
    ({ message }: Error) => message,
  );
  await vi.runAllTimersAsync();
  return reading;
}

const respond = (body: BodyInit | null, status = 200) =>
  fetchFile.mockImplementation(async () => new Response(body, { status }));

test.each([
  ['has the values', '{"apiBaseUrl":"/v1"}', 200, { apiBaseUrl: '/v1' }],
  ['that is missing stands for the defaults', 'gone', 404, {}],
  ['that is no JSON is a mistake', '{"apiBaseUrl": ', 200, undefined],
  ['that is a page is a mistake', '<!doctype html>', 200, undefined],
])('A file %s', async (_, body, status, json) => {
  respond(body, status);
  expect(await read()).toEqual(json);
  expect(fetchFile).toHaveBeenCalledOnce();
});

const cutOff = () =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{}'));
      controller.error(new TypeError('network error'));
    },
  });

test.each([
  [
    'answered 503',
    async () => new Response('{}', { status: 503 }),
    'the server responded with 503',
  ],
  ['forbidden', async () => new Response('{}', { status: 403 }), 'the server responded with 403'],
  ['without a network', () => Promise.reject(new TypeError()), 'the server cannot be reached'],
  ['cut off', async () => new Response(cutOff()), 'the server cannot be reached'],
])(
  'A file that is %s is asked for again, and then said to be missing',
  async (_, answer, reason) => {
    fetchFile.mockImplementation(answer);
    expect(await read()).toBe(
      `The configuration (config.json) could not be read: ${reason}. Nothing was sent.`,
    );
    expect(fetchFile).toHaveBeenCalledTimes(4);
  },
);

test('A server that recovers while it is waited for is no error', async () => {
  respond('{"prefetch":false}');
  fetchFile.mockResolvedValueOnce(new Response('', { status: 502 }));
  expect(await read()).toEqual({ prefetch: false });
});

test('A file that does not arrive in time stands for nothing', async () => {
  fetchFile.mockRejectedValue(new DOMException('', 'TimeoutError'));
  expect(await read()).toContain('it did not arrive within 20 seconds. Nothing was sent.');
  expect(fetchFile).toHaveBeenCalledOnce();
});
