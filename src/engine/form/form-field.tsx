import { type ComponentType, Suspense, useCallback } from 'react';
import { useController } from 'react-hook-form';
import type { Constraints } from '../../api/contract.ts';
import { Field, getErrorId, getHelpId } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/loading/loading.tsx';
import {
  type FormFieldConfig,
  getFieldLabel,
  type InputErrors,
  type InputProps,
  type InputType,
  type PartProps,
} from '../config/input-values.ts';
import { inputs } from '../inputs/inputs.tsx';
import { ChangedField } from './changed-field.tsx';
import type { ResourceFormState } from './use-resource-form.ts';

interface FieldInputProps extends PartProps {
  ref?: InputProps<unknown>['ref'];
  onBlur?: () => void;
  /** The id of the element that shows the error, if the field does not. */
  sharedErrorId?: string | undefined;
}

/** Inputs that contain other fields. */
const groupTypes = new Set<InputType | undefined>(['array', 'group']);

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
      <Suspense fallback={<LoadingInput type={config.type} />}>
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
  /** Whether a save will change the stored value. */
  isChanged: boolean;
  /** The messages that the form shows once for several fields. */
  sharedErrors: readonly string[];
  /** The id of the element with those messages. */
  sharedErrorId: string;
  form: ResourceFormState;
}

/** One field of a form. */
export function FormField(props: FormFieldProps) {
  const { name, isHalf, isChanged, sharedErrors, sharedErrorId, form, ...rest } = props;
  const { control, registerInput } = form;
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
    <ChangedField
      config={rest.config}
      isChanged={isChanged}
      originalValue={form.originalValues[name]}
      onUndo={() => form.undo(name)}
      isHalf={isHalf}
    >
      <FieldInput
        // Inputs keep a state of their own, such as the crop of an image, which a restored value resets.
        key={form.inputVersions[name]}
        {...rest}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        ref={attach}
        errors={fieldState.error as InputErrors | undefined}
        sharedErrorId={isShared ? sharedErrorId : undefined}
      />
    </ChangedField>
  );
}

/** As high as the input, so that the button of the form does not move under the pointer. */
const LoadingInput = ({ type }: { type: InputType | undefined }) => (
  <div aria-busy="true">
    <Skeleton height={type === 'image' ? 138 : 36} />
  </div>
);
