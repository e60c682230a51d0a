import { describe, expect, test } from 'vitest';
import {
  createAllowedHosts,
  allowBareExpose,
  buildUrl,
  isWildcardHost,
  resolveHost,
} from '../../scripts/lib/servers/hosts.ts';

type Options = Parameters<typeof createAllowedHosts>[0];

const ofThisMachine = ['127.0.0.1:5173', 'localhost:4000', 'LOCALHOST', '[::1]:5173', undefined];
const foreign = ['evil.example', 'evil.example:5173', '192.0.2.1:5173', 'localhost.', ''];
const joined = ['127.0.0.1.', 'localhost.', '127.0.0.1@'].map((name) => `${name}evil.example`);

test.each<[string, Options, allowed: (string | undefined)[], others: string[]]>([
  ['of this machine', {}, ofThisMachine, [...foreign, ...joined, 'evil.example/127.0.0.1']],
  ['that the servers listen on', { host: '192.0.2.1' }, ['192.0.2.1:5173'], ['192.0.2.2:5173']],
  [
    'with --expose NAME on any port, with --expose NAME:PORT on this port',
    { expose: ['Admin.test', 'other.test:8443', 'http.test:80'] },
    ['admin.test', 'admin.test:99', 'other.test:8443', 'http.test', 'http.test:80'],
    ['other.test', 'evil.example', '192.0.2.1', 'http.test:8080'],
  ],
  [
    'that is an IP address, with --expose alone',
    { host: '0.0.0.0', expose: [''] },
    ['192.0.2.1:5173', '[2001:db8::1]:5173'],
    ['evil.example'],
  ],
])('A host name %s is allowed', (_, options, allowed, others) => {
  const hosts = createAllowedHosts(options);
  const isAllowed = (host: string | undefined) => !hosts.check({ headers: { host } });
  expect([...allowed, ...others].filter(isAllowed)).toEqual(allowed);
});

describe('A write request', () => {
  const host = '127.0.0.1:4000';
  const hosts = createAllowedHosts({ expose: ['admin.test'] });
  hosts.addPage('http://127.0.0.1:5173/story-admin/');
  const rejectionStatus = (headers: object, method = 'POST') =>
    hosts.check({ method, headers: { host, ...headers } })?.status;

  test.each([
    ['without an origin, as programs send it', {}],
    ['by a page of the same host and port', { origin: 'http://127.0.0.1:4000' }],
    ['by such a page behind a TLS proxy', { origin: 'https://127.0.0.1:4000' }],
    ["by the console's page", { origin: 'http://127.0.0.1:5173' }],
    ["by the console's page under another name", { origin: 'http://localhost:5173' }],
    ['by a page of an exposed name', { origin: 'https://admin.test' }],
    ['by its own page', { origin: 'http://127.0.0.1:5173', 'sec-fetch-site': 'cross-site' }],
  ])('%s is allowed', (_, headers) => expect(rejectionStatus(headers)).toBeUndefined());

  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of another port of this machine', { origin: 'http://127.0.0.1:8000' }],
    ["a page of another machine on the console's port", { origin: 'http://192.0.2.1:5173' }],
    ['a page without an origin of its own', { origin: 'null' }],
    ['an invalid origin', { origin: 'evil' }],
    ['an extension of the browser', { origin: 'chrome-extension://127.0.0.1:4000' }],
    ['another site that withholds its origin', { 'sec-fetch-site': 'cross-site' }],
    ['another port of this machine that withholds its origin', { 'sec-fetch-site': 'same-site' }],
  ])('by %s is rejected', (_, headers) => {
    const rejected = ['POST', 'PUT', 'PATCH', 'DELETE', 'GET', 'HEAD', 'OPTIONS'].filter(
      (method) => rejectionStatus(headers, method) === 403,
    );
    expect(rejected).toEqual(['POST', 'PUT', 'PATCH', 'DELETE']);
  });

  test('is allowed for a page of the requested address, not of another address', () => {
    const exposed = createAllowedHosts({ host: '0.0.0.0', expose: [''] });
    exposed.addPage('http://127.0.0.1:5173/story-admin/');
    const statusFor = (origin: string) =>
      exposed.check({ method: 'POST', headers: { host: '192.0.2.1:4000', origin } })?.status;
    expect(statusFor('http://192.0.2.1:5173')).toBeUndefined();
    expect(statusFor('http://192.0.2.2:5173')).toBe(403);
  });
});

describe('--expose', () => {
  test.each([
    ['--expose', '--expose='],
    ['--expose --host 0.0.0.0', '--expose= --host 0.0.0.0'],
    ['--expose admin.test --expose', '--expose admin.test --expose='],
  ])('is accepted with and without a name: %s', (args, parsed) =>
    expect(allowBareExpose(args.split(' '))).toEqual(parsed.split(' ')),
  );

  test('takes no empty name', () => {
    expect(() => allowBareExpose(['--expose', ''])).toThrow(
      '--expose takes a host name with an optional port, such as admin.test:8443, not "".',
    );
  });

  test.each(['admin.test', 'Admin.test:8443', 'xn--bcher-kva.test', '[::1]:8443', 'a.test:80', ''])(
    'accepts %j',
    (name) => expect(resolveHost({ host: '0.0.0.0', expose: [name] })).toBe('0.0.0.0'),
  );

  test.each(['https://admin.test', 'admin.test/', 'a b', 'admin.test:eighty', 'me@admin.test'])(
    'rejects %j',
    (name) =>
      expect(() => resolveHost({ host: '127.0.0.1', expose: [name] })).toThrow(
        '--expose takes a host name',
      ),
  );
});

describe('--host', () => {
  test.each([
    ['0', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['0x0', '127.0.0.1'],
    ['::', '[::1]'],
    ['::0', '[::1]'],
    ['0:0:0:0:0:0:0:0', '[::1]'],
  ])('%s stands for every address, of which the loopback address is shown', (host, name) => {
    expect(isWildcardHost(host)).toBe(true);
    expect(buildUrl(host, 5173)).toBe(`http://${name}:5173`);
  });

  test.each(['127.0.0.1', '::1', 'localhost', '10.0.0.0'])('%s is one address', (host) => {
    expect(isWildcardHost(host)).toBe(false);
  });

  test.each(['0.0.0.0', '::', 'localhost', '127.0.0.2'])('%s needs --expose', (host) => {
    expect(() => resolveHost({ host })).toThrow(
      `--host ${host} may be reachable from other machines, and the sandbox's password is public. Add --expose to allow that.`,
    );
  });

  test('may not be empty, which would stand for every address', () => {
    expect(() => resolveHost({ host: '', expose: [''] })).toThrow('--host takes an address');
  });
});
