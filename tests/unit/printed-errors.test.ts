import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { toError } from '../../scripts/contract-verify/violations.ts';
import {
  escapeControlCharacters,
  escapeLines,
  escapeStrings,
} from '../../scripts/lib/escape-control-characters.ts';
import { CommandError, describeError, printError } from '../../scripts/lib/exit-with-error.ts';
import { describeConnectionError } from '../../scripts/lib/servers/describe-connection-error.ts';
import { printViolations } from '../../scripts/lib/servers/gateway.ts';
import { viteLogger } from '../../scripts/lib/servers/vite-logger.ts';

test.each(['EACCES', 'EROFS', 'ENOSPC'])('A file that cannot be written is named: %s', (code) => {
  const file = path.resolve('src/generated/types.ts');
  const error = Object.assign(new Error('open'), { code, syscall: 'open', path: file });
  expect(describeError(error)).toBe(
    `src/generated/types.ts cannot be read or written (${code}). Check the owner and permissions of its folder, and the space on the disk.`,
  );
});

test.each([
  ['the system, of a file that is open', { code: 'ENOSPC', syscall: 'write' }],
  ['SQLite', { code: 'ERR_SQLITE_ERROR', errcode: 13, errstr: 'database or disk is full' }],
])('A full disk is one line: by %s', (_, properties) => {
  expect(describeError(Object.assign(new Error('full'), properties))).toBe(
    'There is no space left on the disk. Remove something from it, and try again.',
  );
});

test('A mistake of the user is printed without a stack', async () => {
  expect(describeError(new CommandError('Give a port.'))).toBe('Give a port.');
  expect(describeError(new Error('inside'))).toMatch(/Error: inside\n +at /);
  expect(describeError('text')).toBe("'text'");
  expect(describeError(undefined)).toBe('undefined');
  const missing: unknown = await readFile('none.txt').catch((error: unknown) => error);
  expect(describeError(missing)).toMatch(/^Error: ENOENT/);
});

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

test.each([
  ['an escape sequence', '\u001b[2Jgone', String.raw`\u001b[2Jgone`],
  ['a sequence of one byte', '\u009b2J', String.raw`\u009b2J`],
  ['a bell, a backspace and a delete', '\u0007\b\u007f', String.raw`\u0007\u0008\u007f`],
  [
    'line breaks of every kind',
    '\r\n\u0085\u2028\u2029',
    String.raw`\u000d\u000a\u0085\u2028\u2029`,
  ],
  ['bidirectional controls', 'a\u202eb\u2066c', String.raw`a\u202eb\u2066c`],
])('%s is escaped', (_, text, escaped) => {
  expect(escapeControlCharacters(text)).toBe(escaped);
});

test('letters of every language, emoji and symbols are unchanged', () => {
  const text = 'Zoë, Αθήνα, עברית, می‌خواهم, 日本語, 👩‍👩‍👧 – “quoted” \\u001b';
  expect(escapeControlCharacters(text)).toBe(text);
});

test('escapeLines escapes all control characters but line breaks', () => {
  const lines = ['one', String.raw`\u0009two\u001b[1m`];
  expect(escapeLines('one\n\ttwo\u001b[1m')).toBe(lines.join('\n'));
});

test('escapeStrings escapes every string in a value', () => {
  const changes = [{ change: 'a\u001b', screens: [{ parts: ['b\n'] }] }];
  const parts = [String.raw`b\u000a`];
  expect(escapeStrings(changes)).toEqual([{ change: String.raw`a\u001b`, screens: [{ parts }] }]);
});

test.each([
  ['a CommandError', new CommandError('no such file: \u001b]0;owned\u0007')],
  ['any other error', new Error('\u009b2J')],
])('the message of %s is escaped', (_, error) => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  printError(error);
  expect(String(printed.mock.lastCall)).toContain(String.raw`\u00`);
  expect(String(printed.mock.lastCall)).not.toMatch(/[^\P{Cc}\n]/u);
});

test('a finding of contract:verify is escaped', () => {
  const response = { request: 'POST /api/admin/login', status: 200 };
  const mistake = { pointer: '/\u001b[2J', message: 'must be one of a, \n\u009b2J' };
  const error = toError([{ kind: 'wrong-value', ...response, ...mistake }]);
  expect(error.message).toContain(String.raw`at "/\u001b[2J": must be one of a, \u000a\u009b2J`);
});

test('a violation in a request is escaped', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const violation = { location: ['request', 'body', '\u001b[2J\nAll'], message: '\u009b2J' };
  printViolations('POST /api/\u0007', [violation]);
  expect(printed).toHaveBeenCalledExactlyOnceWith(
    String.raw`Contract violated by POST /api/\u0007: request.body.\u001b[2J\u000aAll \u009b2J`,
  );
});

test('Control characters in messages of Vite are escaped, except for its colours', () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  viteLogger.error('\u001b[31mhttp proxy error: /api/\u009b2J\u001b[39m\n  at \u001b[8mhidden');
  expect(printed).toHaveBeenCalledWith(
    `\u001b[31m${String.raw`http proxy error: /api/\u009b2J`}\u001b[39m\n  at ${String.raw`\u001b[8mhidden`}`,
  );
});
