import { expect, test } from 'vitest';
import { describeConnectionError } from '../../scripts/lib/servers/describe-connection-error.ts';

const url = 'https://api.example.com';

test.each([
  ['UND_ERR_CONNECT_TIMEOUT', 'did not respond in time'],
  ['EHOSTUNREACH', 'There is no route to'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'NODE_EXTRA_CA_CERTS=ca.pem'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'was issued for another name'],
  ['CERT_HAS_EXPIRED', 'is not valid at this time'],
])('%s is explained', (code, text) => {
  const message = describeConnectionError({ cause: { code } }, url);
  for (const part of [url, text, `(${code})`]) expect(message).toContain(part);
});

test('An unknown reason is quoted', () => {
  const reason = new TypeError('fetch failed', { cause: new Error('bad port') });
  expect(describeConnectionError(reason, url)).toBe(
    `${url} cannot be reached. Check the address, and that the server is running. (bad port)`,
  );
});
