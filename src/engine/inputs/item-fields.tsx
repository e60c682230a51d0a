import type { KeyboardEvent } from 'react';
import type { Constraints } from '../../api/contract.ts';
import { getDefaultValues } from '../config/derive-form-fields.ts';
import {
  type FormFieldConfig,
  getPartErrors,
  type InputErrors,
  type InputProps,
  type PartProps,
  type ShownValueProps,
} from '../config/input-values.ts';
import { isEmpty } from '../config/is-empty.ts';
import styles from './array-input.module.css';
import { isParts } from './group-input.tsx';
import { countCharacters } from './text-inputs.tsx';

/** One property of an item, or the whole item where it is not an object. */
export interface ItemField {
  /** Undefined for the whole item. */
  key: string | undefined;
  config: FormFieldConfig;
  constraints: Constraints;
  isRequired: boolean;
  /** "Description"; undefined for the first property, which has the label of the item. */
  label: string | undefined;
}

/** The fields of an item in the contract's order. */
export function listItemFields(
  config: FormFieldConfig | undefined,
  { items = {} }: Constraints = {},
): ItemField[] {
  if (!config) return [];
  if (config.type !== 'group') {
    return [{ key: undefined, config, constraints: items, isRequired: true, label: undefined }];
  }
  return Object.entries(config.fields ?? {}).map(([key, field], index) => ({
    key,
    config: field,
    constraints: items.properties?.[key] ?? {},
    isRequired: items.required?.includes(key) ?? false,
    label: index === 0 ? undefined : field.label,
  }));
}

function getPart(item: unknown, { key }: ItemField): unknown {
  if (key === undefined) return item;
  return isParts(item) ? item[key] : undefined;
}

const setPart = (item: unknown, { key }: ItemField, value: unknown): unknown =>
  key === undefined ? value : { ...(isParts(item) ? item : {}), [key]: value };

/** An item with the defaults of the contract. */
export const createItem = (fields: readonly ItemField[]): unknown =>
  fields.reduce<unknown>(
    (item, field) => setPart(item, field, getDefaultValues({ it: field.constraints }).it ?? ''),
    undefined,
  );

/** Whether nothing was typed or chosen. */
export const isUntouched = (item: unknown, fields: readonly ItemField[]) => {
  const initial = createItem(fields);
  return fields.every((field) => {
    const value = getPart(item, field);
    return isEmpty(value) || value === getPart(initial, field);
  });
};

/** The label of a part: "Starter 2", "Starter 2 Description". */
const getPartLabel = (itemName: string, { label }: ItemField) =>
  label ? `${itemName} ${label}` : itemName;

/** Why an item with a name cannot be added, by field: it lacks what the contract requires, or a text is too long. */
export function findItemErrors(item: unknown, fields: readonly ItemField[], itemName: string) {
  const errors = new Map<ItemField, InputErrors>();
  for (const field of fields) {
    const { maxLength = Infinity, format } = field.constraints;
    const value = getPart(item, field);
    const label = getPartLabel(itemName, field);
    if (field.isRequired && isEmpty(value)) {
      errors.set(field, { message: `${label} is required` });
    } else if (typeof value === 'string' && format !== 'binary') {
      const isTooLong = countCharacters(value) > maxLength;
      if (isTooLong) errors.set(field, { message: `${label}: at most ${maxLength} characters` });
    }
  }
  return errors;
}

/** What the row of an item shows: its first value, and the others. */
export function summariseItem(
  item: unknown,
  fields: readonly ItemField[],
  summarise: ShownValueProps['summarise'],
) {
  const [title = '', ...others] = fields.map((field) =>
    summarise(getPart(item, field), field.config),
  );
  return { title, details: others.filter(Boolean).join(' · ') };
}

export interface ItemFieldsProps extends Pick<InputProps<unknown>, 'renderParts'> {
  /** The id of the first input; those of the others are derived from it. */
  id: string;
  /** "Starter 2" */
  name: string;
  fields: readonly ItemField[];
  item: unknown;
  /** The errors of the form. */
  errors: InputErrors | undefined;
  /** Whether the errors of the item itself show without a submit. */
  showsOwnErrors?: boolean;
  /** The id of the error of the whole list, which marks the first input as invalid. */
  listErrorId?: string | undefined;
  isRequired?: boolean;
  /** Called for Enter in a text. */
  onEnter?: () => void;
  onChange: (item: unknown) => void;
}

/** The fields for the properties of one item. */
export function ItemFields(props: ItemFieldsProps) {
  const { id, name, fields, item, listErrorId, isRequired = true, onEnter } = props;
  const ownErrors = props.showsOwnErrors === false ? undefined : findItemErrors(item, fields, name);

  /** Enter never submits the form. In a text area it begins a line, unless something else is to follow. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const input = event.target as HTMLElement;
    // During IME composition, Enter only ends the composition.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (!input.matches('textarea, input:not([role=combobox])')) return;
    if (input.matches('textarea') && (event.shiftKey || !onEnter)) return;
    event.preventDefault();
    onEnter?.();
  }

  const parts = fields.map((field, index): PartProps => {
    const { key, config, constraints } = field;
    const formErrors = key === undefined ? props.errors : getPartErrors(props.errors, key);
    const ownError = ownErrors?.get(field);
    const errors = ownError ? { ...formErrors, ...ownError } : formErrors;
    const sharedErrorId = index === 0 && !errors ? listErrorId : undefined;
    return {
      id: index === 0 ? id : `${id}-${key}`,
      name: key ?? '',
      config: { ...config, label: getPartLabel(name, field) },
      constraints,
      isRequired: field.isRequired && isRequired,
      value: getPart(item, field),
      onChange: (value) => props.onChange(setPart(item, field, value)),
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

/** The items of a list as their rows show them. */
export function ArrayValue({ value, config, summarise }: ShownValueProps) {
  const fields = listItemFields(config.item);
  const items = Array.isArray(value) ? value : [];
  return (
    <ol className={styles.values}>
      {items.map((item, index) => {
        const { title, details } = summariseItem(item, fields, summarise);
        return (
          <li key={index}>
            <strong>{title || '—'}</strong> {details}
          </li>
        );
      })}
    </ol>
  );
}
