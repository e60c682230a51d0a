import { useCallback, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../session/session-context.ts';
import { usePersistDraft } from '../../session/use-draft.ts';
import { useUnsavedChanges } from '../../ui/unsaved-changes.tsx';
import type { Resource } from '../resource.ts';
import { getDirtyValues, type Values } from './form-values.ts';
import { createFormResolver } from './form-validation.ts';

const nothingChangedMessage = 'Please fill atleast one fieled';

interface FormOptions {
  fields: Resource['formFields'];
  /** The operation that the form is sent to; its constraints are the validation rules. */
  operationKey: string;
  /** The values on the server; empty for a new record. */
  originalValues: Values;
  /** The values that the form opens with, if they are not the original ones. */
  initialValues?: Values;
  /** The values of a draft from before the session expired. */
  restoredValues?: Values | undefined;
}

interface Focusable {
  focus: () => void;
}

/** Focuses an input by name: as soon as it is there, if its code is still being loaded. */
function useInputFocus() {
  const inputs = useRef(new Map<string, Focusable>());
  const awaitedName = useRef<string>(undefined);
  const registerInput = useCallback((name: string, input: Focusable) => {
    inputs.current.set(name, input);
    if (awaitedName.current === name) {
      awaitedName.current = undefined;
      // After the rendering that has mounted it.
      queueMicrotask(() => input.focus());
    }
    return () => void inputs.current.delete(name);
  }, []);
  return {
    /** Called with each input that is mounted; returns what to call when it is unmounted. */
    registerInput,
    focusInput(name: string | undefined) {
      const input = name === undefined ? undefined : inputs.current.get(name);
      awaitedName.current = input ? undefined : name;
      input?.focus();
    },
  };
}

/** The form of one record: validation, unsaved-changes guard, draft and warning. */
export function useResourceForm(options: FormOptions) {
  const {
    fields,
    operationKey,
    originalValues,
    initialValues = originalValues,
    restoredValues,
  } = options;
  const operation = useApi().getOperation(operationKey);
  const [warning, setWarning] = useState<string>();
  const [isSaved, setSaved] = useState(false);
  const { control, formState, handleSubmit } = useForm<Values>({
    defaultValues: restoredValues ?? initialValues,
    resolver: createFormResolver(fields, operation, originalValues),
    // That would be the first one mounted, which is another one if a section is loaded late.
    shouldFocusError: false,
  });
  const { registerInput, focusInput } = useInputFocus();
  const values = useWatch({ control });
  const isDirty =
    !isSaved && Object.keys(getDirtyValues(initialValues, values, operation)).length > 0;
  const { mayLeave } = useUnsavedChanges(isDirty);
  usePersistDraft(() => (isDirty ? { originalValues, values } : undefined));

  return {
    control,
    registerInput,
    values,
    errors: formState.errors,
    /** The fields that the operation accepts. */
    fields: Object.entries(fields).filter(([name]) => name in operation.bodyConstraints),
    operation,
    warning,
    /** Whether the form changes a record that is there. */
    isEdit: Object.keys(originalValues).length > 0,
    isRestored: restoredValues !== undefined,
    mayLeave,
    isSaved,
    /** Marks the current values as saved. */
    setSaved: () => setSaved(true),
    /** Resolves with the body to send, or with undefined if the form is invalid or unchanged; it then shows why. */
    async validate(): Promise<Values | undefined> {
      setWarning(undefined);
      let validValues: Values | undefined;
      await handleSubmit(
        (body) => {
          validValues = body;
        },
        (invalid) => {
          focusInput(Object.keys(fields).find((name) => name in invalid));
        },
      )();
      if (!validValues || Object.keys(validValues).length > 0) return validValues;
      setWarning(nothingChangedMessage);
      return undefined;
    },
  };
}

export type ResourceFormState = ReturnType<typeof useResourceForm>;
