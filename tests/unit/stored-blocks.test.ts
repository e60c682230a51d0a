import { describe, expect, test } from 'vitest';
import { joinHtml } from '../../src/ui/rich-text/join-html.ts';
import { splitHtml } from '../../src/ui/rich-text/split-html.ts';

const findBlocks = (html: string) =>
  splitHtml(html)
    .filter(({ kind }) => kind === 'block')
    .map((block) => block.html);

test.each([
  ['paragraphs', '<p>a</p>\n<p>b</p>', ['<p>a</p>', '<p>b</p>']],
  ['paragraphs without end tags', '<P>a<P>b', ['<P>a', '<P>b']],
  ['lines of loose text', 'a<br>\n<b>b</b><br>c', ['a<br>', '\n<b>b</b><br>', 'c']],
  ['text between blocks', 'a<p>b</p>c', ['a', '<p>b</p>', 'c']],
  ['comments', '<!-- a --><p>b</p><!-- c -->', ['<!-- a -->', '<p>b</p>', '<!-- c -->']],
  ['what is in wrappers', '<main><div class="x"><p>a</p>b</div></main>', ['<p>a</p>', 'b']],
  ['what is in a format', '<b><p>a</p><p>b</p></b>', ['<p>a</p>', '<p>b</p>']],
  ['a division with text', '<div>a<br>b</div>', ['<div>a<br>b</div>']],
  ['a whole page', '<html><body><p>a</p></body></html>', ['<p>a</p>']],
  [
    'what a table moves out',
    '<table>a<tr><td>b</table><p>c',
    ['<table>a<tr><td>b</table>', '<p>c'],
  ],
  [
    'a format over several blocks',
    '<p>a</p><p><i>b</p><p>c</i></p><p>d</p>',
    ['<p>a</p>', '<p><i>b</p><p>c</i></p>', '<p>d</p>'],
  ],
  ['an unclosed comment', '<p>a</p><p>b<!-- c', ['<p>a</p>', '<p>b<!-- c']],
  ['nothing', ' \n', []],
])('Blocks of a stored text are %s', (_, html, blocks) => {
  expect(findBlocks(html)).toEqual(blocks);
  expect(
    splitHtml(html)
      .map((part) => part.html)
      .join(''),
  ).toBe(html);
});

/** Writes a text whose blocks have been edited to lines, of which those in upper case are new. */
const write = (html: string, lines: string[]) =>
  joinHtml(
    splitHtml(html).map((part) => ({
      ...part,
      lines: part.kind === 'block' ? [part.html.replace(/<[^>]*>?/g, '').trim()] : [],
    })),
    lines,
    (start, end) =>
      lines
        .slice(start, end)
        .map((line) => `<p>${line}</p>`)
        .join('\n'),
  );

describe('Blocks that are not edited are written as they are stored', () => {
  const spaced = '<p id="1">a</p>\n\n<p>b</p>\n<P>c</P>\n';
  const wrapped =
    '<div class="x">\n  <p id="1">a</p>\n  <p>b</p>\n</div>\n<section><P>c</P></section>';

  test.each([
    ['if nothing is edited', spaced, 'a b c', spaced],
    ['if one is edited', spaced, 'a B c', '<p id="1">a</p>\n\n<p>B</p>\n<P>c</P>\n'],
    ['if one is deleted', spaced, 'a c', '<p id="1">a</p>\n\n<P>c</P>\n'],
    ['if one is moved', spaced, 'c a b', '<P>c</P>\n<p id="1">a</p>\n\n<p>b</p>\n'],
    ['if two change places', '<p>a</p><p id="2">b</p>', 'b a', '<p id="2">b</p>\n<p>a</p>'],
    ['if one is inserted', '<p id="1">a</p><P>c</P>', 'a B c', '<p id="1">a</p>\n<p>B</p><P>c</P>'],
    ['if one is added', spaced, 'a b c D', '<p id="1">a</p>\n\n<p>b</p>\n<P>c</P>\n<p>D</p>\n'],
    ['if one is put before all', '<P>c</P>', 'A c', '<p>A</p>\n<P>c</P>'],
    ['of two equal texts', '<p>a</p><p>b</p><P>a</P>', 'a B a', '<p>a</p><p>B</p><P>a</P>'],
    [
      'in wrappers that stay',
      wrapped,
      'A b C',
      '<div class="x">\n  <p>A</p>\n  <p>b</p>\n</div>\n<section><p>C</p></section>',
    ],
    [
      'in wrappers when every block is edited',
      wrapped,
      'A B C',
      '<div class="x">\n  <p>A</p>\n<p>B</p>\n</div>\n<section><p>C</p></section>',
    ],
    [
      'in a wrapper that gets another block',
      '<div><p>a</p></div>',
      'A0 a B',
      '<div><p>A0</p>\n<p>a</p>\n<p>B</p></div>',
    ],
    ['without a wrapper that is empty now', wrapped, 'a b', wrapped.replace(/<section.*/, '')],
    ['in a page', '<body><P>a</P></body>', 'a B', '<body><P>a</P>\n<p>B</p></body>'],
  ])('%s', (_, html, lines, expected) => {
    expect(write(html, lines.split(' '))).toBe(expected);
  });

  test('but closed before another text, which would be a part of them', () => {
    expect(write('<p>a</p><b>b', ['a', 'b'])).toBe('<p>a</p><b>b');
    expect(write('<p>a</p><b>b', ['b', 'a'])).toBe('<b>b</b>\n<p>a</p>');
    expect(write('<p>a</p>b<!-- c', ['a', 'b', 'D'])).toBe('<p>a</p>b<!-- c-->\n<p>D</p>');
  });

  test('without closing what the next block ends, but what loose text would continue', () => {
    expect(write('<P id="1">a<P>c', ['a', 'B', 'c'])).toBe('<P id="1">a\n<p>B</p><P>c');
    expect(write('c<br><p>a<p>b', ['a', 'c', 'b'])).toContain('<p>a</p>\nc<br>');
  });

  test('and on lines of their own where a block between them is deleted', () => {
    expect(write('a<p>b</p>c', ['a', 'c'])).toBe('a<br>c');
  });
});
