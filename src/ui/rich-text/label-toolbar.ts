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
