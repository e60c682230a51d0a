import { type ComponentProps, useState } from 'react';
import { preload } from '../../ui/loading/load-module.ts';
import type { ConflictDialog, ConflictQuestion } from './conflict-dialog.tsx';

const importDialog = () => import('./conflict-dialog.tsx');

/** Loads the dialog in advance: when it is needed, a deployment may have removed its file. */
export const preloadConflictDialog = () => preload(importDialog);

/** The names of the fields whose own value is kept; undefined if the question was cancelled. */
type Answer = readonly string[] | undefined;

interface OpenDialog {
  Dialog: typeof ConflictDialog;
  question: ConflictQuestion;
  questionNumber: number;
  state: 'asking' | 'answered' | 'closed';
  answer: (answer: Answer) => void;
}

/** Not with `loadModule`, which would reload the page, and lose what was typed. */
async function loadDialog(): Promise<typeof ConflictDialog> {
  try {
    return (await importDialog()).ConflictDialog;
  } catch {
    throw new Error(
      'Someone else has changed this record, and the dialog that shows how could not be loaded. Check the connection and submit again.',
    );
  }
}

/** The dialog that asks what to save. It stays open after an answer, until it is closed or asks again. */
export function useConflictDialog() {
  const [dialog, setDialog] = useState<OpenDialog>();
  const setState = (state: OpenDialog['state']) =>
    setDialog((current) => current && { ...current, state });

  /** Resolves with the answer; with undefined if the signal aborts. Rejects if the dialog cannot be loaded. */
  async function ask(question: ConflictQuestion, signal: AbortSignal): Promise<Answer> {
    const Dialog = await loadDialog();
    if (signal.aborted) return undefined;
    return new Promise((resolve) => {
      const cancel = () => answer(undefined);
      function answer(names: Answer) {
        signal.removeEventListener('abort', cancel);
        setState(names ? 'answered' : 'closed');
        resolve(names);
      }
      signal.addEventListener('abort', cancel);
      setDialog((current) => ({
        Dialog,
        question,
        questionNumber: (current?.questionNumber ?? 0) + 1,
        state: 'asking',
        answer,
      }));
    });
  }

  const props: ComponentProps<typeof ConflictDialog> | undefined = dialog && {
    question: dialog.question,
    questionNumber: dialog.questionNumber,
    isOpen: dialog.state !== 'closed',
    isBusy: dialog.state === 'answered',
    onSave: dialog.answer,
    onCancel: () => dialog.answer(undefined),
    onClosed: () => setDialog((current) => (current?.state === 'closed' ? undefined : current)),
  };
  return {
    ask,
    close: () => setState('closed'),
    element: dialog && props && <dialog.Dialog {...props} />,
  };
}
