import { type ComponentType, Suspense, useEffect, useEffectEvent } from 'react';
import { useController } from 'react-hook-form';
import type { Constraints } from '../../api/contract.ts';
import { Field, getErrorId, getHelpId } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/loading/loading.tsx';
import {
  type FormFieldConfig,
  getFieldLabel,
  type InputErrors,
  type InputProps,
  joinIds,
  type PartProps,
} from '../config/input-values.ts';
import { getInputKind, summariseValue } from '../inputs/input-kinds.tsx';
import { findHalfFields } from '../inputs/short-fields.ts';
import { ChangedField } from './changed-field.tsx';
import type { ResourceFormState } from './use-resource-form.ts';

const ignore = () => undefined;

/** Whether half of a line is enough for the values of a field, according to the contract. */
export const isShortField = (name: string, config: FormFieldConfig, constraints: Constraints) =>
  !config.input && getInputKind(config).isShort?.(name, config, constraints) === true;

/** The parts of a value: a field for each. */
export function renderParts(parts: readonly PartProps[]) {
  const halves = findHalfFields(
    parts.map(({ name, config, constraints }) => ({
      name,
      isShort: isShortField(name, config, constraints),
    })),
  );
  return parts.map((part) => <FieldInput key={part.id} {...part} isHalf={halves.has(part.name)} />);
}

interface FieldInputProps extends Omit<PartProps, 'name'> {
  isHalf: boolean;
  ref?: InputProps<unknown>['ref'];
  onBlur?: () => void;
}

/** Label, input, error message and help text. */
function FieldInput(props: FieldInputProps) {
  const { id, config, isRequired, isHalf, value, errors, sharedErrorId } = props;
  const { ref = ignore, onBlur = ignore } = props;
  const { component, isGroup = false, loadingHeight = 36 } = getInputKind(config);
  const Input = (config.input ?? component) as ComponentType<InputProps<unknown>>;
  const error = sharedErrorId === undefined ? errors?.message : undefined;
  const describedBy = joinIds(
    sharedErrorId,
    error !== undefined && getErrorId(id),
    config.help && getHelpId(id),
  );
  return (
    <Field
      id={id}
      label={getFieldLabel(config)}
      help={config.help}
      error={error}
      isRequired={isRequired}
      isGroup={isGroup}
      isHalf={isHalf}
    >
      <Suspense
        fallback={
          <div aria-busy="true">
            <Skeleton height={loadingHeight} />
          </div>
        }
      >
        <Input
          id={id}
          value={value as string}
          onChange={props.onChange}
          onBlur={onBlur}
          ref={ref}
          config={config}
          constraints={props.constraints}
          errors={errors}
          renderParts={renderParts}
          summarise={summariseValue}
          aria-invalid={errors !== undefined}
          aria-required={isRequired}
          aria-describedby={describedBy}
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
  form: ResourceFormState;
}

/** One field of a form. */
export function FormField(props: FormFieldProps) {
  const { name, isHalf, sharedErrors, sharedErrorId, form, ...rest } = props;
  const { control, setFocus, firstInvalidName, submitCount } = form;
  const { field, fieldState } = useController({ name, control });
  const { ref, value, onChange, onBlur } = field;
  const message = fieldState.error?.message;
  const isShared = message !== undefined && sharedErrors.includes(message);

  // After the errors are rendered, or once the code of the field's section has arrived.
  const focusIfInvalid = useEffectEvent(() => {
    if (name === firstInvalidName) setFocus(name);
  });
  useEffect(() => {
    if (submitCount > 0) focusIfInvalid();
  }, [submitCount]);

  return (
    <ChangedField
      config={rest.config}
      isChanged={form.changedNames.includes(name)}
      originalValue={form.originalValues[name]}
      onUndo={() => form.undo(name)}
      isHalf={isHalf}
    >
      <FieldInput
        // Inputs keep a state of their own, such as the crop of an image, which a restored value resets.
        key={form.inputVersions[name]}
        {...rest}
        isHalf={isHalf}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        ref={ref}
        errors={fieldState.error as InputErrors | undefined}
        sharedErrorId={isShared ? sharedErrorId : undefined}
      />
    </ChangedField>
  );
}
