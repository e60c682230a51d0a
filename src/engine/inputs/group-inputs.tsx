import { type Ref, useImperativeHandle, useRef } from 'react';
import { getLabelId } from '../../ui/field.tsx';
import { findHalfFields, isShortField } from './short-fields.ts';
import styles from './group-inputs.module.css';
import { getPartErrors, type InputProps, type Parts } from '../config/input-values.ts';

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

/** An object: an input for each of its properties. */
export function GroupInput(props: InputProps<Parts>) {
  const { id, config, constraints, value, onChange, errors, renderPart, ref } = props;
  const { properties = {}, required = [] } = constraints;
  const container = useFocusInvalid<HTMLFieldSetElement>(ref);
  const parts = isParts(value) ? value : {};
  const fields = Object.entries(config.fields ?? {});
  const halves = findHalfFields(
    fields.map(([name, field]) => ({
      name,
      isShort: isShortField(name, field, properties[name] ?? {}),
    })),
  );
  return (
    <fieldset
      ref={container}
      id={id}
      className={styles.group}
      aria-labelledby={getLabelId(id)}
      aria-describedby={props['aria-describedby']}
    >
      {fields.map(([name, field]) =>
        renderPart({
          id: `${id}-${name}`,
          config: field,
          constraints: properties[name] ?? {},
          isRequired: required.includes(name),
          isHalf: halves.has(name),
          value: parts[name],
          onChange: (part) => onChange({ ...parts, [name]: part }),
          errors: getPartErrors(errors, name),
        }),
      )}
    </fieldset>
  );
}
