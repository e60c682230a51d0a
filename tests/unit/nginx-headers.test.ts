import { expect, test } from 'vitest';
import { proxyHeaders } from '../../scripts/lib/servers/forwarded-headers.ts';

test('Each header by which a client could pretend to be a proxy is read from the configuration of nginx', () => {
  expect(proxyHeaders).toHaveLength(30);
  const names = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'true-client-ip', 'x-original-url'];
  expect(proxyHeaders).toEqual(expect.arrayContaining(names));
  expect(proxyHeaders).not.toContain('host');
});
