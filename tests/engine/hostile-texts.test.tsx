import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SessionContext } from '../../src/session/session-context.ts';
import { RichTextEditor } from '../../src/ui/rich-text/rich-text-editor.tsx';
import { RichText } from '../../src/ui/rich-text/rich-text.tsx';
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

/** Elements that could run a script, or link to or load a forbidden URL. */
function findHarmful(root: Element): string[] {
  const isScriptUrl = (url: string) =>
    /^(javascript|vbscript|data:(?!image\/)|blob)/i.test(
      // The browser ignores control characters and spaces in URLs.
      [...url].filter((character) => character > ' ').join(''),
    );
  const isHarmful = (element: Element) =>
    element.matches(forbidden) ||
    [...element.attributes].some(
      ({ name, value }) =>
        name.startsWith('on') ||
        ['srcdoc', 'formaction'].includes(name) ||
        (['href', 'src', 'action', 'data', 'xlink:href'].includes(name) && isScriptUrl(value)) ||
        (element.tagName === 'IFRAME' && name === 'src'),
    );
  return [...root.querySelectorAll('*')].filter(isHarmful).map(({ outerHTML }) => outerHTML);
}

const imitations =
  'dialog, marquee, blink, canvas, [popover], [popovertarget], [download], [autoplay], [tabindex], [role], [inert], [data-tooltip], .visually-hidden, .ql-tooltip, .ql-clipboard';

/** Links that do not open another tab, and elements that cover or imitate a part of the console. */
function findIntrusive(root: Element): string[] {
  const leavesPage = (element: Element) =>
    element.matches('a[href], area[href]') &&
    !element.matches(
      ':is([href^="http:"], [href^="https:"])[target=_blank][rel="noopener noreferrer"]',
    );
  return [...root.querySelectorAll('*')]
    .filter(
      (element) =>
        element.matches(imitations) ||
        leavesPage(element) ||
        element.hasAttribute('usemap') ||
        /fixed|absolute|sticky|relative/.test(getComputedStyle(element).position),
    )
    .map(({ outerHTML }) => outerHTML);
}

test(`${vectors.length} texts run no script, and ${intrusions.length} more neither cover nor leave the page`, async () => {
  expect(vectors.length).toBeGreaterThanOrEqual(150);
  expect(new Set(vectors).size).toBe(vectors.length);
  const hit = vi.fn<() => void>();
  Object.assign(window, { hit });
  const { container, getByText, rerender } = await render(renderText(''));
  const button = container.querySelector('button');
  for (const vector of [...vectors, ...intrusions]) {
    await rerender(renderText(`<p>before</p>${vector}`));
    await expect.element(getByText('before', { exact: true })).toBeVisible();
    const article = container.querySelector('article') ?? container;
    expect({ vector, found: [...findHarmful(article), ...findIntrusive(article)] }).toEqual({
      vector,
      found: [],
    });
    const { left, top, width, height } = button?.getBoundingClientRect() ?? new DOMRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(button);
  }
  expect(hit).not.toHaveBeenCalled();
});

test('A text keeps its formats, below the heading of its page, and opens its links in another tab', async () => {
  const screen = await render(
    renderText(
      '<h1>Title</h1><h2>Part</h2><p class="ql-align-center">centred</p><a href="https://example.com/a">safe</a>',
    ),
  );
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Title');
  await expect.element(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Part');
  await expect.element(screen.getByText('centred')).toHaveStyle({ textAlign: 'center' });
  const link = screen.getByRole('link', { name: 'safe' });
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('A text that runs no script does not in the editor, either', async () => {
  const hit = vi.fn<() => void>();
  Object.assign(window, { hit });
  // The editor uses the same sanitizer, so every fourth vector is enough.
  for (const vector of vectors.filter((_, index) => index % 4 === 0)) {
    const { getByText, unmount } = await render(
      <RichTextEditor
        label="Text"
        html={`<p>before</p>${vector}`}
        readOnly={false}
        onChange={() => undefined}
      />,
    );
    await expect.element(getByText('before', { exact: true })).toBeVisible();
    const found = findHarmful(document.querySelector('.ql-editor') as Element);
    expect({ vector, found }).toEqual({ vector, found: [] });
    await unmount();
  }
  expect(hit).not.toHaveBeenCalled();
});
