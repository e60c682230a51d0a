import { useEffect, useRef } from 'react';
import ReactQuill from 'react-quill';
import { cleanHtml } from './clean-html.ts';
import { nameEmbeds } from './name-embeds.ts';
import { nameTools } from './name-tools.ts';
import './rich-text-editor.css';
import './prose.css';
import { readTableHeading } from './table-headings.ts';
import { toolbar } from './toolbar.ts';

interface RichTextEditorProps {
  /** What is edited, for those who do not see it. */
  label: string;
  /** What it opens with. */
  html: string;
  readOnly: boolean;
  /** Told the whole text, in Quill's own markup, when the administrator has changed it. */
  onChange: (html: string) => void;
}

nameEmbeds();

/** What Quill does with Tab. It leads out of the editor instead; indenting has its buttons. */
const tabs = [
  'tab',
  'remove tab',
  'indent',
  'outdent',
  'indent code-block',
  'outdent code-block',
] as const;

const modules = {
  toolbar,
  clipboard: { matchers: [['th', readTableHeading]] },
  keyboard: { bindings: Object.fromEntries(tabs.map((name) => [name, null])) },
  // The text that it opens with is no step to be undone.
  history: { userOnly: true },
};

/** Quill, with names for its tools; what it opens with is made harmless first. */
export function RichTextEditor({ label, html, readOnly, onChange }: RichTextEditorProps) {
  const frame = useRef<HTMLDivElement>(null);
  const editor = useRef<ReactQuill>(null);

  useEffect(() => {
    const quill = editor.current?.getEditor();
    quill?.root.setAttribute('role', 'textbox');
    quill?.root.setAttribute('aria-multiline', 'true');
    quill?.root.setAttribute('aria-label', label);
    quill?.focus();
    if (frame.current) nameTools(frame.current);
  }, [label]);

  return (
    <div ref={frame} className="rich-text-editor">
      <ReactQuill
        ref={editor}
        theme="snow"
        modules={modules}
        bounds=".rich-text-editor"
        defaultValue={cleanHtml(html)}
        readOnly={readOnly}
        useSemanticHTML={false}
        onChange={(typed, _, source) => source === 'user' && onChange(typed)}
      />
    </div>
  );
}
