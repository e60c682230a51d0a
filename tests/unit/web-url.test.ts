import { expect, test } from 'vitest';
import { addScheme, completeWebUrl, parseWebUrl } from '../../src/ui/web-url.ts';

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
  'blob:https://example.com/1',
  'mailto:jane@example.com',
])('%j is not a web URL', (text) => {
  expect(parseWebUrl(text)).toBeUndefined();
});

test.each([
  ['example.com', 'https://example.com'],
  ['www.example.com/a?b#c', 'https://www.example.com/a?b#c'],
  ['example.com:8080/a', 'https://example.com:8080/a'],
  ['müller.example?b', 'https://müller.example?b'],
  ['हिन्दी.com', 'https://हिन्दी.com'],
  ['//example.com/x', 'https://example.com/x'],
  ['example.com/?to=jane@example.com', 'https://example.com/?to=jane@example.com'],
])('%j is completed to %s', (text, url) => {
  expect(addScheme(text)).toBe(url);
});

test.each([
  '',
  'http://example.com',
  'javascript:alert(1)',
  'data:text/html,a.b',
  'mailto:a@example.com',
  'jane.doe@example.com',
  '/admin/users',
  'localhost:3000',
  'no address. At all',
  '..',
])('%j stays as it is', (text) => {
  expect(addScheme(text)).toBe(text);
});

test.each([
  ['https:/example.com', 'https://example.com/'],
  ['https:example.com', 'https://example.com/'],
  ['https://ads.example.com/?id={click}|1', 'https://ads.example.com/?id={click}|1'],
  ['//example.com/x', 'https://example.com/x'],
  ['हिन्दी.com', 'https://xn--j2bd4cyah0f.com/'],
  ['javascript:alert(1)', undefined],
  ['https://user@example.com', undefined],
  ['no address. At all', undefined],
])('%j is stored as %s', (text, url) => {
  expect(completeWebUrl(text)).toBe(url);
});
