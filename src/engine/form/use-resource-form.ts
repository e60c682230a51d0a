import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { ApiError } from '../../api/api-error.ts';
import { useApi, usePersistDraft, useRestoredDraft } from '../../session/session-context.ts';
import { useLifetimeSignal } from '../../ui/use-lifetime.ts';
import { useUnsavedChanges } from '../../ui/feedback/unsaved-changes.tsx';
import { getDefaultValues } from '../config/derive-form-fields.ts';
import { capitalise } from '../config/labels.ts';
import type { Resource } from '../config/resource.ts';
import { buildRequest } from './build-request.ts';
import { getDirtyValues, type Values } from './form-values.ts';
import { findSharedMessages } from './form-validation.ts';

const nothingChangedMessage = 'Please fill atleast one fieled';

/**
 * Sends a valid body, unless the signal has aborted because the form was left or the session has changed. Resolves with
 * whether the body was saved.
 */
export type SaveForm = (body: Values, signal: AbortSignal) => Promise<boolean>;

/** While a form is sent, and after it was saved, it takes no input, because that would be lost. */
export type FormStatus = 'editing' | 'sending' | 'saved';

interface FormOptions {
  /** Values with which a new record begins, as if they had been typed. */
  typedValues?: Values | undefined;
  /** Values that a new record begins with, which are not lost when the form is left. */
  copiedValues?: Values | undefined;
  /** Fields that say that their file could not be copied. */
  missingFiles?: readonly string[] | undefined;
  /** Whether a save sends the whole record, and not only what has changed. */
  sendsRecord?: boolean;
}

/**
 * The form of one record: validation by the constraints of its operation, unsaved-changes guard, draft and warning. The
 * stored values are those that the server has when the form opens. A new record has none, but may begin with values as
 * if they had been typed.
 */
