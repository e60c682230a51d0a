import { getLabelId } from '../../ui/field.tsx';
import { getPartErrors, type InputProps, type Parts } from '../config/input-values.ts';
import styles from './inputs.module.css';

export const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null;

/** Focuses the first invalid input that can be seen, else the editor of a rich text, else the first control. */
export function focusControlIn(container: HTMLElement | null): void {
  const find = (selector: string) =>
    [...(container?.querySelectorAll<HTMLElement>(selector) ?? [])].find((element) =>
      element.checkVisibility(),
    );
  const selectors = [
    '[aria-invalid=true]',
    '[contenteditable=true]',
    'input, select, textarea, button',
  ];
  selectors
    .map(find)
    .find((element) => element !== undefined)
    ?.focus();
}

/** An object: a field for each of its properties. */
export function GroupInput(props: InputProps<Parts>) {
  const { id, config, constraints, value, onChange, errors, renderParts } = props;
  const { properties = {}, required = [] } = constraints;
  const parts = isParts(value) ? value : {};
  return (
    <fieldset
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
