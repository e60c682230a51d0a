import { useRef, useState } from 'react';
import { useChange } from '../../engine/actions/use-change.ts';
import { useLater } from '../../engine/actions/use-later.ts';
import { mayOverwrite } from '../../engine/form/may-overwrite.ts';
import { RestoredNote } from '../../engine/form/restored-note.tsx';
import { useUnsavedGuard } from '../../engine/form/use-unsaved-guard.ts';
import { useApi } from '../../session/session-context.ts';
import { useKeptDraft, useWaitingDraft } from '../../session/use-draft.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { cleanHtml } from '../../ui/rich-text/clean-html.ts';
import { lostByEditing } from '../../ui/rich-text/lost-by-editing.ts';
import { RichTextEditor } from '../../ui/rich-text/rich-text-editor.tsx';
import type { LegalDocument } from './legal-documents.ts';
import styles from './legal-editor.module.css';
import { refusal } from './refusal.ts';

/** How long the editor stays after a save, in milliseconds, product.md §4. */
const closeAfter = 1500;

interface LegalEditorProps {
  document: LegalDocument;
  /** The stored text. */
  html: string;
  onClosed: () => void;
}

/** Edits a legal text; a failed save leaves it as it is. */
export function LegalEditor({ document, html, onClosed }: LegalEditorProps) {
  const { title, read, update, toast } = document;
  const api = useApi();
  const draft = useWaitingDraft<string>();
  const opened = draft?.typed ?? html;
  const [typed, setTyped] = useState(draft?.typed);
  const [lost] = useState(() => lostByEditing(cleanHtml(opened)));
  const [warning, setWarning] = useState<string>();
  const [phase, setPhase] = useState<'edited' | 'checked' | 'saved'>('edited');
  const running = useRef(false);
  const change = useChange({ route: update, toast, stale: [read] });
  const later = useLater();
  const dirty = typed !== undefined && phase !== 'saved';
  const { mayLeave } = useUnsavedGuard(dirty);
  useKeptDraft(() => (dirty ? { opened: html, typed } : undefined));
  const busy = change.isPending || phase !== 'edited';

  function type(next: string) {
    setTyped(next);
    setWarning(undefined);
  }

  async function changedMeanwhile(content: string) {
    const { data } = await api.call(read, {});
    const now = data ?? '';
    return now === html || now === content ? [] : ['this text'];
  }

  async function submit() {
    const content = cleanHtml(typed ?? html);
    const reason = refusal(typed ?? html, content);
    setWarning(reason);
    if (reason !== undefined || running.current) return;
    running.current = true;
    setPhase('checked');
    const mayGoOn = await mayOverwrite(() => changedMeanwhile(content));
    running.current = false;
    setPhase('edited');
    if (!mayGoOn) return;
    change.run({ body: { content } }, () => {
      setPhase('saved');
      later.run(onClosed, closeAfter);
    });
  }

  return (
    <div className={styles.editor}>
      {draft && <RestoredNote />}
      {lost.length > 0 && (
        <AlertBox>
          The editor cannot keep everything in this text. An edit makes plain: {lost.join(', ')}.
        </AlertBox>
      )}
      <RichTextEditor label={title} html={opened} readOnly={busy} onChange={type} />
      {warning && <AlertBox variant="warning">{warning}</AlertBox>}
      <div className={styles.foot}>
        <Button disabled={busy} onClick={() => mayLeave() && onClosed()}>
          Cancel
        </Button>
        <Button look="primary" busy={busy} onClick={() => void submit()}>
          Submit
        </Button>
      </div>
    </div>
  );
}
