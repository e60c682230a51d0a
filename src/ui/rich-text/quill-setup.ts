import { Quill } from 'react-quill';
import { levelWidth } from './plain-html.ts';

const Delta = Quill.import('delta');
type Delta = InstanceType<typeof Delta>;

/** A clipboard matcher that reads a `th` as a bold cell; Quill would join all headings of a row. */
export function convertTableHeading(_: Node, delta: Delta): Delta {
  const bold = delta.compose(new Delta().retain(delta.length(), { bold: true }));
  const lastInsert = delta.ops.at(-1)?.insert;
  const isLine = typeof lastInsert === 'string' && lastInsert.endsWith('\n');
  return isLine ? bold : bold.insert('\n');
}

/** A clipboard matcher that reads the indent of a stored text; Quill reads the styles of its other formats by itself. */
export function convertIndent(node: Node, delta: Delta): Delta {
  const [, width] = /^(\d+)em$/.exec((node as HTMLElement).style.paddingInlineStart) ?? [];
  if (width === undefined) return delta;
  const indent = Number(width) / levelWidth;
  return delta.compose(new Delta().retain(delta.length(), { indent }));
}

/** Elements that Quill keeps or converts to paragraphs, and those that have their own entry below. */
const knownElements = `p, br, wbr, div, span, h1, h2, h3, h4, h5, h6, strong, b, em, i, u, s, strike, sub, sup, code, pre, a, img,
  iframe, blockquote, ul, ol, li, table, thead, tbody, tfoot, tr, td, col, colgroup, section, article, main, header, footer,
  nav, aside, address, figure, th, caption, figcaption, hr, dl, dt, dd, details, summary, mark, small, audio, video, source,
  track`;

/** Formats that Quill does not support, with their selectors; their content becomes plain text. */
const unsupportedFormats: Record<string, string> = {
  'lines across the page': 'hr',
  'headings of tables': 'th',
  'merged cells of tables': '[colspan], [rowspan]',
  'paragraphs in cells of tables': ':is(td, th) :is(p + p, li, table)',
  captions: 'caption, figcaption',
  'lists of terms': 'dl',
  'parts that unfold': 'details',
  'marked words': 'mark',
  'small print': 'small',
  'numbering of its own': 'ol:is([start], [type], [reversed]), li[value]',
  'sounds and films': 'audio, video',
  'places that links lead to': '[id], a[name]',
  'other formats': `body :not(${knownElements})`,
};

/** The formats that an edit would remove from the content, as text for the user. */
export function findUnsupportedFormats(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Object.entries(unsupportedFormats)
    .filter(([, selector]) => body.querySelector(selector))
    .map(([name]) => name);
}
