import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { proxyHeaders } from '../../scripts/lib/servers/forwarded-headers.ts';

test('nginx overwrites or empties each header by which a client could pretend to be a proxy', async () => {
  const conf = await readFile('scripts/deploy/nginx.conf', 'utf8');
  const written = [...conf.matchAll(/^ +proxy_set_header (\S+) (?!\$http_)\S+;$/gm)].map(
    ([, name = '']) => name.toLowerCase(),
  );
  expect(written).toEqual(expect.arrayContaining(proxyHeaders));
  expect(proxyHeaders).toEqual(
    expect.arrayContaining(['x-real-ip', 'x-client-ip', 'true-client-ip', 'x-original-url']),
  );
});