export function useResourceForm(
  configs: Resource['formFields'],
  operationKey: string,
  storedValues: Values = {},
  { typedValues = {}, copiedValues = {}, missingFiles = [], sendsRecord = false }: FormOptions = {},
) {
  const draft = useRestoredDraft<Values>();
  const [originalValues, setOriginalValues] = useState(draft?.originalValues ?? storedValues);
  const isEdit = Object.keys(originalValues).length > 0;
  const operation = { ...useApi().getOperation(operationKey), sendsRecord };
  const initialValues = isEdit
    ? originalValues
    : { ...getDefaultValues(operation.bodyConstraints), ...copiedValues };
  const source = { fields: configs, operation, originalValues };
  const [inputVersions, setInputVersions] = useState<Readonly<Record<string, number>>>({});
  const { control, formState, handleSubmit, setValue, clearErrors, setError } = useForm<Values>({
    // A field is validated when it is left, and after that with each change.
    mode: 'onTouched',
    defaultValues: draft?.values ?? { ...initialValues, ...typedValues },
    async resolver(input, _, options) {
      const request = await buildRequest(source, input);
      return request.kind === 'invalid'
        ? { values: {}, errors: toNestErrors(request.errors, options) }
        : { values: input, errors: {} };
    },
  });
  const { errors, submitCount } = formState;
  const [status, setStatus] = useState<FormStatus>('editing');
  const [warning, setWarning] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const getSignal = useLifetimeSignal();
  const id = useId();
  const values = useWatch({ control });
  const dirtyNames = Object.keys(getDirtyValues(initialValues, values, operation));
  const isDirty = status !== 'saved' && dirtyNames.length > 0;
  const { mayLeave } = useUnsavedChanges(isDirty);
  usePersistDraft(() => (isDirty ? { originalValues, values } : undefined));
  /** The fields that the operation accepts. */
  const fields = Object.entries(configs).filter(([name]) => name in operation.bodyConstraints);
  const invalidNames = fields.map(([name]) => name).filter((name) => name in errors);
  const clearWarning = () => setWarning(undefined);
  const [undone, setUndone] = useState<{ name: string }>();

  const reportMissingFiles = useEffectEvent(() => {
    if (draft) return;
    for (const name of missingFiles) {
      // The field counts as touched, because choosing a file validates it.
      setValue(name, null, { shouldTouch: true });
      setError(name, { message: 'The file could not be copied. Choose it again.' });
    }
  });
  useEffect(() => reportMissingFiles(), []);

  /** Sets values of some fields, as if the form had opened with them. */
  function setValues(newValues: Values, names: readonly string[] = Object.keys(newValues)) {
    clearWarning();
    for (const name of names) {
      // `resetField` ignores fields without an input, so the value is set. It must not be undefined, because the form
      // would then use the default value.
      setValue(name, newValues[name] ?? null);
      clearErrors(name);
      setInputVersions((versions) => ({ ...versions, [name]: (versions[name] ?? 0) + 1 }));
    }
  }

  return {
    id,
    control,
    values,
    /** Messages of several fields, each of which the form shows once. */
    sharedErrors: findSharedMessages(errors, configs),
    /** The id of the element that shows the shared messages. */
    sharedErrorId: `${id}-shared`,
    invalidNames,
    submitCount,
    fields,
    operation,
    /** Why a valid form was not sent. It is shown until the next change. */
    warning,
    setWarning,
    clearWarning,
    /** Why the last save failed. It is shown until the next one. */
    failure,
    handleFailure(error: Error) {
      // While the browser is offline, the page itself says so.
      if (error instanceof ApiError && error.isOffline) return;
      const fieldErrors = error instanceof ApiError ? error.fieldErrors : {};
      for (const [path, message] of Object.entries(fieldErrors)) {
        const [name = ''] = path.split('.');
        if (fields.some(([field]) => field === name))
          setError(path, { message: capitalise(message) });
      }
      setFailure(error.message);
    },
    /** Whether the form changes an existing record. */
    isEdit,
    /** The values on the server, as the form last read them. */
    originalValues,
    /** The fields whose stored values a save will change. */
    changedNames: isEdit ? dirtyNames : [],
    /** For each field, a number that changes when the value of its input was replaced. */
    inputVersions,
    setValues,
    /** Restores the stored value of a field, and focuses the field. */
    undo(name: string) {
      setValues(originalValues, [name]);
      setUndone({ name });
    },
    /** The field whose value was restored last, as a new object each time. */
    undone,
    /**
     * Makes newer values of the server the stored ones. Of the fields with these names, the inputs show the new values,
     * too.
     */
    acceptServerValues(currentValues: Values, names: readonly string[]) {
      setOriginalValues(currentValues);
      setValues(currentValues, names);
    },
    hasRequired: fields.some(([name]) => operation.requiredProperties.includes(name)),
    summary: isEdit && status !== 'saved' ? summarise(dirtyNames.length, invalidNames.length) : '',
    isRestored: draft !== undefined,
    mayLeave,
    status,
    isLocked: status !== 'editing',
    /** Saves a valid body, or shows why the form is invalid or unchanged. */
    async submit(save: SaveForm) {
      setStatus('sending');
      setWarning(undefined);
      setFailure(undefined);
      try {
        await handleSubmit(async (validValues) => {
          const request = await buildRequest(source, validValues);
          if (request.kind === 'unchanged') setWarning(nothingChangedMessage);
          if (request.kind === 'body' && (await save(request.body, getSignal())))
            setStatus('saved');
        })();
      } finally {
        setStatus((current) => (current === 'saved' ? 'saved' : 'editing'));
      }
    },
  };
}

/** "2 fields will be saved"; "3 fields changed, 2 to correct"; empty for none. */
function summarise(changedCount: number, invalidCount: number): string {
  if (changedCount === 0) return '';
  const fields = changedCount === 1 ? '1 field' : `${changedCount} fields`;
  return invalidCount > 0
    ? `${fields} changed, ${invalidCount} to correct`
    : `${fields} will be saved`;
}

export type ResourceFormState = ReturnType<typeof useResourceForm>;
