import { expect, test } from 'vitest';
import { parseWebUrl } from '../../src/ui/web-url.ts';

test.each([
  ['https://example.com/a?b#c', 'https://example.com/a?b#c'],
  ['HTTP://EXAMPLE.com', 'http://example.com/'],
  ['  https://example.com\t', 'https://example.com/'],
  ['ht\ttps://example.com', 'https://example.com/'],
  ['https:\\\\example.com', 'https://example.com/'],
])('%j is parsed as %s', (text, url) => {
  expect(parseWebUrl(text)?.href).toBe(url);
});

test.each([
  null,
  undefined,
  '',
  ' ',
  'example.com',
  '/admin/users',
  '//example.com',
  '\\\\example.com',
  'https://',
  'https://exa mple.com',
  'https://user:password@example.com/',
  'https://example.com@evil.example/',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0000javascript:alert(1)',
  ' javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com',
  'view-source:https://example.com',
  'filesystem:https://example.com/x',
  'intent://example.com',
])('%j is not a web URL', (text) => {
  expect(parseWebUrl(text)).toBeUndefined();
});
