import { getFieldLabel } from '../config/input-values.ts';
import type { ConflictQuestion } from './conflict-dialog.tsx';
import type { Values } from './form-values.ts';
import { compareWithServer, type ServerComparison } from './server-comparison.ts';
import type { ResourceFormState } from './use-resource-form.ts';

const nothingLeftMessage = 'Nothing left to save: the form has the values on the server now.';

interface UpdateOptions {
  form: ResourceFormState;
  /** Reads the current values from the server. */
  refetchValues: (signal: AbortSignal) => Promise<Values> | Values;
  /** Asks which of the own values in conflict are kept; undefined cancels the save. */
  askWhatToKeep: (
    question: ConflictQuestion,
    signal: AbortSignal,
  ) => Promise<readonly string[] | undefined>;
  signal: AbortSignal;
}

/**
 * The body of an update that overwrites no change of someone else without being asked to; undefined if nothing is to be
 * sent, and the form shows why.
 */
export async function prepareUpdate(options: UpdateOptions): Promise<Values | undefined> {
  const { form, refetchValues, askWhatToKeep, signal } = options;
  let { originalValues } = form;
  // While a question is open, the server may change again.
  for (;;) {
    const body = await form.validate();
    if (!body) return undefined;
    const currentValues = await refetchValues(signal);
    if (signal.aborted) return undefined;
    const comparison = compareWithServer(originalValues, currentValues, body, form.operation);
    const { changedOnServer, changedOnlyOnServer, changedOnlyHere, conflicts } = comparison;
    if (conflicts.length === 0) {
      const isStale = changedOnlyOnServer.some((name) => name in body);
      if (!isStale) return body;
      // A value that the contract requires is sent as it is now.
      form.adoptValues(currentValues, changedOnlyOnServer);
      return form.validate();
    }
    const keptNames = await askWhatToKeep(
      createQuestion(form, comparison, { originalValues, currentValues, body }),
      signal,
    );
    if (!keptNames || signal.aborted) return undefined;
    form.adoptValues(
      currentValues,
      changedOnServer.filter((name) => !keptNames.includes(name)),
    );
    originalValues = currentValues;
    if (keptNames.length + changedOnlyHere.length === 0) {
      form.setWarning(nothingLeftMessage);
      return undefined;
    }
  }
}

function createQuestion(
  form: ResourceFormState,
  { conflicts, changedOnlyOnServer, changedOnlyHere }: ServerComparison,
  {
    originalValues,
    currentValues,
    body,
  }: Record<'originalValues' | 'currentValues' | 'body', Values>,
): ConflictQuestion {
  const { operation } = form;
  const inConflict = form.fields.filter(([name]) => conflicts.includes(name));
  return {
    conflicts: inConflict.map(([name, config]) => ({
      name,
      config,
      constraints: operation.bodyConstraints[name] ?? {},
      originalValue: originalValues[name],
      currentValue: currentValues[name],
      ownValue: body[name],
    })),
    adoptedLabels: form.fields.flatMap(([name, config]) =>
      changedOnlyOnServer.includes(name) ? [getFieldLabel(config)] : [],
    ),
    otherFieldCount: changedOnlyHere.length,
  };
}
