import { type Ref, useImperativeHandle, useRef } from 'react';
import { getLabelId } from '../../ui/field.tsx';
import { getPartErrors, type InputProps, type Parts } from '../config/input-values.ts';
import styles from './inputs.module.css';

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/** Focuses the first invalid input that can be seen, else the first input. */
export function focusInvalidIn(container: HTMLElement | null): void {
  const invalid = [...(container?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])];
  const first = container?.querySelector<HTMLElement>('input, select, textarea, button');
  (invalid.find((input) => input.checkVisibility()) ?? first)?.focus();
}

/** A ref to the container of several inputs, where the form's ref focuses the first invalid one. */
export function useFocusInvalid(ref: Ref<HTMLElement>, beforeFocus?: () => void) {
  const container = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle(ref as Ref<{ focus: () => void }>, () => ({
    focus() {
      beforeFocus?.();
      focusInvalidIn(container.current);
    },
  }));
  return container;
}

/** An object: a field for each of its properties. */
export function GroupInput(props: InputProps<Parts>) {
  const { id, config, constraints, value, onChange, errors, renderParts, ref } = props;
  const { properties = {}, required = [] } = constraints;
  const container = useFocusInvalid(ref);
  const parts = isParts(value) ? value : {};
  return (
    <fieldset
      ref={container}
      id={id}
      className={styles.group}
      aria-labelledby={getLabelId(id)}
      aria-describedby={props['aria-describedby']}
    >
      {renderParts(
        Object.entries(config.fields ?? {}).map(([name, field]) => ({
          id: `${id}-${name}`,
          name,
          config: field,
          constraints: properties[name] ?? {},
          isRequired: required.includes(name),
          value: parts[name],
          onChange: (part) => onChange({ ...parts, [name]: part }),
          errors: getPartErrors(errors, name),
        })),
      )}
    </fieldset>
  );
}
