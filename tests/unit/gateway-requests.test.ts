import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  listForwardedHeaders,
  selectHeaders,
} from '../../scripts/lib/servers/forwarded-headers.ts';
import { createMediaTypeCheck } from '../../scripts/lib/servers/http-server.ts';
import { readOperations } from '../../scripts/lib/servers/prism.ts';
import { createTempFolder } from '../../scripts/lib/temp-folder.ts';

const check = createMediaTypeCheck((await readOperations('openapi.yaml')).operations);

const login = 'POST /api/admin/login';
const updateUser = 'PUT /api/admin/updateUser/65b000000000000000000001';
const createBanner = 'POST /api/banner/create-banner';
const getStory = 'GET /api/admin/getStory/65c000000000000000000001';

const length = { 'content-length': '2' };
const typed = (type: string) => ({ ...length, 'content-type': type });

function send(request: string, headers: Record<string, string>) {
  const [method, url] = request.split(' ');
  return check({ method, url, headers });
}

test.each<[request: string, headers: Record<string, string>]>([
  [login, typed('Application/JSON; charset=utf-8')],
  // Whether a body is required is checked against the contract later.
  [login, {}],
  [getStory, { 'content-type': 'application/json' }],
  ['POST /api/unknown', typed('text/plain')],
])('%s with %j passes', (request, headers) => {
  expect(send(request, headers)).toBeUndefined();
});

type Rejection = [request: string, headers: Record<string, string>, accepted: string];

const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=X'];

test.each<Rejection>([
  ...[login, `${login}/`, updateUser].flatMap((request) =>
    ['text/plain', ...forms, 'application/json-seq', ';;;'].map((type): Rejection => [
      request,
      typed(type),
      'application/json',
    ]),
  ),
  [login, length, 'application/json'],
  [login, { 'transfer-encoding': 'chunked' }, 'application/json'],
  [createBanner, typed('application/json'), 'multipart/form-data'],
  [getStory, typed('application/json'), 'no body'],
  // The operation is found by the address that the request is forwarded to.
  ...['/api/admin/x/../login', '/api/admin/x/%2e%2e/login', '/api/./admin/%6cogin?a=b'].map(
    (url): Rejection => [`POST ${url}`, typed('text/plain'), 'application/json'],
  ),
])('%s with %j is rejected: the operation takes %s', (request, headers, accepted) => {
  const rejection = { status: 415, message: `This operation takes ${accepted}.` };
  expect(send(request, headers)).toEqual(rejection);
});

describe('Of the headers of a client', () => {
  const operations = {
    '/pets': {
      parameters: [{ in: 'header', name: 'X-Tenant', schema: { type: 'string' } }],
      get: {
        operationId: 'listPets',
        parameters: [{ in: 'cookie', name: 'shard', schema: { type: 'string' } }],
        security: [{ key: [] }, { cookie: [] }],
        responses: { 200: { description: 'The pets.' } },
      },
    },
  };
  const securitySchemes = {
    key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
    cookie: { type: 'apiKey', in: 'cookie', name: 'sid' },
  };

  test('a back-end receives those that the contract names', async () => {
    const document = { openapi: '3.1.0', paths: operations, components: { securitySchemes } };
    const file = path.join(await createTempFolder(), 'openapi.json');
    await writeFile(file, JSON.stringify({ ...document, info: { title: 'Pets', version: '1' } }));
    const forwarded = listForwardedHeaders((await readOperations(file)).operations);
    const headers = {
      authorization: 'Bearer any',
      'content-type': 'application/json',
      'x-api-key': 'any',
      'x-tenant': 'any',
      'x-forwarded-user': 'forged',
      'x-http-method-override': 'DELETE',
      cookie: 'sid=1; other=2; shard=3',
    };
    expect(selectHeaders(headers, forwarded)).toEqual({
      authorization: 'Bearer any',
      'content-type': 'application/json',
      'x-api-key': 'any',
      'x-tenant': 'any',
      cookie: 'sid=1; shard=3',
    });
  });

  test('nginx.conf forwards those that openapi.yaml needs', async () => {
    const { headers, cookies } = listForwardedHeaders(
      (await readOperations('openapi.yaml')).operations,
    );
    // A cookie would also need `proxy_set_header Cookie "NAME=$cookie_NAME";`.
    expect(cookies).toEqual([]);
    const lines = headers.map((name) => {
      const written = name.replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
      return `    proxy_set_header ${written} $http_${name.replaceAll('-', '_')};\n`;
    });
    const nginxConf = await readFile('scripts/deploy/nginx.conf', 'utf8');
    expect(nginxConf).toContain(`\n    proxy_pass_request_headers off;\n${lines.join('')}\n`);
  });
});
