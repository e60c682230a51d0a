import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../session/session-context.ts';
import { useKeptDraft } from '../../session/use-draft.ts';
import type { Resource } from '../resource.ts';
import { changeSet, type Values } from './change-set.ts';
import { formRules } from './form-rules.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** What is said when a form would change nothing, product.md §5. */
const nothingToSend = 'Please fill atleast one fieled';

interface FormOptions {
  fields: Resource['fields'];
  /** The route that takes the values; its limits are the form's rules. */
  route: string;
  /** What the server has; nothing of a new record. */
  stored: Values;
  /** What the form opens with, where that is not what is stored. */
  initial?: Values;
  /** What was typed already, when the session expired. */
  typedBefore?: Values | undefined;
}

/**
 * The form of one record: hands `save` what differs from the stored values, and asks before it is left
 * with anything typed.
 */
export function useResourceForm(options: FormOptions) {
  const { fields, route, stored, initial = stored, typedBefore } = options;
  const operation = useApi().operation(route);
  const [warning, setWarning] = useState<string>();
  const running = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [settled, setSettled] = useState(false);
  const { control, handleSubmit, formState } = useForm<Values>({
    defaultValues: typedBefore ?? initial,
    resolver: formRules(fields, operation, stored),
  });
  const typed = useWatch({ control });
  const dirty = !settled && Object.keys(changeSet(initial, typed)).length > 0;
  const { mayLeave } = useUnsavedGuard(dirty);
  useKeptDraft(() => (dirty ? { opened: stored, typed } : undefined));

  return {
    control,
    /** The fields that the route takes. */
    fields: Object.entries(fields).filter(([name]) => name in operation.fields),
    limits: operation.fields,
    warning,
    isRestored: typedBefore !== undefined,
    mayLeave,
    isSubmitting: formState.isSubmitting,
    /** Whether what was typed is on its way: what is typed now would not be. */
    isSaving,
    /** Hands over what is to be sent; a second submit while one runs does nothing. */
    async submit(save: (body: Values) => void | Promise<void>) {
      if (running.current) return;
      running.current = true;
      setWarning(undefined);
      try {
        await handleSubmit(async (body) => {
          if (Object.keys(body).length === 0) return setWarning(nothingToSend);
          setSaving(true);
          await save(body);
        })();
      } finally {
        running.current = false;
        setSaving(false);
      }
    },
    /** What is typed now counts as saved. */
    settle: () => setSettled(true),
  };
}
