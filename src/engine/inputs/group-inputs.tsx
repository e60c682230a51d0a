import { type Ref, useImperativeHandle, useRef } from 'react';
import type { ConstraintsByName } from '../../api/contract.ts';
import { controlClass, getLabelId } from '../../ui/field.tsx';
import { getConstant, getDefaultValues } from '../config/derive-form-fields.ts';
import { findHalfFields, isShortField } from './short-fields.ts';
import styles from './group-inputs.module.css';
import {
  type FormFields,
  getAttributes,
  getPartErrors,
  type InputProps,
  type Parts,
} from '../config/input-values.ts';

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** A ref to the container of several inputs; the form's ref focuses the first invalid one, else the first. */
function useFocusInvalid<Element extends HTMLElement>(ref: Ref<HTMLElement>) {
  const container = useRef<Element>(null);
  useImperativeHandle(ref as Ref<{ focus: () => void }>, () => ({
    focus() {
      const box = container.current;
      const invalid = box?.querySelector<HTMLElement>('[aria-invalid=true]');
      (invalid ?? box?.querySelector<HTMLElement>('input, select, textarea'))?.focus();
    },
  }));
  return container;
}

interface PartListProps extends InputProps<Parts> {
  fields: FormFields;
  properties: ConstraintsByName;
  required: readonly string[];
}

/** The inputs for the properties of an object. */
function PartList(props: PartListProps) {
  const { id, fields, properties, required, value, onChange, errors, renderPart } = props;
  const parts = isParts(value) ? value : {};
  const halves = findHalfFields(
    Object.entries(fields).map(([name, config]) => ({
      name,
      isShort: isShortField(name, config, properties[name] ?? {}),
    })),
  );
  return Object.entries(fields).map(([name, config]) =>
    renderPart({
      id: `${id}-${name}`,
      config,
      constraints: properties[name] ?? {},
      isRequired: required.includes(name),
      isHalf: halves.has(name),
      value: parts[name],
      onChange: (part) => onChange({ ...parts, [name]: part }),
      errors: getPartErrors(errors, name),
    }),
  );
}

/** An object: an input for each of its properties. */
export function GroupInput(props: InputProps<Parts>) {
  const { id, config, constraints, ref } = props;
  const container = useFocusInvalid<HTMLFieldSetElement>(ref);
  return (
    <fieldset
      ref={container}
      id={id}
      className={styles.group}
      aria-labelledby={getLabelId(id)}
      aria-describedby={props['aria-describedby']}
    >
      <PartList
        {...props}
        fields={config.fields ?? {}}
        properties={constraints.properties ?? {}}
        required={constraints.required ?? []}
      />
    </fieldset>
  );
}

/** One of several objects: a select of the alternative, and an input for each of its properties. */
export function ChoiceInput(props: InputProps<Parts>) {
  const { config, constraints, value, onChange, ref } = props;
  const { oneOf = [], discriminator = '' } = constraints;
  const container = useFocusInvalid<HTMLDivElement>(ref);
  // What was typed for another alternative comes back with it.
  const previousValues = useRef(new Map<string, Parts>());
  const chosen = isParts(value) ? String(value[discriminator] ?? '') : '';
  const alternative = oneOf.find((option) => getConstant(option, discriminator) === chosen);

  function choose(next: string) {
    if (isParts(value)) previousValues.current.set(chosen, value);
    const properties = oneOf.find(
      (option) => getConstant(option, discriminator) === next,
    )?.properties;
    const constant = properties?.[discriminator]?.enum?.[0];
    onChange(
      properties && {
        ...getDefaultValues(properties),
        ...previousValues.current.get(next),
        [discriminator]: constant,
      },
    );
  }

  const fields = config.fields ?? {};
  return (
    <div ref={container} className={styles.group}>
      <select
        {...getAttributes<HTMLSelectElement>(props)}
        ref={undefined}
        aria-invalid={props['aria-invalid'] && !alternative}
        className={controlClass}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">—</option>
        {Object.entries(fields).map(([constant, { label }]) => (
          <option key={constant} value={constant}>
            {label}
          </option>
        ))}
      </select>
      {alternative && (
        <fieldset className={styles.parts} aria-label={fields[chosen]?.label}>
          <PartList
            {...props}
            key={chosen}
            fields={fields[chosen]?.fields ?? {}}
            properties={alternative.properties ?? {}}
            required={alternative.required ?? []}
          />
        </fieldset>
      )}
    </div>
  );
}
