import { truncate } from '../cells/format-text.ts';
import { type ResolvedFormField, getFieldLabel } from '../config/input-values.ts';
import { describeValue, getInputKind } from '../inputs/input-kinds.tsx';
import type { Values } from './form-values.ts';

type Fields = readonly (readonly [name: string, config: ResolvedFormField])[];

const listNamed = (fields: Fields, names: readonly string[]) =>
  fields.filter(([name]) => names.includes(name));

/** Whether a description includes the value. Values that need more than a few words, such as images, are left out. */
const isBrief = (config: ResolvedFormField) => !getInputKind(config).shownInFull;

const describe = (value: unknown, config: ResolvedFormField) =>
  truncate(describeValue(value, config));

/** Describes which of the own values are saved: "First Name: Freyja, Image". */
export const describeOwn = (fields: Fields, names: readonly string[], values: Values): string =>
  listNamed(fields, names)
    .map(([name, config]) =>
      isBrief(config)
        ? `${getFieldLabel(config)}: ${describe(values[name], config)}`
        : getFieldLabel(config),
    )
    .join(', ');

/** Describes what someone else has changed: "Last Name, Mensah → Martins; Image". */
export const describeOthers = (
  fields: Fields,
  names: readonly string[],
  originalValues: Values,
  currentValues: Values,
): string =>
  listNamed(fields, names)
    .map(([name, config]) => {
      const values = [originalValues, currentValues].map((each) => describe(each[name], config));
      return isBrief(config)
        ? `${getFieldLabel(config)}, ${values.join(' → ')}`
        : getFieldLabel(config);
    })
    .join('; ');
