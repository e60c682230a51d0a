import { type ComponentType, Suspense, useCallback } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Constraints } from '../../api/contract.ts';
import { Field, getErrorId, getHelpId } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import {
  type FormFieldConfig,
  getFieldLabel,
  type InputErrors,
  type InputProps,
  type InputType,
  type PartProps,
} from '../inputs/input-values.ts';
import { inputs } from '../inputs/inputs.tsx';
import type { Values } from './form-values.ts';
import type { ResourceFormState } from './use-resource-form.ts';

interface FieldInputProps extends PartProps {
  ref?: InputProps<unknown>['ref'];
  onBlur?: () => void;
  /** The id of the element that shows the error, if the field does not. */
  sharedErrorId?: string | undefined;
}

/** Inputs that contain other fields. */
const groupTypes = new Set<InputType | undefined>(['list', 'group', 'choice']);

const ignore = () => undefined;

/** A part of a value: its own field. */
const renderPart = (part: PartProps) => <FieldInput key={part.id} {...part} />;

/** Label, input, error message and help text. */
function FieldInput(props: FieldInputProps) {
  const { id, config, constraints, isRequired, isHalf = false, value, errors, onChange } = props;
  const { sharedErrorId, ref = ignore, onBlur = ignore } = props;
  const error = sharedErrorId === undefined ? errors?.message : undefined;
  const Input = (config.input ?? inputs[config.type ?? 'text']) as ComponentType<
    InputProps<unknown>
  >;
  const describedBy = [
    sharedErrorId,
    error !== undefined && getErrorId(id),
    config.help && getHelpId(id),
  ].filter(Boolean);
  return (
    <Field
      id={id}
      label={getFieldLabel(config)}
      help={config.help}
      error={error}
      isRequired={isRequired}
      isGroup={groupTypes.has(config.type)}
      isHalf={isHalf}
    >
      <Suspense fallback={<LoadingInput />}>
        <Input
          id={id}
          value={value as string}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
          config={config}
          constraints={constraints}
          errors={errors}
          renderPart={renderPart}
          aria-invalid={errors !== undefined}
          aria-required={isRequired}
          aria-describedby={describedBy.join(' ') || undefined}
        />
      </Suspense>
    </Field>
  );
}

interface FormFieldProps {
  id: string;
  name: string;
  config: FormFieldConfig;
  constraints: Constraints;
  isRequired: boolean;
  isHalf: boolean;
  /** The messages that the form shows once for several fields. */
  sharedErrors: readonly string[];
  /** The id of the element with those messages. */
  sharedErrorId: string;
  control: Control<Values>;
  registerInput: ResourceFormState['registerInput'];
}

/** One field of a form. */
export function FormField(props: FormFieldProps) {
  const { name, sharedErrors, sharedErrorId, control, registerInput, ...rest } = props;
  const { field, fieldState } = useController({ name, control });
  const { ref, value, onChange, onBlur } = field;
  const attach = useCallback(
    (input: HTMLElement | null) => {
      ref(input);
      return input ? registerInput(name, input) : undefined;
    },
    [ref, registerInput, name],
  );
  const message = fieldState.error?.message;
  const isShared = message !== undefined && sharedErrors.includes(message);
  return (
    <FieldInput
      {...rest}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      ref={attach}
      errors={fieldState.error as InputErrors | undefined}
      sharedErrorId={isShared ? sharedErrorId : undefined}
    />
  );
}

const LoadingInput = () => (
  <div aria-busy="true">
    <Skeleton height={36} />
  </div>
);
