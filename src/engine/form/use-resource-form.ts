import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '../../session/session-context.ts';
import type { Resource } from '../resource.ts';
import type { Values } from './change-set.ts';
import { formRules } from './form-rules.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

/** What is said when a form would change nothing, product.md §5. */
const nothingToSend = 'Please fill atleast one fieled';

/**
 * The form of one record: opens with the stored values, hands `save` the changed ones, and asks
 * before it is left with changes.
 */
export function useResourceForm(resource: Resource, route: string, stored: Values) {
  const operation = useApi().operation(route);
  const [warning, setWarning] = useState<string>();
  const { control, formState, handleSubmit, reset, getValues } = useForm<Values>({
    defaultValues: stored,
    resolver: formRules(resource.fields, operation, stored),
  });
  const { mayLeave } = useUnsavedGuard(formState.isDirty);

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
    settle: () => reset(getValues()),
  };
}
