import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SessionContext } from '../../src/session/session-context.ts';
import { createEditor } from '../../src/ui/rich-text/editor.ts';
import { RichTextEditor } from '../../src/ui/rich-text/rich-text-editor.tsx';
import { RichText } from '../../src/ui/rich-text/rich-text.tsx';
import { openEditDialog, renderEngine } from '../support/render-engine.tsx';
import { createTestSession } from '../support/test-session.ts';
import { intrusions, vectors } from '../support/xss-vectors.ts';

const session = createTestSession({ baseUrl: window.location.origin, operations: {} });

/** A text below a button, as on a page of the console. */
const renderText = (html: string) => (
  <SessionContext value={session}>
    <button>Log Out</button>
    <article>
      <RichText html={html} />
    </article>
  </SessionContext>
);

const forbidden =
  'script, style, link, meta, base, form, input, textarea, object, embed, frame, svg, math, template, button';

// The browser ignores control characters and spaces in URLs.
const isScriptUrl = (url: string) =>
  /^(javascript|vbscript|data:(?!image\/)|blob)/i.test(url.replaceAll(/[\0- ]/g, ''));

/** Whether an element could run a script, or links to or loads a forbidden URL. */
const isHarmful = (element: Element) =>
  element.matches(forbidden) ||
  [...element.attributes].some(
    ({ name, value }) =>
      name.startsWith('on') ||
      ['srcdoc', 'formaction'].includes(name) ||
      (['href', 'src', 'action', 'data', 'xlink:href'].includes(name) && isScriptUrl(value)) ||
      (element.tagName === 'IFRAME' && name === 'src'),
  );

const imitations =
  'dialog, marquee, blink, canvas, [popover], [popovertarget], [download], [autoplay], [tabindex], [role], [inert], [data-tooltip], .visually-hidden, .ql-tooltip, .ql-clipboard, [usemap]';
const links = 'a[href], area[href]';
const linksToTabs =
  ':is([href^="http:"], [href^="https:"])[target=_blank][rel="noopener noreferrer"]';

/** Whether an element is a link that does not open another tab, or covers or imitates a part of the console. */
const isIntrusive = (element: Element) =>
  element.matches(imitations) ||
  (element.matches(links) && !element.matches(linksToTabs)) ||
  /fixed|absolute|sticky|relative/.test(getComputedStyle(element).position);

/** The markup of the elements below another one of which something is true. */
const findMarkup = (root: Element | null, isFound: (element: Element) => boolean) =>
  [...(root as Element).querySelectorAll('*')].filter(isFound).map(({ outerHTML }) => outerHTML);

/** What each vector calls. */
const hit = vi.fn<() => void>();
Object.assign(window, { hit });

/** Shows each text in an article, and reads what is found in it. */
async function findInTexts(find: (article: Element | null) => unknown) {
  const { container, getByText, rerender } = await render(renderText(''));
  const found: [string, unknown][] = [];
  for (const vector of [...vectors, ...intrusions]) {
    await rerender(renderText(`<p>before</p>${vector}`));
    await expect.element(getByText('before', { exact: true })).toBeVisible();
    found.push([vector, find(container.querySelector('article'))]);
  }
  return found;
}

const textCount = vectors.length + intrusions.length;

test('There are at least 150 different hostile texts', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(150);
  expect(new Set(vectors).size).toBe(vectors.length);
});

test(`None of ${textCount} texts runs a script`, async () => {
  for (const [vector, found] of await findInTexts((article) => findMarkup(article, isHarmful)))
    expect({ vector, found }).toEqual({ vector, found: [] });
  expect(hit).not.toHaveBeenCalled();
});

test(`None of ${textCount} texts imitates a part of the console`, async () => {
  for (const [vector, found] of await findInTexts((article) => findMarkup(article, isIntrusive)))
    expect({ vector, found }).toEqual({ vector, found: [] });
});

test(`None of ${textCount} texts covers a button outside of it`, async () => {
  const isButtonOnTop = () => {
    const button = document.querySelector('button');
    const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === button;
  };
  for (const [vector, found] of await findInTexts(isButtonOnTop))
    expect({ vector, found }).toEqual({ vector, found: true });
});

test('The headings of a text are below that of its page', async () => {
  const screen = await render(renderText('<h1>Title</h1><h2>Part</h2>'));
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Title');
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Part');
});

