import { expect, test } from 'vitest';
import { configLines, parsePublicConfig } from '../../scripts/lib/servers/public-config.ts';

const keys = 'apiBaseUrl, socketUrl, reportUrl, reportShare, acceptViolations, prefetch';

test.each([
  ['{"apiBaseUrl": 7}', 'is not used: "apiBaseUrl" must be a string. Correct it there.'],
  ['{"prefetch": "no"}', 'is not used: "prefetch" must be a boolean. Correct it there.'],
  ['{"apiBaseUrl": ', 'is not used: it must be a JSON object. Correct it there.'],
  ['[]', 'is not used: it must be a JSON object. Correct it there.'],
  ['{"apiUrl": ""}', `has the unknown key "apiUrl". The keys are ${keys}.`],
])('%s is named with file and key', (text, warning) => {
  expect(parsePublicConfig(text).warnings).toEqual([`public/config.json ${warning}`]);
});

test('A correct file has no warning', () => {
  const values = { reportUrl: 'https://reports.example.com', reportShare: 0.5, prefetch: false };
  expect(parsePublicConfig(JSON.stringify(values))).toEqual({ values, warnings: [] });
});

test('An address that the command replaces is named, unless it is the same', () => {
  const config = parsePublicConfig(
    '{"apiBaseUrl": "https://api.example.com/", "socketUrl": "https://socket.example.com"}',
  );
  expect(configLines(config, { apiBaseUrl: 'the sandbox', socketUrl: 'x' }).split('\n')).toEqual([
    '  Configuration The apiBaseUrl of public/config.json, https://api.example.com/, is not used: the sandbox is.',
    '  Configuration The socketUrl of public/config.json, https://socket.example.com, is not used: x is.',
    '',
  ]);
  const same = { apiBaseUrl: 'https://api.example.com', socketUrl: 'https://socket.example.com' };
  expect(configLines(config, same)).toBe('');
});
