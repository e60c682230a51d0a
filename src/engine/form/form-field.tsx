import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { Constraints } from '../../api/contract.ts';
import { Field, getErrorId, getHelpId } from '../../ui/field.tsx';
import { focusFirstControl } from '../../ui/focus.ts';
import { LateContent } from '../../ui/loading/late-content.tsx';
import {
  type ResolvedFormField,
  getFieldLabel,
  getInputId,
  type InputProps,
  joinIds,
  type PartProps,
} from '../config/input-values.ts';
import { isNullable } from '../config/choose-kind.ts';
import { isEmpty } from '../config/is-empty.ts';
import { describeValue, getInputKind, summariseItem } from '../inputs/input-kinds.tsx';
import { SubmitCount } from '../inputs/submit-count.ts';
import { FieldList } from './field-list.tsx';
import { StoredValue } from './stored-value.tsx';
import type { ResourceFormState } from './use-resource-form.ts';

/** Whether half a line is enough for the values of a field, according to the contract. */
export const isShortField = (name: string, config: ResolvedFormField, constraints: Constraints) =>
  !config.input && getInputKind(config).isShort?.(name, config, constraints) === true;

/** Renders a field for each part of a value. */
export const renderParts = (parts: readonly PartProps[]) => (
  <FieldList
    fields={parts.map((part) => ({
      element: <FieldInput key={part.id} {...part} />,
      isAlwaysShown: part.isRequired,
      isInvalid: part.errors !== undefined,
    }))}
  />
);

interface FieldInputProps
  extends
    PartProps,
    Pick<ComponentProps<typeof Field>, 'ref' | 'change' | 'isChanged' | 'onLeave'> {
  placeholder?: string | undefined;
}

/** Label, input, and the line below it. */
function FieldInput({ ref, ...props }: FieldInputProps) {
  const { id, name, config, constraints, isRequired, value, errors, sharedErrorId } = props;
  const { component, isGroup = false, loadingHeight = 36 } = getInputKind(config);
  const Input: ComponentType<InputProps<unknown>> = config.input ?? component;
  const error = sharedErrorId === undefined ? errors?.message : undefined;
  const describedBy = joinIds(
    sharedErrorId,
    error !== undefined && getErrorId(id),
    config.help && getHelpId(id),
  );
  return (
    <Field
      ref={ref}
      id={id}
      label={getFieldLabel(config)}
      help={config.help}
      error={error}
      change={props.change}
      isChanged={props.isChanged}
      onLeave={props.onLeave}
      isRequired={isRequired}
      isGroup={isGroup}
      isHalf={isShortField(name, config, constraints)}
    >
      <LateContent height={loadingHeight}>
        <Input
          id={id}
          value={value}
          onChange={props.onChange}
          config={config}
          constraints={constraints}
          errors={errors}
          renderParts={renderParts}
          summarise={summariseItem}
          placeholder={props.placeholder}
          aria-invalid={errors !== undefined}
          aria-required={isRequired}
          aria-describedby={describedBy}
        />
      </LateContent>
    </Field>
  );
}

interface FormFieldProps {
  name: string;
  config: ResolvedFormField;
  form: ResourceFormState;
}

/** One field of a form. */
export function FormField({ name, config, form }: FormFieldProps) {
  const { control, operation, submitCount } = form;
  const constraints = operation.bodyConstraints[name] ?? {};
  const { field, fieldState } = useController({ name, control });
  const container = useRef<HTMLDivElement>(null);
  const message = fieldState.error?.message;
  const isShared = message !== undefined && form.sharedErrors.includes(message);

  // The field can only be focused after the errors are rendered, or after the code of its section has arrived.
  const focusIfInvalid = useEffectEvent(() => {
    if (name === form.invalidNames[0]) focusFirstControl(container.current);
  });
  useEffect(() => {
    if (submitCount > 0) focusIfInvalid();
  }, [submitCount]);

  const { undone } = form;
  useEffect(() => {
    if (undone?.name === name) focusFirstControl(container.current);
  }, [undone, name]);

  const isRequired = operation.requiredProperties.includes(name);
  const isChanged = form.changedNames.includes(name);
  const originalValue = form.originalValues[name];
  // If the field is emptied, the stored value is kept, unless emptying it is a change.
  const staysIfEmpty = !isRequired && !isEmpty(originalValue) && !isNullable(constraints);
  const stays = staysIfEmpty && !isChanged && isEmpty(field.value);

  function change(value: unknown) {
    form.clearWarning();
    field.onChange(value);
  }

  return (
    <SubmitCount value={submitCount}>
      <FieldInput
        // Inputs have state of their own, such as the crop of an image. A new key resets it when the value is restored.
        key={form.inputVersions[name]}
        ref={container}
        id={getInputId(form.id, name)}
        name={name}
        config={config}
        constraints={constraints}
        isRequired={isRequired}
        value={field.value}
        onChange={change}
        // The field is not validated when it is left empty. The submit says which values are missing.
        onLeave={() => isEmpty(field.value) || field.onBlur()}
        errors={fieldState.error}
        sharedErrorId={isShared ? form.sharedErrorId : undefined}
        placeholder={staysIfEmpty ? describeValue(originalValue, config) : undefined}
        isChanged={isChanged}
        change={
          (isChanged || stays) && (
            <StoredValue
              config={config}
              value={originalValue}
              word={isChanged ? 'was' : 'stays'}
              isTabStop={false}
              onUndo={() => form.undo(name)}
            />
          )
        }
      />
    </SubmitCount>
  );
}
