import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../../../session/drafts.ts';
import {
  useApi,
  usePersistDraft,
  useRestoredDraft,
  useSessionStore,
} from '../../../session/session-context.ts';
import { confirmInSession } from '../../../ui/confirm-in-session.ts';
import { AlertBox } from '../../../ui/feedback/alert-box.tsx';
import { Button } from '../../../ui/button.tsx';
import { createEditor } from '../../../ui/rich-text/editor.ts';
import { RichTextEditor } from '../../../ui/rich-text/rich-text-editor.tsx';
import { createSubmitShortcut, submitShortcutAttributes } from '../../../ui/keyboard.ts';
import { DraftAlert, useUnsavedChanges } from '../../../ui/feedback/unsaved-changes.tsx';
import { useApiMutation } from '../../../engine/mutations/use-api-mutation.ts';
import { toastError } from '../../../ui/feedback/toast.tsx';
import { useLifetimeSignal, useTimeout } from '../../../ui/use-lifetime.ts';
import { type LegalDocument, legalTextQuery } from './legal-documents.ts';
import styles from './legal.module.css';
import { LossesAlert } from './losses-alert.tsx';
import { UnsavedTextAlert } from './unsaved-text-alert.tsx';
import { useUnsavedText } from './use-unsaved-text.ts';
import { validateContent } from './validate-content.ts';
import { toError } from '../../../api/to-error.ts';

const undoQuestion = 'You have unsaved changes. Undo all of them?';

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
  const queryClient = useQueryClient();
  const api = useApi();
  const store = useSessionStore();
  const query = legalTextQuery(api, document);
  const draft = useRestoredDraft<string>();
  const [editor] = useState(() => createEditor(draft?.values ?? html, api.resolveUrl));
  // The stored text on which the edited text is based. A restored text may be based on an older one.
  const [originalHtml, setOriginalHtml] = useState(html);
  const [isEdited, setEdited] = useState(draft !== undefined);
  const [warning, setWarning] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const mutation = useApiMutation({
    operation: operations.update,
    successMessage,
    invalidates: [operations.read],
    onSuccess(_, { body }) {
      // Shows the saved text at once, before the refetch.
      queryClient.setQueryData(query.queryKey, body.content);
      unsaved.remove();
    },
  });
  const message = warning ?? mutation.error?.message;
  const closeTimeout = useTimeout();
  const getSignal = useLifetimeSignal();
  const [isSubmitting, setSubmitting] = useState(false);
  const isDirty = isEdited && !isSaved;
  const { mayLeave } = useUnsavedChanges(isDirty);
  const getDraft = () =>
    isDirty ? { originalValues: originalHtml, values: editor.getHtml() } : undefined;
  usePersistDraft(getDraft);
  const unsaved = useUnsavedText(document.path, editor, getDraft);
  const isLocked = isSubmitting || isSaved;

  function handleChange() {
    setEdited(true);
    setWarning(undefined);
  }

  /** Shows the stored text again. The editor can undo that. */
  function undo() {
    if (!window.confirm(undoQuestion)) return;
    editor.load(html);
    editor.focus();
    setEdited(false);
    setWarning(undefined);
    unsaved.remove();
  }

  /** Shows the unsaved text. The editor can undo that. */
  function restore({ originalValues, values }: Draft<string>) {
    editor.load(values);
    editor.focus();
    setOriginalHtml(originalValues);
    unsaved.hide();
  }

  /** Saves the text. If someone else has changed it in the meantime, asks whether to overwrite it. */
  async function save(content: string) {
    const signal = getSignal();
    try {
      const serverHtml = await query.queryFn({ signal });
      const hasConflict = serverHtml !== originalHtml && serverHtml !== content;
      if (signal.aborted) return;
      if (hasConflict && !(await confirmInSession(store, overwriteQuestion))) return;
    } catch (error) {
      if (signal.aborted) return;
      toastError(toError(error).message);
      setWarning(toError(error).message);
      return;
    }
    if (!(await mutation.mutate({ body: { content } }, signal))) return;
    setSaved(true);
    closeTimeout.start(onClosed, closeDelayMs);
  }

  function submit() {
    if (isLocked) return;
    const content = isEdited ? editor.getHtml() : html;
    const problem = validateContent(content, editor);
    setWarning(problem);
    if (problem !== undefined) return;
    // The lock is rendered synchronously, so that a second click in the same tick finds the editor locked.
    flushSync(() => setSubmitting(true));
    void save(content).finally(() => setSubmitting(false));
  }

  return (
    <div className="stack" role="presentation" onKeyDownCapture={createSubmitShortcut(submit)}>
      {draft && <DraftAlert />}
      {!draft && unsaved.found && !isLocked && (
        <UnsavedTextAlert text={unsaved.found} onRestore={restore} onDiscard={unsaved.discard} />
      )}
      {editor.losses.length > 0 && <LossesAlert losses={editor.losses} />}
      <div className="card">
        <RichTextEditor editor={editor} label={title} readOnly={isLocked} onChange={handleChange} />
        <div className={styles.foot}>
          {message && <AlertBox variant="warning">{message}</AlertBox>}
          <div className="buttons">
            {isEdited && (
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
