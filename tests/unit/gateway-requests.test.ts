import { expect, test } from 'vitest';
import { proxyHeaders } from '../../scripts/lib/servers/raw-messages.ts';
import { createMediaTypeCheck } from '../../scripts/lib/servers/http-server.ts';
import { readOperations } from '../../scripts/lib/servers/prism.ts';

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
  // By the address that it is forwarded to.
  ...['/api/admin/x/../login', '/api/admin/x/%2e%2e/login', '/api/./admin/%6cogin?a=b'].map(
    (url): Rejection => [`POST ${url}`, typed('text/plain'), 'application/json'],
  ),
])('%s with %j is rejected: the operation takes %s', (request, headers, accepted) => {
  const rejection = { status: 415, message: `This operation takes ${accepted}.` };
  expect(send(request, headers)).toEqual(rejection);
});

test('Each header by which a client could pretend to be a proxy is read from the configuration of nginx', () => {
  expect(proxyHeaders).toHaveLength(30);
  const names = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'true-client-ip', 'x-original-url'];
  expect(proxyHeaders).toEqual(expect.arrayContaining(names));
  expect(proxyHeaders).not.toContain('host');
});
