import { type ComponentProps, useState } from 'react';
import { preload } from '../../ui/loading/load-module.ts';
import type { ConflictDialog } from './conflict-dialog.tsx';
import type { Values } from './form-values.ts';
import { resolveConflicts, type Versions } from './resolve-conflicts.ts';
import type { ResourceFormState } from './use-resource-form.ts';

const importDialog = () => import('./conflict-dialog.tsx');

/** Loads the dialog in advance: when it is needed, a deployment may have removed its file. */
export const preloadConflictDialog = () => preload(importDialog);

const nothingLeftMessage = 'Nothing left to save: the form has the values on the server now.';

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

type DialogProps = Omit<ComponentProps<typeof ConflictDialog>, 'form' | 'onClosed'>;

/** Compares a form with the server before it is sent, and asks about conflicts in a dialog. */
export function useConflictCheck(
  form: ResourceFormState,
  refetchValues: (signal: AbortSignal) => Promise<Values> | Values,
) {
  const [dialog, setDialog] = useState<DialogProps & { Dialog: typeof ConflictDialog }>();
  const update = (props: Partial<DialogProps>) =>
    setDialog((current) => current && { ...current, ...props });

  /** Resolves with the names of the fields whose own value is kept; with undefined if the question was cancelled. */
  async function ask(versions: Versions, questionNumber: number, signal: AbortSignal) {
    const Dialog = await loadDialog();
    const { promise, resolve } = Promise.withResolvers<readonly string[] | undefined>();
    const onCancel = () => resolve(undefined);
    if (signal.aborted) onCancel();
    signal.addEventListener('abort', onCancel);
    const isNew = { isOpen: true, isBusy: false };
    setDialog({ Dialog, versions, questionNumber, ...isNew, onSave: resolve, onCancel });
    const keptNames = await promise;
    update({ isBusy: true });
    return keptNames;
  }

  /**
   * Resolves with a body that overwrites no change of someone else without being asked to, or with undefined if nothing
   * is to be sent. While a question is open, the server may change again, so each answer is compared with it, too.
   */
  async function check(body: Values, signal: AbortSignal): Promise<Values | undefined> {
    let { originalValues } = form;
    let checkedBody = body;
    try {
      for (let questionNumber = 1; ; questionNumber += 1) {
        const currentValues = await refetchValues(signal);
        if (signal.aborted) return undefined;
        const versions = { originalValues, currentValues, body: checkedBody };
        let resolution = resolveConflicts(versions, form.operation);
        const hasConflicts = resolution.conflicts.length > 0;
        const keptNames = hasConflicts ? await ask(versions, questionNumber, signal) : [];
        if (!keptNames || signal.aborted) return undefined;
        resolution = resolveConflicts(versions, form.operation, keptNames);
        if (!resolution.isOutdated) return checkedBody;
        form.acceptServerValues(currentValues, resolution.acceptedNames);
        if (keptNames.length + resolution.changedOnlyHere.length === 0) {
          form.setWarning(nothingLeftMessage);
          return undefined;
        }
        if (!hasConflicts) return resolution.body;
        originalValues = currentValues;
        checkedBody = resolution.body;
      }
    } finally {
      update({ isOpen: false });
    }
  }

  return {
    check,
    element: dialog && (
      <dialog.Dialog
        {...dialog}
        form={form}
        onClosed={() => setDialog((current) => (current?.isOpen ? current : undefined))}
      />
    ),
  };
}
