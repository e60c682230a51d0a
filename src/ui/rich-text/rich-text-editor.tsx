import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { AlertBox } from '../feedback/alert-box.tsx';
import { CloseButton } from '../modal-dialog.tsx';
import type { Editor } from './editor.ts';
import './prose.css';
import './rich-text-editor.css';
import { ToolForm } from './tool-form.tsx';

interface RichTextEditorProps {
  editor: Editor;
  /** The accessible name. */
  label: string;
  readOnly: boolean;
  /** Called after an edit by the user. */
  onChange: () => void;
}

/** Shows an editor with its tools, and the questions of the tools. */
export function RichTextEditor({ editor, label, readOnly, onChange }: RichTextEditorProps) {
  const { quill, toolbar, container, state, focus } = editor;
  const { question, notices } = useStore(state);
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const handleChange = useEffectEvent(onChange);

  useLayoutEffect(() => {
    head.current?.prepend(toolbar);
    body.current?.append(container);
    focus();
  }, [focus, toolbar, container]);

  useEffect(() => {
    Object.assign(quill.root, { role: 'textbox', ariaMultiLine: 'true', ariaLabel: label });
    quill.root.setAttribute('aria-keyshortcuts', 'Alt+F10');
  }, [quill, label]);

  useEffect(() => quill.enable(!readOnly), [quill, readOnly]);

  useEffect(() => {
    const listener = (_delta: unknown, _old: unknown, source: string) => {
      if (source === 'user') handleChange();
    };
    quill.on('text-change', listener);
    return () => void quill.off('text-change', listener);
  }, [quill]);

  function closeQuestion() {
    if (state.getState().question === question) state.setState({ question: undefined });
  }

  function cancelQuestion() {
    closeQuestion();
    quill.focus();
    question?.onCancel?.();
  }

  return (
    // The browser must not translate the text, because the translation would be saved.
    <div className="rich-text-editor" translate="no">
      <div ref={head} className="rich-text-head">
        {question && (
          <ToolForm
            key={question.id}
            question={question}
            onSaved={closeQuestion}
            onCancel={cancelQuestion}
          />
        )}
        {notices.length > 0 && (
          <AlertBox
            variant="warning"
            action={<CloseButton onClick={() => state.setState({ notices: [] })} />}
          >
            {notices.join(' ')}
          </AlertBox>
        )}
      </div>
      <div ref={body} />
    </div>
  );
}
