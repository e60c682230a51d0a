import { Quill } from 'react-quill';
import { levelWidth } from './plain-html.ts';

/** The toolbar, in Quill's format; an empty array means all values that the theme offers. */
export const toolbar = [
  [{ header: [1, 2, 3, 4, 5, 6, false] }, { font: [] }],
  ['bold', 'italic', 'underline', 'strike'],
  [{ color: [] }, { background: [] }],
  [{ script: 'sub' }, { script: 'super' }],
  [{ list: 'ordered' }, { list: 'bullet' }, { indent: '-1' }, { indent: '+1' }],
  [{ align: [] }, { direction: 'rtl' }],
  ['blockquote', 'code-block', 'code'],
  ['link', 'image', 'video'],
  ['clean'],
];

/** The icon of code blocks; Quill has the same one for inline code. */
const codeBlockIcon =
  '<svg viewbox="0 0 18 18"><rect class="ql-stroke" height="12" width="12" x="3" y="3"/><polyline class="ql-even ql-stroke" points="7 7 5.5 9 7 11"/><polyline class="ql-even ql-stroke" points="11 7 12.5 9 11 11"/></svg>';

(Quill.import('ui/icons') as Record<string, string>)['code-block'] = codeBlockIcon;

const Delta = Quill.import('delta');
type Delta = InstanceType<typeof Delta>;

function endsWithNewline({ ops }: Delta): boolean {
  const lastInsert = ops.at(-1)?.insert;
  return typeof lastInsert === 'string' && lastInsert.endsWith('\n');
}

/** A clipboard matcher that reads a `th` as a bold cell; Quill would join all headings of a row. */
export function convertTableHeading(_: Node, delta: Delta): Delta {
  const bold = delta.compose(new Delta().retain(delta.length(), { bold: true }));
  return endsWithNewline(delta) ? bold : bold.insert('\n');
}

/** A clipboard matcher that reads the indent of a stored text; Quill reads the styles of its other formats by itself. */
export function convertIndent(node: Node, delta: Delta): Delta {
  const [, width] = /^(\d+)em$/.exec((node as HTMLElement).style.paddingInlineStart) ?? [];
  if (width === undefined) return delta;
  const indent = Number(width) / levelWidth;
  return delta.compose(new Delta().retain(delta.length(), { indent }));
}

/** The labels of Quill's tools, by format and value. */
const labels: Record<string, string> = {
  header: 'Heading',
  font: 'Font',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strike: 'Strike',
  color: 'Text colour',
  background: 'Background colour',
  'script: sub': 'Subscript',
  'script: super': 'Superscript',
  'list: ordered': 'Numbered list',
  'list: bullet': 'Bulleted list',
  'indent: -1': 'Less indent',
  'indent: +1': 'More indent',
  align: 'Alignment',
  'direction: rtl': 'Right to left',
  blockquote: 'Quote',
  'code-block': 'Code block',
  code: 'Code',
  link: 'Link',
  image: 'Image',
  video: 'Video',
  clean: 'Clear formatting',
};

/** The names of the options without a value. */
const defaultValues: Record<string, string> = { header: 'none', font: 'sans serif', align: 'left' };

function setLabel(element: Element, label: string) {
  element.setAttribute('aria-label', label);
  element.setAttribute('title', label);
}

/** Labels Quill's tools: by default buttons are named after formats ("indent: -1"), and pickers have no name. */
export function labelToolbar(editor: HTMLElement): void {
  for (const button of editor.querySelectorAll('.ql-toolbar button')) {
    setLabel(button, labels[button.getAttribute('aria-label') ?? ''] ?? '');
  }
  for (const select of editor.querySelectorAll('.ql-toolbar select')) {
    const format = select.className.replace('ql-', '');
    const picker = select.previousElementSibling;
    const pickerLabel = picker?.querySelector('.ql-picker-label');
    if (pickerLabel) setLabel(pickerLabel, labels[format] ?? '');
    for (const item of picker?.querySelectorAll('.ql-picker-item') ?? []) {
      const value = item.getAttribute('data-value') ?? defaultValues[format] ?? 'default';
      setLabel(item, `${labels[format]}: ${value}`);
    }
  }
  const urlInput = editor.querySelector('.ql-tooltip input');
  urlInput?.setAttribute('aria-label', 'Address');
  urlInput?.setAttribute('data-link', 'https://example.com');
  urlInput?.setAttribute('data-video', 'https://www.youtube.com/watch?v=…');
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
