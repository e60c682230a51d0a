import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createEditor } from '../../src/ui/rich-text/editor.ts';
import { RichTextEditor } from '../../src/ui/rich-text/rich-text-editor.tsx';
import { createImageAddresses } from '../../src/ui/rich-text/image-addresses.ts';
import { createConverter } from '../../src/ui/rich-text/rich-document.ts';
import { sanitizeHtml } from '../../src/ui/rich-text/sanitize-html.ts';
import { splitHtml } from '../../src/ui/rich-text/split-html.ts';

/** Renders the editor with a text. */
async function renderEditor(html: string) {
  const editor = createEditor(html, (url) => url);
  const { unmount } = await render(
    <RichTextEditor editor={editor} label="Text" readOnly={false} onChange={() => undefined} />,
  );
  return { unmount, editor, getEdited: editor.getHtml };
}

/** Types at the end of a text, and returns what is to be stored. */
async function edit(html: string): Promise<string> {
  const { unmount, getEdited } = await renderEditor(html);
  await userEvent.keyboard('{Control>}{End}{/Control} more');
  await unmount();
  return getEdited();
}

/** What every block of a text would be written as after an edit. */
function writeAnew(html: string): string {
  const addresses = createImageAddresses((url) => url);
  const converter = createConverter(addresses);
  return splitHtml(html)
    .filter(({ kind }) => kind === 'block')
    .map((block) => converter.write(converter.read(block.html)))
    .join('\n');
}

const last = '\n<p>End</p>';
const editedLast = '\n<p>End more</p>';

/** Texts as they are stored, with every format of the editor. */
const plainTexts: [description: string, html: string][] = [
  ['bullets', '<ul><li>one</li><li>two</li></ul>'],
  [
    'nested lists of both kinds',
    '<ul><li>a<ul><li>b</li><li>c<ol><li>d</li></ol></li></ul></li><li>e</li></ul>\n<ol><li>f</li></ol>',
  ],
  ['a list that leaves out a level', '<ol><li>a<ol><li><ol><li>b</li></ol></li></ol></li></ol>'],
  ['an aligned item', '<ul><li style="text-align: center;">one</li><li>two</li></ul>'],
  ['alignment', '<p style="text-align: center;">c</p>\n<h2 style="text-align: right;">r</h2>'],
  ['an indent', '<p style="padding-inline-start: 6em;">i</p>'],
  ['right to left', '<p style="text-align: right; direction: rtl;">r</p>'],
  ['bold and links', '<p><strong>b</strong> <em>i</em> <a href="mailto:a@b.example">mail</a></p>'],
  [
    'colour and font',
    '<p><span style="color: rgb(230, 0, 0);">red</span> <span style="font-family: serif;">serif</span></p>',
  ],
  ['code, quotes', '<pre>if (a) {\n  b\n}</pre>\n<blockquote>quoted <code>c</code></blockquote>'],
  ['pictures', '<p><img src="/uploads/a.png" alt="A"></p>'],
  ['lines in a paragraph', '<p>one<br>two</p>\n<p>three<br><br></p>'],
  ['clauses of several lines', '<ol><li>one<br>second line</li><li>two</li></ol>'],
  [
    'a quote of paragraphs',
    '<blockquote><p>one</p><p style="text-align: right;">two</p></blockquote>',
  ],
  [
    'numbering',
    '<ol start="3" style="list-style-type: lower-alpha;"><li>c<ol style="list-style-type: upper-roman;"><li>I</li><li value="4">IV</li></ol></li></ol>',
  ],
  ['protected spaces', '<p>10&nbsp;km</p>\n<p>&nbsp;</p>'],
  ['tables', '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>'],
];

