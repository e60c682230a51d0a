/** What Quill has no format for. It keeps the words of these, as plain text. */
const unknown: Record<string, string> = {
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
};

/** What an edit takes from a text, in words. */
export function lostByEditing(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Object.keys(unknown).filter((words) => body.querySelector(unknown[words] ?? ''));
}
