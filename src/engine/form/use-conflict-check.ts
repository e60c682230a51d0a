import { useState } from 'react';
import { getFocused, refocusAfter } from '../../ui/focus.ts';
import type { Question } from './conflict-form.tsx';
import { describeOthers } from './describe-changes.ts';
import type { Values } from './form-values.ts';
import { resolveConflicts, type Versions } from './resolve-conflicts.ts';
import type { ResourceFormState } from './use-resource-form.ts';

const nothingLeftMessage = 'Nothing left to save: the form has the values on the server now.';

/** Compares a form with the server before it is sent. `ConflictForm` shows the question about conflicts. */
export function useConflictCheck(
  form: ResourceFormState,
  refetchValues: (signal: AbortSignal) => Promise<Values> | Values,
) {
  const [question, setQuestion] = useState<Question>();

  /** Resolves with the names of the fields whose own values are kept, or with undefined if nothing should be saved. */
  async function ask(versions: Versions, number: number) {
    const { promise, resolve: onAnswer } = Promise.withResolvers<readonly string[] | undefined>();
    const focused = getFocused();
    setQuestion({ versions, number, onAnswer });
    const keptNames = await promise;
    // The focused element is hidden while the question takes the place of the form, so it is focused again afterwards.
    refocusAfter(() => setQuestion(undefined), focused);
    return keptNames;
  }

  /**
   * Resolves with a body that overwrites changes of someone else only if the administrator agrees, and with a
   * description of the other changes; with undefined if nothing should be sent. The server's values may change again
   * while a question is open, so they are read again after each answer.
   */
  async function check(body: Values, signal: AbortSignal) {
    let { originalValues } = form;
    let checkedBody = body;
    for (let number = 1; ; number += 1) {
      const currentValues = await refetchValues(signal);
      if (signal.aborted) return undefined;
      const versions = { originalValues, currentValues, body: checkedBody };
      const hasConflicts = resolveConflicts(versions, form.operation).conflicts.length > 0;
      const keptNames = hasConflicts ? await ask(versions, number) : [];
      if (!keptNames || signal.aborted) return undefined;
      const resolution = resolveConflicts(versions, form.operation, keptNames);
      const otherChanges = describeOthers(
        form.fields,
        resolution.changedOnlyOnServer,
        originalValues,
        currentValues,
      );
      if (!resolution.isOutdated) return { body: checkedBody, otherChanges };
      form.acceptServerValues(currentValues, resolution.acceptedNames);
      if (keptNames.length + resolution.changedOnlyHere.length === 0) {
        form.setWarning(nothingLeftMessage);
        return undefined;
      }
      if (!hasConflicts) return { body: resolution.body, otherChanges };
      originalValues = currentValues;
      checkedBody = resolution.body;
    }
  }

  return { check, question };
}