describe('A text that is edited in one place', () => {
  test.each([
    [
      'headings, lists and links in lines of their own',
      '<p>How we treat it.</p>\n<h2>What we keep</h2>\n<ul><li>Your name.</li><li>The stories, for as long as the room exists.</li></ul>\n<p>We do <strong>not</strong> sell it. See <a href="https://example.com/privacy">example.com</a>.</p>',
    ],
    [
      'a numbered list and a quote in lines of their own',
      '<ol><li>Be kind.</li><li>It belongs to everyone.</li></ol>\n<blockquote>A story is finished when its room says so.</blockquote>',
    ],
    ...plainTexts,
    ['several spaces', '<p>10&nbsp;km, &nbsp; wide</p>\n<p>&nbsp;</p>'],
    [
      'formats that the editor does not have',
      '<table><tbody><tr><th colspan="2">Name</th></tr></tbody></table>\n<p id="a">a <small>b</small></p>\n<ol start="3"><li><p>c</p></li></ol>',
    ],
    ['equal words in two formats', '<p>Note</p>\n<p><mark>Note</mark></p>'],
    ['a link to a part', '<p><a href="#part">part</a></p>'],
  ])('keeps everything else as it was: %s', async (_, html) => {
    expect(await edit(html + last)).toBe(html + editedLast);
  });

  test.each(plainTexts)('keeps its formats where it is edited: %s', (_, html) => {
    const withLinks = html.replace(/(<a [^>]*)>/, '$1 rel="noopener noreferrer" target="_blank">');
    expect(writeAnew(html)).toBe(withLinks);
  });

  test('loses markup of the editor that was stored before', () => {
    const marker = '<span class="ql-ui" contenteditable="false"></span>';
    const stored = `<ol><li data-list="bullet">${marker}a</li><li data-list="bullet" class="ql-indent-1">${marker}b</li><li data-list="ordered">${marker}c</li></ol><div class="ql-code-block-container" spellcheck="false"><div class="ql-code-block" data-language="plain">x</div><div class="ql-code-block" data-language="plain">y</div></div><p class="ql-align-right ql-direction-rtl ql-indent-2"><span class="ql-font-serif">z</span></p><ul><li>q</li><li class="ql-indent-1">r</li></ul>`;
    expect(writeAnew(stored)).toBe(
      [
        '<ul><li>a<ul><li>b</li></ul></li></ul>',
        '<ol><li>c</li></ol>',
        '<pre>x\ny</pre>',
        '<p style="text-align: right; direction: rtl; padding-inline-start: 6em;"><span style="font-family: serif;">z</span></p>',
        '<ul><li>q<ul><li>r</li></ul></li></ul>',
      ].join('\n'),
    );
  });
});

test('Two lists in a row keep their numbers when both are edited', () => {
  const editor = createEditor('<ol><li>a</li><li>b</li></ol><ol><li>c</li></ol>', (url) => url);
  editor.quill.insertText(4, 'C', 'user');
  editor.quill.insertText(0, 'A', 'user');
  expect(editor.getHtml()).toBe('<ol><li>Aa</li><li>b</li><li value="1">Cc</li></ol>');
});

test('A video stays as it is stored when a text follows it', () => {
  const video = '<iframe src="https://www.youtube.com/embed/a" width="560"></iframe>';
  const editor = createEditor(video, (url) => url);
  expect(editor.quill.root.querySelector('iframe')).not.toBeNull();
  editor.quill.insertText(1, 'after', 'user');
  expect(editor.getHtml()).toBe(`${video}<p>after</p>`);
});

test('The tools that the row has no room for are in a menu that their use closes', async () => {
  const { getEdited } = await renderEditor('<p>a</p>');
  const quote = page.getByRole('button', { name: 'Quote' });
  const more = page.getByRole('button', { name: 'More tools' });
  await expect.element(quote).not.toBeInTheDocument();
  await userEvent.click(more);
  await userEvent.click(quote);
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveFocus();
  await expect.element(quote).not.toBeInTheDocument();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Heading' }), 'Heading 3');
  await userEvent.click(more);
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Text colour' }), 'Blue');
  await userEvent.keyboard('b');
  expect(sanitizeHtml(getEdited())).toContain('color: rgb(0, 102, 204)');
  expect(getEdited()).toMatch(/^<h3/);
});

const consoleAttributes =
  'data-keys="Ctrl K" data-action="edit" data-keeps-focus data-tooltip="t" data-list class="ql-tooltip visually-hidden"';
