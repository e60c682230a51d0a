import { expect, test } from 'vitest';
import { cleanSearch } from '../../src/engine/config/list-params.ts';
import { cleanText } from '../../src/ui/clean-text.ts';

const englishFlag = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';

test.each([
  ['white space at its ends', '\u00A0\t Jane  Doe \n', 'Jane  Doe'],
  ['invisible characters at its ends, as a copied number has', '\u202A+91 98\u202C', '+91 98'],
  ['nothing but these', '\u200B\u200B\uFEFF\u2060', ''],
  ['a composed character', 'Zoe\u0308', 'Zoë'],
  [
    'an emoji that is joined of several',
    '\u{1F469}\u200D\u{1F680}\u200B',
    '\u{1F469}\u200D\u{1F680}',
  ],
  ['the flag of a part of a country', `${englishFlag} \u200B`, englishFlag],
  ['a lone surrogate', 'Space \uD83D ', 'Space \uD83D'],
])('A clean text with %s', (_, text, expected) => {
  expect(cleanText(text)).toBe(expected);
});

test('A text of much white space is clean at once', () => {
  const text = `a${' '.repeat(1_000_000)}b`;
  expect(cleanText(` ${text}\u200B`)).toBe(text);
});

test('A search has plain single spaces, too', () => {
  expect(cleanSearch('\u200BZoe\u0308 \u00A0\u2003 Doe\t')).toBe('Zoë Doe');
});