test('The links of a text open another tab', async () => {
  const screen = await render(renderText('<a href="https://example.com/a">safe</a>'));
  const link = screen.getByRole('link', { name: 'safe' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each([
  ['<p style="font-weight: 700">text</p>', { fontWeight: '700' }],
  ['<p style="font-style: italic">text</p>', { fontStyle: 'italic' }],
  ['<p style="text-decoration: underline">text</p>', { textDecorationLine: 'underline' }],
  ['<p class="ql-align-center">text</p>', { textAlign: 'center' }],
  ['<p style="text-align: justify">text</p>', { textAlign: 'justify' }],
  ['<p style="font-size: 18pt">text</p>', { fontSize: '24px' }],
  ['<p style="font-size: 300px">text</p>', { fontSize: '14px' }],
  ['<p style="margin-left: 36pt; text-indent: -18pt">text</p>', { marginLeft: '48px' }],
  ['<p style="margin-left: 36pt; text-indent: -18pt">text</p>', { textIndent: '-24px' }],
  ['<p style="text-indent: -500px">text</p>', { textIndent: '0px' }],
  ['<p style="margin: -200px">text</p>', { marginTop: '0px', marginLeft: '0px' }],
  ['<p style="margin-top: 5000px">text</p>', { marginTop: '0px' }],
  ['<ol style="list-style-type: lower-alpha"><li>text</li></ol>', { listStyleType: 'lower-alpha' }],
  ['<ol><li><ol type="I"><li>text</li></ol></li></ol>', { listStyleType: 'upper-roman' }],
  ['<ul style="list-style-type: square"><li>text</li></ul>', { listStyleType: 'square' }],
  ['<p>نص text</p>', { direction: 'rtl' }],
  ['<p dir="ltr">نص text</p>', { direction: 'ltr' }],
  ['<section><ul><li>نص text</li></ul></section>', { direction: 'rtl' }],
  ['<section dir="rtl"><p>text</p></section>', { direction: 'rtl' }],
  ['<p>نص</p><p>text</p>', { direction: 'ltr' }],
])('A text shows harmless formats as they are stored: %s', async (html, styles) => {
  const { getByText } = await render(renderText(html));
  await expect.element(getByText(/text$/)).toHaveStyle(styles);
});

/** An editor of a hostile text below a harmless line, which is visible once the text is. */
const createHostileEditor = (vector: string) =>
  createEditor(`<p>before</p>${vector}`, (url) => url);

const renderEditor = (editor: ReturnType<typeof createEditor>, key?: string) => (
  <RichTextEditor
    key={key}
    editor={editor}
    label="Text"
    readOnly={false}
    onChange={() => undefined}
  />
);

test('No text runs a script in the editor', async () => {
  for (const vector of [...vectors, ...intrusions]) {
    const { getByText, unmount } = await render(renderEditor(createHostileEditor(vector)));
    await expect.element(getByText('before', { exact: true })).toBeVisible();
    const found = findMarkup(document.querySelector('.ql-editor'), isHarmful);
    expect({ vector, found }).toEqual({ vector, found: [] });
    await unmount();
  }
  expect(hit).not.toHaveBeenCalled();
});

test('The editor sends each text back as it is stored', async () => {
  const texts = [...vectors, ...intrusions];
  const editors = texts.map(createHostileEditor);
  const { getByText } = await render(
    editors.map((editor, index) => renderEditor(editor, String(index))),
  );
  await expect.element(getByText('before', { exact: true }).last()).toBeInTheDocument();
  expect(editors.map(({ getHtml }) => getHtml())).toEqual(
    texts.map((vector) => `<p>before</p>${vector}`),
  );
});

describe('Half of a character', () => {
  const half = 'Space \ud83d';
  const coupon = { _id: 'c1\ud83d', code: half, percentage: 20, kind: 'gift' };
  const respond = () => Response.json({ success: true, coupon, coupons: [coupon], length: 1 });

  test('is part of the address of its record', async () => {
    const { screen, getPath, sent } = await renderEngine({ respond });
    await screen.getByRole('link', { name: /^Space/ }).click();
    await expect.poll(getPath).toBe('/admin/view/coupon/c1%EF%BF%BD');
    await expect.poll(() => sent('GET')).toContain('GET /api/coupons/c1%EF%BF%BD');
  });

  test('is shown in the title of its record', async () => {
    const { screen } = await renderEngine({ respond, initialPath: '/admin/view/coupon/c1' });
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(half);
    expect(document.title).toBe(half);
  });

  test('is shown in a form', async () => {
    const { dialog } = await openEditDialog({ respond });
    await expect.element(dialog.getByLabelText('Code')).toHaveValue(half);
  });

  test('is exported', async () => {
    const { screen } = await renderEngine({ respond });
    await screen.getByRole('button', { name: 'Export CSV' }).click();
    await expect.element(screen.getByText('1 coupon exported')).toBeVisible();
  });
});

test('A block with a script that is edited is stored without it', () => {
  for (const vector of vectors) {
    const editor = createEditor(`<p>before ${vector}</p>`, (url) => url);
    editor.quill.insertText(0, 'Edited ', 'user');
    const edited = document.createElement('div');
    edited.innerHTML = editor.getHtml().replace(/^.*?(Edited)/, '<p>$1');
    const found = findMarkup(edited.firstElementChild, isHarmful);
    expect({ vector, found }).toEqual({ vector, found: [] });
  }
});