const forbiddenStyles =
  'position: fixed; padding-inline-start: 99999px; font-size: 999px; inset: 0';

test.each([
  [
    'id, name or label that could meet one of the page',
    '<p id="root">a</p><a name="email">b</a><label for="_r_1_">c</label>',
    '<p id="user-content-root">a</p><a name="user-content-email">b</a>c',
  ],
  ['attribute by which the console finds its parts', `<p ${consoleAttributes}>a</p>`, '<p>a</p>'],
  [
    'style but those of formats',
    `<p style="${forbiddenStyles}; color: red">a</p>`,
    '<p style="color: red;">a</p>',
  ],
  [
    'video but of known hosts',
    '<iframe class="ql-video" src="https://youtube.com/embed/a"></iframe><iframe src="https://evil.example"></iframe><iframe src="https://constructor/a"></iframe>',
    '<iframe src="https://www.youtube.com/embed/a" title="Video"></iframe>',
  ],
])('A text on a page of the console has no %s', (_, html, sanitized) => {
  expect(sanitizeHtml(html, true)).toBe(sanitized);
});

/** Markup that Quill has no format for, with its description. */
const samples: [description: string, markup: string, selector: string][] = [
  ['lines across the page', '<blockquote>above<hr>below</blockquote>', 'hr'],
  ['headings of tables', '<table><tr><th>Name</th><th>Use</th></tr></table>', 'th'],
  ['merged cells of tables', '<table><tr><td colspan="2">both</td></tr></table>', '[colspan]'],
  [
    'paragraphs in cells of tables',
    '<table><tr><td><p>one</p><p>two</p></td></tr></table>',
    'td p + p',
  ],
  ['captions', '<figure><figcaption>a caption</figcaption></figure>', 'figcaption'],
  ['lists of terms', '<dl><dt>term</dt><dd>meaning</dd></dl>', 'dl'],
  ['parts that unfold', '<details><summary>more</summary>all of it</details>', 'details'],
  ['marked words', '<p><mark>marked</mark></p>', 'mark'],
  ['small print', '<p><small>small</small></p>', 'small'],
  ['numbering of its own', '<ol reversed><li>last</li></ol>', '[reversed]'],
  ['sounds and films', '<p>a film <video></video></p>', 'video'],
  ['places that links lead to', '<p id="chapter">a part</p>', '[id$=chapter]'],
  ['other formats', '<p><kbd>Enter</kbd></p>', 'kbd'],
];

describe('Markup that the editor has no format for', () => {
  const create = (html: string) => createEditor(html, (url) => url);

  test('is named while its text is kept', () => {
    const html = samples.map(([, markup]) => markup).join('<p>and</p>');
    const text = document.createElement('article');
    text.innerHTML = sanitizeHtml(html, true);
    const editor = create(html);
    expect(editor.losses).toEqual(samples.map(([description]) => description));
    const findIn = (root: Element) =>
      samples.filter(([, , selector]) => root.querySelector(selector)).map(([name]) => name);
    expect(findIn(text)).toEqual(samples.map(([name]) => name));
    expect(findIn(editor.quill.root)).toEqual([]);
    // Quill's line breaks have characters that are not visible.
    const shown = editor.quill.root.textContent.replaceAll('\uFEFF', '');
    for (const word of text.textContent.match(/\w+/g) ?? []) expect(shown).toContain(word);
    expect(create('<p>one</p><ul><li>two</li></ul>').losses).toEqual([]);
  });

  test('is the head of a table, whose cells become bold', () => {
    const editor = create(
      '<table><thead><tr><th>Name</th><th><p>Use</p></th></tr></thead><tbody><tr><td>id</td><td></td></tr></tbody></table>',
    );
    const rows = [...editor.quill.root.querySelectorAll('tr')];
    expect(rows.map((row) => row.querySelectorAll('td').length)).toEqual([2, 2]);
    const headings = rows[0]?.querySelectorAll('td > strong') ?? [];
    expect([...headings].map(({ textContent }) => textContent)).toEqual(['Name', 'Use']);
  });
});
