import { getLabelId } from '../../ui/field.tsx';
import { omitSecrets } from '../config/choose-kind.ts';
import {
  type ResolvedFormField,
  getInputId,
  getPartErrors,
  type InputProps,
  isParts,
  type PartProps,
  type Parts,
} from '../config/input-values.ts';
import styles from './inputs.module.css';

type ObjectProps = Pick<
  InputProps<Parts>,
  'id' | 'onChange' | 'config' | 'constraints' | 'errors'
> & { value: unknown };

/** The parts of an object that have a field, in the order of the contract. */
export function listParts(props: ObjectProps): PartProps[] {
  const { id, config, constraints, value, onChange, errors } = props;
  const { properties = {}, required = [] } = constraints;
  const parts = isParts(value) ? value : {};
  return Object.entries(config.fields ?? {}).map(([name, field]) => ({
    id: getInputId(id, name),
    name,
    config: field,
    constraints: properties[name] ?? {},
    isRequired: required.includes(name),
    value: parts[name],
    onChange: (part) => onChange({ ...parts, [name]: part }),
    errors: getPartErrors(errors, name),
  }));
}

/**
 * The values of an item with their fields, in the order of the contract. An item that is not an object is the only
 * value.
 */
export const listValues = (
  item: unknown,
  config: ResolvedFormField,
): [unknown, ResolvedFormField][] =>
  config.type === 'group'
    ? Object.entries(config.fields ?? {}).map(([name, field]) => [
        isParts(item) ? item[name] : undefined,
        field,
      ])
    : [[item, config]];

/** Removes secrets from a value. They are recognised by their inputs and by their names. */
export function omitPasswords(value: unknown, { fields, item }: ResolvedFormField): unknown {
  if (Array.isArray(value) && item) return value.map((each) => omitPasswords(each, item));
  if (!isParts(value) || !fields) return omitSecrets(value);
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name, { type }]) => name in value && type !== 'password')
      .map(([name, field]) => [name, omitPasswords(value[name], field)]),
  );
}

/** An object: a field for each of its properties. */
export const GroupInput = (props: InputProps<Parts>) => (
  <fieldset
    id={props.id}
    className={styles.group}
    aria-labelledby={getLabelId(props.id)}
    aria-describedby={props['aria-describedby']}
  >
    {props.renderParts(listParts(props))}
  </fieldset>
);
