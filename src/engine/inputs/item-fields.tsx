import type { KeyboardEvent } from 'react';
import type { Constraints } from '../../api/contract.ts';
import { getDefaultValues } from '../config/derive-form-fields.ts';
import type { ResolvedFormField, InputProps, PartProps } from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import styles from './array-input.module.css';
import { listParts, listValues } from './group-input.tsx';
import { countCharacters } from './text-inputs.tsx';

/** A new item, with the defaults of the contract. */
export const createItem = ({ type }: ResolvedFormField, constraints: Constraints): unknown =>
  type === 'group'
    ? getDefaultValues(constraints.properties ?? {})
    : getDefaultValues({ item: constraints }).item;

/** Whether nothing was typed or chosen in an item since it was created. */
export function isUntouched(item: unknown, initial: unknown, config: ResolvedFormField) {
  const initialValues = listValues(initial, config);
  return listValues(item, config).every(
    ([value], index) => isEmpty(value) || value === initialValues[index]?.[0],
  );
}

/**
 * The parts of the item "Starter 2". The first part has the name of the item, the others are called "Starter 2
 * Description" and so on.
 */
function listItemParts(item: PartProps): PartProps[] {
  const { label, type } = item.config;
  if (type !== 'group') return [item];
  return listParts(item).map((part, index) => ({
    ...part,
    config: { ...part.config, label: index === 0 ? label : `${label} ${part.config.label}` },
  }));
}

/** Returns why an item cannot be added: a value that the contract requires is missing, or a text is too long. */
function findError({ value, constraints, isRequired }: PartProps): string | undefined {
  const { maxLength = Infinity, format } = constraints;
  if (isRequired && isEmpty(value)) return 'Required';
  if (typeof value !== 'string' || format === 'binary') return undefined;
  return countCharacters(value) > maxLength ? `At most ${maxLength} characters` : undefined;
}

/** Whether an item can be added, as far as this is known before the submit. */
export const isComplete = (item: PartProps) =>
  listItemParts(item).every((part) => findError(part) === undefined);

interface ItemFieldsProps extends Pick<InputProps<unknown>, 'renderParts'> {
  /** The item. Its label is its name: "Starter 2". */
  item: PartProps;
  /** Whether errors of the item itself are shown before the submit. */
  showsOwnErrors?: boolean;
  isRequired?: boolean;
  /** Called when Enter is pressed in a text. */
  onEnter?: () => void;
}

/**
 * The fields for the properties of one item. If the first of them has no error of its own, a shared error marks it as
 * invalid.
 */
export function ItemFields(props: ItemFieldsProps) {
  const { item, showsOwnErrors = true, isRequired = true, onEnter } = props;

  /** Handles Enter, which never submits the form. In a text area it begins a new line, unless `onEnter` is set. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { target: input } = event;
    if (!(input instanceof HTMLElement)) return;
    if (event.key !== 'Enter' || event.defaultPrevented) return;
    if (!input.matches('textarea, input:not([role=combobox])')) return;
    if (input.matches('textarea') && (event.shiftKey || !onEnter)) return;
    event.preventDefault();
    onEnter?.();
  }

  const parts = listItemParts(item).map((part, index): PartProps => {
    const message = showsOwnErrors ? findError(part) : undefined;
    const errors = message === undefined ? part.errors : { ...part.errors, message };
    const sharedErrorId = index === 0 && !errors ? item.sharedErrorId : undefined;
    return {
      ...part,
      isRequired: part.isRequired && isRequired,
      errors: sharedErrorId === undefined ? errors : {},
      sharedErrorId,
    };
  });
  return (
    <div role="none" className={styles.fields} onKeyDown={onKeyDown}>
      {props.renderParts(parts)}
    </div>
  );
}
