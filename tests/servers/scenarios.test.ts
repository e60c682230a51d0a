import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { OperationScenarios } from '../../scripts/lib/scenarios/catalogue.ts';
import { serveScenarios } from '../../scripts/lib/scenarios/scenario-middleware.ts';
import { startMock } from '../../scripts/lib/servers/mock.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { readOperations } from '../support/contract-operations.ts';

const contract = 'tests/support/frozen-contract.yaml';
const operations = await readOperations(contract);

let mock: Awaited<ReturnType<typeof startMock>>;
let server: ViteDevServer;
let url: string;

/** A server of Vite with the scenarios of a contract. */
async function startServer(contractFile: string): Promise<ViteDevServer> {
  const started = await createServer({
    configFile: false,
    root: await createTempFolder(),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, proxy: { '/api': mock.url } },
    plugins: [serveScenarios({ contract: contractFile, mockUrl: mock.url })],
  });
  return started.listen();
}

const urlOf = ({ resolvedUrls }: ViteDevServer) => resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';

beforeAll(async () => {
  mock = await startMock({ contract, port: 0 });
  server = await startServer(contract);
  url = urlOf(server);
});

afterAll(async () => {
  await server?.close();
  await mock?.close();
});

const id = '65b000000000000000000001';

/** A request that is valid by the contract, with scenarios. */
function request(operationId: string, scenario?: string, init: RequestInit = {}) {
  const operation = operations.find((other) => other.id === operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
  const { method, path, bodyExample, isMultipart } = operation;
  const headers = new Headers({ authorization: 'Bearer any' });
  if (scenario !== undefined) headers.set('x-scenario', scenario);
  let body: string | FormData | undefined;
  if (isMultipart) {
    body = new FormData();
    for (const [name, value] of Object.entries(bodyExample ?? {})) body.set(name, String(value));
  } else if (bodyExample) {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(bodyExample);
  }
  return fetch(url + path.replace(/\{\w+\}/, id), {
    method,
    headers,
    ...(body && { body }),
    ...init,
  });
}

const messageOf = async (response: Response) =>
  ((await response.json()) as { error: { message: string } }).error.message;

async function readCatalogue(): Promise<OperationScenarios[]> {
  const response = await fetch(`${url}/story-admin/dev/scenarios.json`);
  return (await response.json()) as OperationScenarios[];
}

describe('The list of scenarios', () => {
  test('has every operation with its screens, examples, failures and faults', async () => {
    const catalogue = await readCatalogue();
    expect(catalogue.map(({ operationKey }) => operationKey)).toEqual(
      operations.map(({ key }) => key),
    );
    const getUser = catalogue.find(({ operationId }) => operationId === 'getUser');
    expect(getUser).toMatchObject({
      operationKey: 'GET /api/admin/getUser/{id}',
      summary: 'One user.',
      screens: expect.arrayContaining([
        { screen: 'user detail', address: '/admin/view/user/:id', resource: 'users' },
      ]),
    });
    const names = getUser?.scenarios.map(({ kind, name }) => `${kind} ${name}`);
    expect(names).toEqual([
      ...['200.user', '200.sparse'].map((name) => `example ${name}`),
      ...[401, 403, 404, 422, 500].map((status) => `failure ${status}`),
      ...['slow', 'offline', 'timeout'].map((name) => `fault ${name}`),
      ...['empty-body', 'html', 'truncated', 'wrong-shape'].map((name) => `fault ${name}`),
      ...['longest-texts', 'right-to-left', 'emoji'].map((name) => `generated ${name}`),
    ]);
  });

  test('says in words what each of them is', async () => {
    const labels = (await readCatalogue()).flatMap(({ scenarios }) =>
      scenarios.map(({ label }) => label),
    );
    expect(labels).toEqual(
      expect.arrayContaining([
        '200: A user of whom nothing but the identifier is known',
        '401: wrong password',
        '404: There is no such record',
        'Slow (3 seconds)',
        '10,000 rows',
      ]),
    );
    expect(labels.filter((label) => /undefined|: $/.test(label))).toEqual([]);
  });
});

test('Instead of the list, the mistake is named if a resource does not fit the contract', async () => {
  const file = join(await createTempFolder(), 'openapi.yaml');
  const text = await readFile(contract, 'utf8');
  await writeFile(file, text.replaceAll(/^ +length:\n +\$ref: .*\n/gm, ''));
  const other = await startServer(file);
  const response = await fetch(`${urlOf(other)}/story-admin/dev/scenarios.json`);
  await other.close();
  expect(response.status).toBe(500);
  expect(await messageOf(response)).toMatch(
    /^src\/resources\/\S+\.ts: .*no property with the number of rows/,
  );
});

test.each(operations)(
  '$id responds with each example and failure of the contract',
  async ({ id: operationId, responseExamples }) => {
    const catalogue = await readCatalogue();
    const { scenarios = [] } = catalogue.find((other) => other.operationId === operationId) ?? {};
    const documented = scenarios.filter(({ kind }) => kind === 'example' || kind === 'failure');
    const responses = await Promise.all(
      documented.map(async ({ name }) => {
        const response = await request(operationId, `${operationId}:${name}`);
        expect(response.headers.get('x-scenario')).toBe(`${operationId}:${name}`);
        return { status: response.status, value: await response.json() };
      }),
    );
    expect(responses).toEqual(responseExamples.map(({ status, value }) => ({ status, value })));
  },
);

test('A request whose page is left before it is read is no error', async () => {
  const print = vi.spyOn(console, 'error');
  // Its first request waits for the contract.
  const other = await startServer(contract);
  const address = `${urlOf(other)}/api/admin/getUser/${id}`;
  const init = { headers: { authorization: 'Bearer any', 'x-scenario': 'getUser:404' } };
  const controller = new AbortController();
  const left = fetch(address, { ...init, signal: controller.signal });
  const [{ socket }] = (await once(other.httpServer as Server, 'request')) as [IncomingMessage];
  const [outcome] = await Promise.allSettled([left, controller.abort(), once(socket, 'close')]);
  expect(outcome.status).toBe('rejected');
  expect((await fetch(address, init)).status).toBe(404);
  expect(print).not.toHaveBeenCalled();
  print.mockRestore();
  await other.close();
});

describe('A fault', () => {
  test('slow: the response comes after 3 seconds', async () => {
    const start = performance.now();
    const response = await request('getUser', 'getUser:slow');
    expect(performance.now() - start).toBeGreaterThan(2900);
    expect(await response.json()).toMatchObject({ success: true, user: { firstName: 'Jane' } });
  });

  test('offline: the connection ends without a response', async () => {
    await expect(request('getUser', 'getUser:offline')).rejects.toThrow('fetch failed');
  });

  test('timeout: an empty response tells the page to time out at once', async () => {
    const response = await request('getUser', 'getUser:timeout');
    expect(response.status).toBe(204);
    expect(response.headers.get('x-scenario')).toBe('getUser:timeout');
  });

  test('timeout, held: there is no response', async () => {
    const pending = request('getUser', 'getUser:timeout', {
      headers: {
        authorization: 'Bearer any',
        'x-scenario': 'getUser:timeout',
        'x-scenario-hold': '1',
      },
      signal: AbortSignal.timeout(500),
    });
    await expect(pending).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test.each([
    ['empty-body', 'application/json', /^$/],
    ['html', 'text/html', /^<!doctype html>/],
    ['truncated', 'application/json', /^\{"success":true,"user":\{.*[^}]$/],
    ['wrong-shape', 'application/json', /^\[\]$/],
  ])('%s: the body is wrong', async (name, type, text) => {
    const response = await request('getUser', `getUser:${name}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(await response.text()).toMatch(text);
  });
});

describe('Of several scenarios', () => {
  test('the one of the operation applies', async () => {
    const chosen = 'getAllUsers:500, getUser:404';
    expect((await request('getUser', chosen)).status).toBe(404);
    expect((await request('getAllUsers', chosen)).status).toBe(500);
  });

  test('none applies to another operation, or to a request without the header', async () => {
    const others = [await request('getStory', 'getUser:404'), await request('getUser')];
    for (const response of others) {
      expect(response.status).toBe(200);
      expect(response.headers.get('x-scenario')).toBeNull();
    }
  });
});

test('An unknown scenario of a link is ignored and named, and the others apply', async () => {
  const unknown = 'getNobody:500';
  const response = await request('getUser', unknown);
  expect(response.status).toBe(200);
  expect(response.headers.get('x-scenario')).toBeNull();
  expect(response.headers.get('x-scenario-unknown')).toBe(unknown);
  const other = await request('getUser', `${unknown}, getUser:500`);
  expect(other.status).toBe(500);
  expect(other.headers.get('x-scenario-unknown')).toBe(unknown);
});
