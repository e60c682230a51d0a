import { describe, expect, test } from 'vitest';
import { createAllowedHosts } from '../../scripts/lib/servers/allowed-hosts.ts';
import {
  allowBareExpose,
  buildUrl,
  isWildcardHost,
  resolveHost,
} from '../../scripts/lib/servers/host.ts';

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

  test('may not be empty, which would stand for every address', () => {
    expect(() => resolveHost({ host: '', expose: [''] })).toThrow('--host takes an address');
  });
});

describe('--expose', () => {
  test('accepts the default port', () => {
    const expose = ['admin.test:80'];
    expect(resolveHost({ host: '127.0.0.1', expose })).toBe('127.0.0.1');
    const { check } = createAllowedHosts({ expose });
    expect(check({ headers: { host: 'admin.test:80' } })).toBeUndefined();
    expect(check({ headers: { host: 'admin.test' } })).toBeUndefined();
    expect(check({ headers: { host: 'admin.test:8080' } })).toMatchObject({ status: 403 });
  });

  test('without a value accepts every IP address, but its value may not be empty', () => {
    expect(allowBareExpose(['--expose', '--reset'])).toEqual(['--expose=', '--reset']);
    expect(() => allowBareExpose(['--expose', ''])).toThrow(
      '--expose takes a host name with an optional port, such as admin.test:8443, not "".',
    );
  });
});
