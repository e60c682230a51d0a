import { useState } from 'react';
import { useChange } from '../../engine/actions/use-change.ts';
import { useLater } from '../../engine/actions/use-later.ts';
import { useUnsavedGuard } from '../../engine/form/use-unsaved-guard.ts';
import { AlertBox } from '../../ui/alert-box.tsx';
import { Button } from '../../ui/button.tsx';
import { cleanHtml } from '../../ui/rich-text/clean-html.ts';
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
  const [typed, setTyped] = useState<string>();
  const [warning, setWarning] = useState<string>();
  const [saved, setSaved] = useState(false);
  const change = useChange({ route: update, toast, stale: [read] });
  const later = useLater();
  const { mayLeave } = useUnsavedGuard(typed !== undefined && !saved);
  const busy = change.isPending || saved;

  function type(next: string) {
    setTyped(next);
    setWarning(undefined);
  }

  function submit() {
    const content = cleanHtml(typed ?? html);
    const reason = refusal(typed ?? html, content);
    setWarning(reason);
    if (reason !== undefined) return;
    change.run({ body: { content } }, () => {
      setSaved(true);
      later.run(onClosed, closeAfter);
    });
  }

  return (
    <div className={styles.editor}>
      <RichTextEditor label={title} html={html} readOnly={busy} onChange={type} />
      {warning && <AlertBox variant="warning">{warning}</AlertBox>}
      <div className={styles.foot}>
        <Button disabled={busy} onClick={() => mayLeave() && onClosed()}>
          Cancel
        </Button>
        <Button look="primary" busy={busy} onClick={submit}>
          Submit
        </Button>
      </div>
    </div>
  );
}
