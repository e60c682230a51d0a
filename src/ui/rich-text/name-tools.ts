/** What each tool is called; Quill's own names are its formats: "indent: -1". */
const names: Record<string, string> = {
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

/** What a picker's choice without a value stands for. */
const presets: Record<string, string> = { header: 'none', font: 'sans serif', align: 'left' };

function name(element: Element, text: string) {
  element.setAttribute('aria-label', text);
  element.setAttribute('title', text);
}

/** Gives Quill's tools names that can be seen and heard; its pickers have none of their own. */
export function nameTools(editor: HTMLElement): void {
  for (const button of editor.querySelectorAll('.ql-toolbar button')) {
    name(button, names[button.getAttribute('aria-label') ?? ''] ?? '');
  }
  for (const select of editor.querySelectorAll('.ql-toolbar select')) {
    const format = select.className.replace('ql-', '');
    const picker = select.previousElementSibling;
    const label = picker?.querySelector('.ql-picker-label');
    if (label) name(label, names[format] ?? '');
    for (const item of picker?.querySelectorAll('.ql-picker-item') ?? []) {
      const value = item.getAttribute('data-value') ?? presets[format] ?? 'default';
      name(item, `${names[format]}: ${value}`);
    }
  }
  editor.querySelector('.ql-tooltip input')?.setAttribute('aria-label', 'Address');
}
