import { useEffect, useRef } from 'react';
import ReactQuill, { type Quill } from 'react-quill';
import { createHtmlWriter } from './plain-html.ts';
import { convertIndent, convertTableHeading } from './quill-setup.ts';
import './rich-text-editor.css';
import './prose.css';
import { adaptColours } from './rich-text.tsx';
import { sanitizeHtml } from './sanitize-html.ts';
import { toolbar } from './toolbar.ts';

interface RichTextEditorProps {
  /** The accessible name. */
  label: string;
  /** The initial content. */
  html: string;
  readOnly: boolean;
  /** Called with the whole content, as plain HTML, after an edit by the user. */
  onChange: (html: string) => void;
}

/** Quill's bindings of the Tab key, turned off: Tab moves the focus out of the editor, and indenting has buttons. */
const tabBindings = [
  'tab',
  'remove tab',
  'indent',
  'outdent',
  'indent code-block',
  'outdent code-block',
] as const;

interface Tooltip {
  edit: (mode: string, text: string) => void;
}

/** Opens the input for a link's URL, empty: Quill's own handler would fill in the selected text. */
function link(this: { quill: Quill }, isOn: boolean) {
  const { tooltip } = this.quill.theme as Quill['theme'] & { tooltip?: Tooltip };
  if (!isOn) this.quill.format('link', false);
  else if (this.quill.getSelection()?.length) tooltip?.edit('link', '');
}

const modules = {
  toolbar: { container: toolbar, handlers: { link } },
  clipboard: {
    matchers: [
      ['th', convertTableHeading],
      ['[style*=padding]', convertIndent],
    ],
  },
  keyboard: { bindings: Object.fromEntries(tabBindings.map((name) => [name, null])) },
  // Undo must not remove the initial content.
  history: { userOnly: true },
};

/** Adds what Quill leaves out: the colours of the dark theme, and the names of images and videos. */
function completeMarkup(quill: Quill): void {
  adaptColours(quill.root);
  for (const image of quill.root.querySelectorAll('img:not([alt])')) image.setAttribute('alt', '');
  for (const video of quill.root.querySelectorAll('iframe')) video.setAttribute('title', 'Video');
  // Otherwise, Quill would report them as changes by the user.
  quill.update('silent');
}

/** Quill with the console's toolbar; the initial content is sanitized. */
export function RichTextEditor({ label, html, readOnly, onChange }: RichTextEditorProps) {
  const editor = useRef<ReactQuill>(null);
  const writeHtml = useRef<(html: string) => string>(undefined);

  useEffect(() => {
    const quill = editor.current?.getEditor();
    if (!quill) return;
    Object.assign(quill.root, { role: 'textbox', ariaMultiLine: 'true', ariaLabel: label });
    quill.focus();
    quill.root.classList.add('prose');
    completeMarkup(quill);
    writeHtml.current = createHtmlWriter(sanitizeHtml(html), quill.root.innerHTML);
  }, [label, html]);

  function handleChange(content: string, source: string) {
    if (editor.current) completeMarkup(editor.current.getEditor());
    if (source === 'user' && writeHtml.current) onChange(writeHtml.current(content));
  }

  return (
    // A translation of the browser would be saved.
    <div className="rich-text-editor" translate="no">
      <ReactQuill
        ref={editor}
        theme="console"
        modules={modules}
        bounds=".rich-text-editor"
        defaultValue={sanitizeHtml(html)}
        readOnly={readOnly}
        useSemanticHTML={false}
        onChange={(content, _, source) => handleChange(content, source)}
      />
    </div>
  );
}
