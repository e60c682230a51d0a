import { expect, test } from 'vitest';
import { createMediaTypeCheck } from '../../scripts/lib/servers/media-types.ts';

const check = await createMediaTypeCheck('openapi.yaml');

const login = 'POST /api/admin/login';
const updateUser = 'PUT /api/admin/updateUser/65b000000000000000000001';
const createBanner = 'POST /api/banner/create-banner';
const getStory = 'GET /api/admin/getStory/65c000000000000000000001';

const length = { 'content-length': '2' };
const json = { ...length, 'content-type': 'application/json' };

function send(request: string, headers: Record<string, string>) {
  const [method, url] = request.split(' ');
  return check({ method, url, headers });
}

test.each<[request: string, headers: Record<string, string>]>([
  [login, { ...length, 'content-type': 'Application/JSON; charset=utf-8' }],
  // Whether a body is required is checked against the contract later.
  [login, {}],
  [getStory, { 'content-type': 'application/json' }],
  ['POST /api/unknown', { ...length, 'content-type': 'text/plain' }],
])('%s with %j passes', (request, headers) => {
  expect(send(request, headers)).toBeUndefined();
});

test.each<[request: string, headers: Record<string, string>, accepted: string]>([
  ...[login, `${login}/`, updateUser].flatMap((request) =>
    [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=X',
      'application/json-seq',
      ';;;',
    ].map((type): [string, Record<string, string>, string] => [
      request,
      { ...length, 'content-type': type },
      'application/json',
    ]),
  ),
  [login, length, 'application/json'],
  [login, { 'transfer-encoding': 'chunked' }, 'application/json'],
  [createBanner, json, 'multipart/form-data'],
  [getStory, json, 'no body'],
  // By the address that it is forwarded to.
  ...['/api/admin/x/../login', '/api/admin/x/%2e%2e/login', '/api/./admin/%6cogin?a=b'].map(
    (url): [string, Record<string, string>, string] => [
      `POST ${url}`,
      { ...length, 'content-type': 'text/plain' },
      'application/json',
    ],
  ),
])('%s with %j is rejected: the operation takes %s', (request, headers, accepted) => {
  const rejection = { status: 415, message: `This operation takes ${accepted}.` };
  expect(send(request, headers)).toEqual(rejection);
});
