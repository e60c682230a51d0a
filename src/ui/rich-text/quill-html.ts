import { flattenList, joinBlocks, markLineBreaks } from './flatten-blocks.ts';
import { levelWidth } from './plain-html.ts';
import { sanitizeHtml } from './sanitize-html.ts';

export const parseBody = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

/** Quill replaces protected spaces by usual ones, so another character stands for them while Quill reads. */
export const protectedSpace = { stored: '\u00A0', whileRead: '\uE0A0' };

/**
 * Whether every reader of a text can load an image. Addresses with `file:`, `blob:` or `cid:` work only on one computer
 * or in one email.
 */
function isPublicImage(address: string): boolean {
  const url = URL.parse(address, document.baseURI);
  return address !== '' && url !== null && /^(https?:|data:image\/)/i.test(url.href);
}

function convertFormats(body: HTMLElement): void {
  for (const heading of body.querySelectorAll('th')) {
    const cell = document.createElement('td');
    const bold = document.createElement('strong');
    bold.append(...heading.childNodes);
    cell.append(bold);
    heading.replaceWith(cell);
  }
  for (const center of body.querySelectorAll('center')) {
    const block = document.createElement('div');
    block.setAttribute('align', 'center');
    block.append(...center.childNodes);
    center.replaceWith(block);
  }
  const aligned = ':is(p, div, h1, h2, h3, h4, h5, h6, li, td)[align]';
  for (const block of body.querySelectorAll<HTMLElement>(aligned))
    block.style.textAlign ||= block.getAttribute('align')?.toLowerCase() ?? '';
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) {
    const { style } = element;
    const [, width] = /^(\d+)em$/.exec(style.paddingInlineStart) ?? [];
    const level = Number(width) / levelWidth;
    if (Number.isInteger(level)) element.classList.add(`ql-indent-${level}`);
    // For this style, Quill would insert a tab.
    style.textIndent = '';
    if (Number(style.fontWeight) >= 600) style.fontWeight = 'bold';
  }
  for (const bold of body.querySelectorAll<HTMLElement>('b, strong')) {
    if (/^(normal|[1-5]00)$/.test(bold.style.fontWeight)) bold.replaceWith(...bold.childNodes);
  }
}

function* listTexts(body: HTMLElement): Generator<Text> {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) yield walker.currentNode;
}

function protectSpaces(body: HTMLElement): void {
  for (const text of listTexts(body))
    text.data = text.data.replaceAll(protectedSpace.stored, protectedSpace.whileRead);
}

/**
 * Converts HTML so that Quill reads it with the least loss, and sanitizes it. Images that not everyone could load are
 * removed.
 */
export function convertToQuill(html: string): string {
  const body = parseBody(sanitizeHtml(html));
  for (const image of body.querySelectorAll('img'))
    if (!isPublicImage(image.getAttribute('src') ?? '')) image.remove();
  convertFormats(body);
  for (const cell of body.querySelectorAll('td')) joinBlocks(cell);
  for (const list of body.querySelectorAll<HTMLElement>(':is(ol, ul):not(:is(ol, ul) *)'))
    flattenList(list);
  markLineBreaks(body);
  protectSpaces(body);
  return body.innerHTML;
}

/** Joins quotes that follow each other to one quote of several paragraphs. */
function joinQuotes(root: HTMLElement): void {
  for (const first of root.querySelectorAll(':scope > blockquote:not(blockquote + blockquote)')) {
    const lines = [first];
    for (
      let next = first.nextElementSibling;
      next?.localName === 'blockquote';
      next = next.nextElementSibling
    )
      lines.push(next);
    if (lines.length === 1) continue;
    const quote = document.createElement('blockquote');
    first.before(quote);
    for (const line of lines) {
      const paragraph = document.createElement('p');
      paragraph.className = line.className;
      paragraph.append(...line.childNodes);
      quote.append(paragraph);
      line.remove();
    }
  }
}

/** Keeps several spaces in a row, of which HTML would show one. */
function keepSpaces(body: HTMLElement): void {
  for (const text of listTexts(body)) {
    if (!text.parentElement?.closest('.ql-code-block-container'))
      text.data = text.data.replace(/ (?= )/g, protectedSpace.stored);
  }
}

/** The content of a Quill editor as plain, sanitized HTML, with a line for each block. */
export function convertFromQuill(root: HTMLElement): string {
  const body = document.importNode(root, true);
  joinQuotes(body);
  keepSpaces(body);
  for (const item of body.querySelectorAll('[dir=auto]')) item.removeAttribute('dir');
  for (const marker of body.querySelectorAll('.ql-soft-break')) {
    const lineBreaks = [document.createElement('br')];
    // At the end of a block, a single line break would show nothing.
    if (!marker.nextSibling) lineBreaks.push(document.createElement('br'));
    marker.replaceWith(...lineBreaks);
  }
  return [...parseBody(sanitizeHtml(body.innerHTML)).children]
    .map(({ outerHTML }) => outerHTML)
    .join('\n');
}
