import { type ComponentType, Suspense } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Limits } from '../../api/operation.ts';
import { errorId, Field } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { InputProps } from '../inputs/input-values.ts';
import { inputs } from '../inputs/inputs.tsx';
import type { FieldConfig } from '../resource.ts';
import type { Values } from './change-set.ts';

interface FormFieldProps {
  id: string;
  name: string;
  config: FieldConfig;
  limits: Limits;
  control: Control<Values>;
}

/** One field of a form: its label, its input, and what is wrong with its value. */
export function FormField({ id, name, config, limits, control }: FormFieldProps) {
  const { field, fieldState } = useController({ name, control });
  const { ref, value, onChange, onBlur } = field;
  const error = fieldState.error?.message;
  const invalid = fieldState.error !== undefined;
  const Input = (config.input ?? inputs[config.as ?? 'text']) as ComponentType<
    InputProps<unknown> & Pick<FieldConfig, 'from' | 'size'>
  >;
  return (
    <Field id={id} label={config.label} error={error}>
      <Suspense fallback={<Loading />}>
        <Input
          id={id}
          value={value as string}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
          limits={limits}
          {...(config.from && { from: config.from })}
          {...(config.size && { size: config.size })}
          aria-invalid={invalid}
          aria-describedby={error === undefined ? undefined : errorId(id)}
        />
      </Suspense>
    </Field>
  );
}

const Loading = () => (
  <div aria-busy="true">
    <Skeleton height={36} />
  </div>
);
