import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useApi } from '../../session/session-context.ts';
import type { Resource } from '../resource.ts';
import { changeSet, type Values } from './change-set.ts';
import { formRules } from './form-rules.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** What is said when a form would change nothing, product.md §5. */
const nothingToSend = 'Please fill atleast one fieled';

/**
 * The form of one record: opens with the stored values, hands `save` the changed ones, and asks
 * before it is left with changes.
 */
export function useResourceForm(fields: Resource['fields'], route: string, stored: Values) {
  const operation = useApi().operation(route);
  const [warning, setWarning] = useState<string>();
  const [settled, setSettled] = useState(false);
  const { control, handleSubmit } = useForm<Values>({
    defaultValues: stored,
    resolver: formRules(fields, operation, stored),
  });
  const typed = useWatch({ control });
  const dirty = !settled && Object.keys(changeSet(stored, typed)).length > 0;
  const { mayLeave } = useUnsavedGuard(dirty);

  return {
    control,
    limits: operation.fields,
    warning,
    mayLeave,
    submit: (save: (body: object) => void) => {
      setWarning(undefined);
      return handleSubmit((body) =>
        Object.keys(body).length === 0 ? setWarning(nothingToSend) : save(body),
      )();
    },
    /** What is typed now counts as saved. */
    settle: () => setSettled(true),
  };
}
