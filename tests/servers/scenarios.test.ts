import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, expect, test, vi } from 'vitest';
import {
  type OperationScenarios,
  serveCatalogue,
  serveScenarios,
} from '../../scripts/lib/scenarios/serve-scenarios.ts';
import { startMock } from '../../scripts/lib/servers/mock.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';
import { readOperations } from '../support/contract-operations.ts';

const contract = 'tests/support/frozen-contract.yaml';
const operations = await readOperations(contract);

const mock = await startMock({ contract, port: 0 });
afterAll(mock.close);

/** A server of Vite with the scenarios of a contract. */
async function startServer(contractFile: string): Promise<ViteDevServer> {
  const started = await createServer({
    configFile: false,
    root: await createTempFolder(),
    logLevel: 'silent',
    server: { host: '127.0.0.1', port: 0, proxy: { '/api': mock.url } },
    plugins: [
      serveCatalogue(contractFile),
      serveScenarios({ contract: contractFile, mockUrl: mock.url }),
    ],
  });
  return started.listen();
}

const getUrl = ({ resolvedUrls }: ViteDevServer) =>
  resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';

const fetchCatalogue = (origin: string) => fetch(`${origin}/story-admin/dev/scenarios.json`);

const server = await startServer(contract);
afterAll(() => server.close());
const url = getUrl(server);
const catalogue = (await (await fetchCatalogue(url)).json()) as OperationScenarios[];

const recordId = '65b000000000000000000001';

/** Sends a request that is valid by the contract, with scenarios. */
function request(id: string, scenario?: string) {
  const operation = operations.find((other) => other.id === id);
  const { method = '', path = '', bodyExample, isMultipart } = operation ?? {};
  const form = new FormData();
  for (const [name, value] of Object.entries(bodyExample ?? {})) form.set(name, String(value));
  const headers = {
    authorization: 'Bearer any',
    ...(scenario !== undefined && { 'x-scenario': scenario }),
    ...(!isMultipart && { 'content-type': 'application/json' }),
  };
  const body = isMultipart ? form : JSON.stringify(bodyExample);
  const address = url + path.replace(/\{\w+\}/, recordId);
  return fetch(address, { method, headers, ...(bodyExample && { body }) });
}

const getScenarios = (operationId: string) =>
  catalogue.find((other) => other.operationId === operationId)?.scenarios ?? [];

test('The list has every operation with its screens, examples, failures and faults', () => {
  expect(catalogue.map(({ operationKey }) => operationKey)).toEqual(
    operations.map(({ key }) => key),
  );
  expect(catalogue.find(({ operationId }) => operationId === 'getUser')).toMatchObject({
    operationKey: 'GET /api/admin/getUser/{id}',
    summary: 'One user.',
    screens: expect.arrayContaining([
      { screen: 'user detail', address: '/admin/view/user/:id', resource: 'users' },
    ]),
  });
  expect(getScenarios('getUser').map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    ...['200.user', '200.sparse'].map((name) => `example ${name}`),
    ...[401, 403, 404, 422, 500].map((status) => `failure ${status}`),
    ...['slow', 'offline', 'timeout'].map((name) => `fault ${name}`),
    ...['empty-body', 'html', 'truncated', 'wrong-shape'].map((name) => `fault ${name}`),
    ...['longest-texts', 'right-to-left', 'emoji'].map((name) => `generated ${name}`),
  ]);
});

test('The list says in words what each scenario is', () => {
  const labels = catalogue.flatMap(({ scenarios }) => scenarios.map(({ label }) => label));
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

test('Instead of the list, the mistake is named if a resource does not fit the contract', async () => {
  const file = join(await createTempFolder(), 'openapi.yaml');
  const text = await readFile(contract, 'utf8');
  await writeFile(file, text.replaceAll(/^( +)_id:/gm, '$1number_:'));
  const other = await startServer(file);
  const response = await fetchCatalogue(getUrl(other));
  const message = /^src\/product\/resources\/\S+\.ts: .*No property of the rows/;
  expect(await response.json()).toEqual({
    success: false,
    error: { message: expect.stringMatching(message) },
  });
  expect(response.status).toBe(500);
  await other.close();
});

test.each(operations)(
  '$id responds with each example and failure of the contract',
  async ({ id, responseExamples }) => {
    const documented = getScenarios(id).filter(({ kind }) => /example|failure/.test(kind));
    const responses = await Promise.all(
      documented.map(async ({ name }) => {
        const response = await request(id, `${id}:${name}`);
        expect(response.headers.get('x-scenario')).toBe(`${id}:${name}`);
        return { status: response.status, value: await response.json() };
      }),
    );
    expect(responses).toEqual(responseExamples.map(({ status, value }) => ({ status, value })));
  },
);

test('A request whose page is left before it is read is no error', async () => {
  const print = vi.spyOn(console, 'error');
  // The first request of a server waits for the contract.
  const other = await startServer(contract);
  const address = `${getUrl(other)}/api/admin/getUser/${recordId}`;
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

test('slow: the response comes after 3 seconds', async () => {
  const start = performance.now();
  const response = await request('getUser', 'getUser:slow');
  expect(performance.now() - start).toBeGreaterThan(2900);
  expect(await response.json()).toMatchObject({ success: true, user: { firstName: 'Jane' } });
});

test('offline: the connection ends without a response', async () => {
  await expect(request('getUser', 'getUser:offline')).rejects.toThrow('fetch failed');
});

test.each([
  ['empty-body', 200, 'application/json', /^$/],
  ['html', 200, 'text/html', /^<!doctype html>/],
  ['truncated', 200, 'application/json', /^\{"success":true,"user":\{.*[^}]$/],
  ['wrong-shape', 200, 'application/json', /^\[\]$/],
  // This response tells the page to time out at once.
  ['timeout', 204, null, /^$/],
])('%s responds with %i, %s and the body %s', async (name, status, type, body) => {
  const response = await request('getUser', `getUser:${name}`);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('x-scenario')).toBe(`getUser:${name}`);
  expect(await response.text()).toMatch(body);
});

test.each([
  ['getUser', 'getAllUsers:500, getUser:404', 404, 'getUser:404', null],
  ['getAllUsers', 'getAllUsers:500, getUser:404', 500, 'getAllUsers:500', null],
  ['getStory', 'getUser:404', 200, null, null],
  ['getUser', undefined, 200, null, null],
  ['getUser', 'getNobody:500', 200, null, 'getNobody:500'],
  ['getUser', 'getNobody:500, getUser:500', 500, 'getUser:500', 'getNobody:500'],
])(
  '%s with the header %j has the status %i of %j; unknown is %j',
  async (id, header, ...expected) => {
    const { status, headers } = await request(id, header);
    expect([status, headers.get('x-scenario'), headers.get('x-scenario-unknown')]).toEqual(
      expected,
    );
  },
);
