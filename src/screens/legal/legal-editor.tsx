import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useApi, usePersistDraft, useRestoredDraft } from '../../session/session-context.ts';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { RichTextEditor } from '../../ui/rich-text/rich-text-editor.tsx';
import { sanitizeHtml } from '../../ui/rich-text/sanitize-html.ts';
import { findUnsupportedFormats } from '../../ui/rich-text/quill-setup.ts';
import { createSubmitShortcut, submitShortcutAttributes } from '../../ui/keyboard.ts';
import { DraftAlert, useUnsavedChanges } from '../../ui/feedback/unsaved-changes.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { useLifetimeSignal, useTimeout } from '../../ui/use-lifetime.ts';
import { type LegalDocument, legalTextQuery } from './legal-documents.ts';
import styles from './legal.module.css';

const overwriteQuestion = 'Someone else has changed this text meanwhile. Overwrite?';

/** How long the editor stays open after a save. */
const closeDelayMs = 1500;

interface LegalEditorProps {
  document: LegalDocument;
  /** The stored HTML. */
  html: string;
  onClosed: () => void;
}

/** Edits a document. A failed save keeps the editor open with its content. */
export function LegalEditor({ document, html, onClosed }: LegalEditorProps) {
  const { title, operations, successMessage } = document;
  const queries = useQueryClient();
  const query = legalTextQuery(useApi(), document);
  const draft = useRestoredDraft<string>();
  const [initialHtml, setInitialHtml] = useState(draft?.values ?? html);
  /** Counts how often the stored text was restored: the editor keeps a state of its own. */
  const [undoCount, setUndoCount] = useState(0);
  /** Undefined until the first edit. */
  const [editedHtml, setEditedHtml] = useState(draft?.values);
  const [unsupportedFormats] = useState(() => findUnsupportedFormats(sanitizeHtml(initialHtml)));
  const [warning, setWarning] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const mutation = useApiMutation({
    operation: operations.update,
    successMessage,
    invalidates: [operations.read],
    // Shows the saved text at once, before the refetch.
    onSuccess: (_, { body }) =>
      queries.setQueryData(query.queryKey, (body as { content: string }).content),
  });
  const message = warning ?? mutation.error?.message;
  const closeTimeout = useTimeout();
  const getSignal = useLifetimeSignal();
  const [isSubmitting, setSubmitting] = useState(false);
  const isDirty = editedHtml !== undefined && !isSaved;
  const { mayLeave } = useUnsavedChanges(isDirty);
  usePersistDraft(() => (isDirty ? { originalValues: html, values: editedHtml } : undefined));
  const isLocked = isSubmitting || isSaved;

  function handleChange(nextHtml: string) {
    setEditedHtml(nextHtml);
    setWarning(undefined);
  }

  function undo() {
    setInitialHtml(html);
    setUndoCount(undoCount + 1);
    setEditedHtml(undefined);
    setWarning(undefined);
  }

  /** Saves the text, unless someone else has changed it, and is not to be overwritten. */
  async function save(content: string) {
    const signal = getSignal();
    try {
      const serverHtml = await query.queryFn({ signal });
      const hasConflict = serverHtml !== html && serverHtml !== content;
      if (signal.aborted || (hasConflict && !window.confirm(overwriteQuestion))) return;
    } catch (error) {
      if (signal.aborted) return;
      toastError((error as Error).message);
      setWarning((error as Error).message);
      return;
    }
    if (!(await mutation.mutate({ body: { content } }, signal))) return;
    setSaved(true);
    closeTimeout.start(onClosed, closeDelayMs);
  }

  function submit() {
    if (isLocked) return;
    const content = sanitizeHtml(editedHtml ?? html);
    const problem = validateContent(editedHtml ?? html, content);
    setWarning(problem);
    if (problem !== undefined) return;
    // Rendered synchronously: a second click in the same tick finds the editor locked.
    flushSync(() => setSubmitting(true));
    void save(content).finally(() => setSubmitting(false));
  }

  return (
    <div className="stack" role="presentation" onKeyDownCapture={createSubmitShortcut(submit)}>
      {draft && <DraftAlert />}
      {unsupportedFormats.length > 0 && (
        <AlertBox>
          {`The editor cannot keep everything in this text. An edit makes plain: ${unsupportedFormats.join(', ')}.`}
        </AlertBox>
      )}
      <div className="card">
        <RichTextEditor
          key={undoCount}
          label={title}
          html={initialHtml}
          readOnly={isLocked}
          onChange={handleChange}
        />
        <div className={styles.foot}>
          {message && <AlertBox variant="warning">{message}</AlertBox>}
          <div className="buttons">
            {editedHtml !== undefined && (
              <span className={styles.changed}>
                Changed
                <Button className={styles.undo} disabled={isLocked} onClick={undo}>
                  Undo <span className="visually-hidden">{title}</span>
                </Button>
              </span>
            )}
            <Button disabled={isLocked} onClick={() => mayLeave() && onClosed()}>
              Cancel
            </Button>
            <Button
              variant="primary"
              busy={isLocked}
              onClick={submit}
              {...submitShortcutAttributes}
            >
              Submit
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const countVideos = (html: string) => parseHtml(html).querySelectorAll('iframe').length;

/** Why the content cannot be saved: it is empty, or sanitizing has removed a video. Undefined if it can. */
function validateContent(editedHtml: string, content: string): string | undefined {
  const body = parseHtml(content);
  // Nothing is visible; the HTML of an empty editor is `<p><br></p>`.
  if (body.textContent.trim() === '' && !body.querySelector('img, iframe'))
    return 'Please fill Some content before edit.';
  if (countVideos(content) < countVideos(editedHtml))
    return 'A video can be shown from YouTube or Vimeo only.';
  return undefined;
}
