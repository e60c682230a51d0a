import { useCallback, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useApi, usePersistDraft } from '../../session/session-context.ts';
import { useLifetimeSignal } from '../../ui/use-lifetime.ts';
import { useUnsavedChanges } from '../../ui/feedback/unsaved-changes.tsx';
import type { Resource } from '../config/resource.ts';
import { getDirtyValues, type Values } from './form-values.ts';
import { createFormResolver } from './form-validation.ts';

const nothingChangedMessage = 'Please fill atleast one fieled';

interface FormOptions {
  fields: Resource['formFields'];
  /** The operation that the form is sent to; its constraints are the validation rules. */
  operationKey: string;
  /** The values on the server when the form opens; empty for a new record. */
  originalValues: Values;
  /** The values that the form opens with, if they are not the original ones. */
  initialValues?: Values;
  /** The values of a draft from before the session expired. */
  restoredValues?: Values | undefined;
}

/** Sends a valid body, but nothing once the signal has aborted: the form was left, or the session has changed. */
export type SaveForm = (body: Values, signal: AbortSignal) => Promise<void>;

/** The form of one record: validation, unsaved-changes guard, draft and warning. */
export function useResourceForm(options: FormOptions) {
  const { fields, operationKey, restoredValues } = options;
  const [originalValues, setOriginalValues] = useState(options.originalValues);
  const initialValues = options.initialValues ?? originalValues;
  const operation = useApi().getOperation(operationKey);
  const [warning, setWarning] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const [inputVersions, setInputVersions] = useState<Readonly<Record<string, number>>>({});
  const { control, formState, handleSubmit, setValue, clearErrors } = useForm<Values>({
    defaultValues: restoredValues ?? initialValues,
    resolver: createFormResolver(fields, operation, originalValues),
    // That would be the first one mounted, which is another one if a section is loaded late.
    shouldFocusError: false,
  });
  const { registerInput, focusInput } = useInputFocus();
  const getSignal = useLifetimeSignal();
  const values = useWatch({ control });
  const dirtyNames = Object.keys(getDirtyValues(initialValues, values, operation));
  const isDirty = !isSaved && dirtyNames.length > 0;
  const { mayLeave } = useUnsavedChanges(isDirty);
  usePersistDraft(() => (isDirty ? { originalValues, values } : undefined));
  const isEdit = Object.keys(originalValues).length > 0;

  /** Sets values as if the form had opened with them. */
  function replaceValues(newValues: Values) {
    for (const [name, value] of Object.entries(newValues)) {
      // For an undefined one, react-hook-form would use its default value, which may be that of a draft.
      setValue(name, value ?? null);
      clearErrors(name);
    }
    setInputVersions((versions) => ({
      ...versions,
      ...Object.fromEntries(
        Object.keys(newValues).map((name) => [name, (versions[name] ?? 0) + 1]),
      ),
    }));
  }

  return {
    control,
    registerInput,
    values,
    errors: formState.errors,
    /** The fields that the operation accepts. */
    fields: Object.entries(fields).filter(([name]) => name in operation.bodyConstraints),
    operation,
    warning,
    setWarning,
    /** Whether the form changes a record that is there. */
    isEdit,
    /** Whether leaving the form would lose something. */
    isDirty,
    /** The values on the server, as far as the form knows. */
    originalValues,
    /** The fields whose stored values a save will change. */
    changedNames: isEdit ? dirtyNames : [],
    /** Changes when the value of an input was replaced, by field. */
    inputVersions,
    /** Restores the stored value of a field. */
    undo: (name: string) => replaceValues({ [name]: originalValues[name] }),
    /** Makes newer values of the server the stored ones; the fields with these names take them over. */
    acceptServerValues(currentValues: Values, names: readonly string[]) {
      setOriginalValues(currentValues);
      replaceValues(Object.fromEntries(names.map((name) => [name, currentValues[name]])));
    },
    isRestored: restoredValues !== undefined,
    mayLeave,
    isSaved,
    /** Marks the current values as saved. */
    setSaved: () => setSaved(true),
    /** Whether the form is being sent or was saved: further input would be lost. */
    isLocked: formState.isSubmitting || isSaved,
    /** Saves a valid body, or shows why the form is invalid or unchanged. */
    submit(save: SaveForm) {
      const signal = getSignal();
      setWarning(undefined);
      const handleValid = (body: Values) =>
        Object.keys(body).length > 0 ? save(body, signal) : setWarning(nothingChangedMessage);
      return handleSubmit(handleValid, (invalid) =>
        focusInput(Object.keys(fields).find((name) => name in invalid)),
      )();
    },
  };
}

/** Focuses an input by name: as soon as it is there, if its code is still being loaded. */
function useInputFocus() {
  const inputs = useRef(new Map<string, Pick<HTMLElement, 'focus'>>());
  const awaitedName = useRef<string>(undefined);
  /** Called with each input that is mounted; returns what to call when it is unmounted. */
  const registerInput = useCallback((name: string, input: Pick<HTMLElement, 'focus'>) => {
    inputs.current.set(name, input);
    if (awaitedName.current === name) {
      awaitedName.current = undefined;
      // After the rendering that has mounted it.
      queueMicrotask(() => input.focus());
    }
    return () => void inputs.current.delete(name);
  }, []);
  function focusInput(name: string | undefined) {
    const input = name === undefined ? undefined : inputs.current.get(name);
    awaitedName.current = input ? undefined : name;
    input?.focus();
  }
  return { registerInput, focusInput };
}

export type ResourceFormState = ReturnType<typeof useResourceForm>;
