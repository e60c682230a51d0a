import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createEditor } from '../../src/ui/rich-text/editor.ts';
import { RichTextEditor } from '../../src/ui/rich-text/rich-text-editor.tsx';

/** Renders the editor with a text, and puts the caret at a position. */
export async function renderEditor(html: string, index = 0, length = 0) {
  const editor = createEditor(html, (url) => url);
  await render(
    // The tools stay below the header of the console, which this page does not have.
    <div style={{ paddingTop: 100 }}>
      <RichTextEditor editor={editor} label="Text" readOnly={false} onChange={() => undefined} />
      <button>Submit</button>
    </div>,
  );
  editor.quill.setSelection(index, length, 'user');
  return editor;
}

/** The text in the editor. */
export const box = page.getByRole('textbox', { name: 'Text' });
