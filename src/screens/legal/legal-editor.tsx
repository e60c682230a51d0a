import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { ChangedField } from '../../engine/form/changed-field.tsx';
import type { Values } from '../../engine/form/form-values.ts';
import { useResourceForm } from '../../engine/form/use-resource-form.ts';
import { useApi, useRestoredDraft } from '../../session/session-context.ts';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { RichTextEditor } from '../../ui/rich-text/rich-text-editor.tsx';
import { sanitizeHtml } from '../../ui/rich-text/sanitize-html.ts';
import { findUnsupportedFormats } from '../../ui/rich-text/quill-setup.ts';
import { createSubmitShortcut, submitShortcutAttributes } from '../../ui/keyboard.ts';
import { DraftAlert } from '../../ui/feedback/unsaved-changes.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { useTimeout } from '../../ui/use-lifetime.ts';
import { type LegalDocument, type LegalText, legalTextQuery } from './legal-documents.ts';
import styles from './legal.module.css';

const confirmOverwrite = () =>
  window.confirm('Someone else has changed this text meanwhile. Overwrite?');

const emptyMessage = 'Please fill Some content before edit.';

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
  const draft = useRestoredDraft<LegalText>();
  const form = useResourceForm({
    fields: { content: { label: title, requiredMessage: emptyMessage } },
    operationKey: operations.update,
    originalValues: { content: html },
    restoredValues: draft?.values,
  });
  const { isLocked } = form;
  const { field, fieldState } = useController({ name: 'content', control: form.control });
  const editedHtml = field.value as string;
  const warning = form.warning ?? fieldState.error?.message;
  const container = useRef<HTMLDivElement>(null);
  const [unsupportedFormats] = useState(() => findUnsupportedFormats(sanitizeHtml(editedHtml)));
  const mutation = useApiMutation({
    operation: operations.update,
    successMessage,
    invalidates: [operations.read],
    // Shows the saved text at once, before the refetch.
    onSuccess: (_, { body }) => queries.setQueryData(query.queryKey, (body as LegalText).content),
  });
  const closeTimeout = useTimeout();

  /** Saves the text, unless someone else has changed it, and is not to be overwritten. */
  async function save(_: Values, signal: AbortSignal) {
    const content = sanitizeHtml(editedHtml);
    const problem = validateContent(editedHtml, content);
    if (problem !== undefined) {
      form.setWarning(problem);
      return false;
    }
    try {
      const serverHtml = await query.queryFn({ signal });
      const hasConflict = serverHtml !== html && serverHtml !== content;
      if (signal.aborted || (hasConflict && !confirmOverwrite())) return false;
    } catch (error) {
      if (!signal.aborted) toastError((error as Error).message);
      return false;
    }
    if (!(await mutation.mutate({ body: { content } }, signal))) return false;
    closeTimeout.start(onClosed, closeDelayMs);
    return true;
  }

  const submit = () => !isLocked && void form.submit(save);

  return (
    <div
      className={styles.editor}
      role="presentation"
      onKeyDownCapture={createSubmitShortcut(submit)}
    >
      {form.isRestored && <DraftAlert />}
      {unsupportedFormats.length > 0 && (
        <AlertBox>
          The editor cannot keep everything in this text. An edit makes plain:{' '}
          {unsupportedFormats.join(', ')}.
        </AlertBox>
      )}
      <ChangedField
        ref={container}
        config={{ label: title }}
        isChanged={form.changedNames.length > 0}
        originalValue={getExcerpt(html)}
        onUndo={() => !isLocked && form.undo(field.name)}
      >
        <RichTextEditor
          // Quill keeps a state of its own, which a restored text resets.
          key={form.inputVersions[field.name]}
          label={title}
          html={editedHtml}
          readOnly={isLocked}
          onChange={field.onChange}
        />
      </ChangedField>
      {warning && <AlertBox variant="warning">{warning}</AlertBox>}
      <div className={styles.actions}>
        <Button disabled={isLocked} onClick={() => form.mayLeave() && onClosed()}>
          Cancel
        </Button>
        <Button variant="primary" busy={isLocked} onClick={submit} {...submitShortcutAttributes}>
          Submit
        </Button>
      </div>
    </div>
  );
}

const parseHtml = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;

const maxExcerptLength = 300;

/** The beginning of the text, without its formats. */
function getExcerpt(html: string): string {
  // Not the text of the whole body, in which paragraphs are not separated.
  const texts = [...parseHtml(html).children].map(({ textContent }) => textContent.trim());
  return texts.filter(Boolean).join(' ').slice(0, maxExcerptLength);
}

const countVideos = (html: string) => parseHtml(html).querySelectorAll('iframe').length;

/** Whether nothing is visible; the HTML of an empty editor is `<p><br></p>`. */
function isEmpty(html: string): boolean {
  const body = parseHtml(html);
  return body.textContent.trim() === '' && body.querySelector('img, iframe') === null;
}

/** Why the content cannot be saved: it is empty, or sanitizing has removed a video. Undefined if it can. */
function validateContent(editedHtml: string, content: string): string | undefined {
  if (isEmpty(content)) return emptyMessage;
  if (countVideos(content) < countVideos(editedHtml))
    return 'A video can be shown from YouTube or Vimeo only.';
  return undefined;
}
