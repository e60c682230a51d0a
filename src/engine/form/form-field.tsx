import { type ComponentType, Suspense } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Constraints } from '../../api/contract.ts';
import { getErrorId, Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import type { FormFieldConfig, InputProps } from '../inputs/input-values.ts';
import { inputs } from '../inputs/inputs.tsx';
import type { Values } from './form-values.ts';

interface FormFieldProps {
  id: string;
  name: string;
  config: FormFieldConfig;
  constraints: Constraints;
  isRequired: boolean;
  /** The messages that the form shows once for several fields. */
  sharedErrors: readonly string[];
  /** The id of the element with those messages. */
  sharedErrorId: string;
  control: Control<Values>;
}

/** One field of a form: label, input and error message. */
export function FormField(props: FormFieldProps) {
  const { id, name, config, constraints, isRequired, sharedErrors, sharedErrorId, control } = props;
  const { field, fieldState } = useController({ name, control });
  const { ref, value, onChange, onBlur } = field;
  const message = fieldState.error?.message;
  const isShared = message !== undefined && sharedErrors.includes(message);
  const error = isShared ? undefined : message;
  const Input = (config.input ?? inputs[config.type ?? 'text']) as ComponentType<
    InputProps<unknown>
  >;
  let describedBy: string | undefined;
  if (isShared) describedBy = sharedErrorId;
  else if (error !== undefined) describedBy = getErrorId(id);
  return (
    <Field id={id} label={config.label} error={error} isRequired={isRequired}>
      <Suspense fallback={<LoadingInput />}>
        <Input
          id={id}
          value={value as string}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
          config={config}
          constraints={constraints}
          aria-invalid={fieldState.error !== undefined}
          aria-required={isRequired}
          aria-describedby={describedBy}
        />
      </Suspense>
    </Field>
  );
}

const LoadingInput = () => (
  <div aria-busy="true">
    <Skeleton height={36} />
  </div>
);
