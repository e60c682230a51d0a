import type { JsonSchema } from '../generate/contract-routes.ts';
import { isPicture } from './kinds.ts';
import { isStarters, present, propertiesOf } from './schema.ts';
import type { FormField } from './fields.ts';
import { quoted, read } from './words.ts';

const numeric = /^(number|integer)$/;

/** Whether a stored value is one that the form's field takes. */
function fits(stored: JsonSchema, field: JsonSchema): boolean {
  const [from, to] = [present(stored), present(field)];
  if (to.enum) return from.enum?.every((word) => to.enum?.includes(word)) ?? false;
  return from.type === to.type || [from, to].every(({ type }) => numeric.test(String(type)));
}

const startersOf = (value: string) =>
  `${value}?.map((one) => ({ starter: one.starter ?? '', description: one.description ?? '' }))`;

/** The stored value of a field as code; undefined where the record has none that fits. */
function valueOf({ name, schema, input }: FormField, record: JsonSchema, variable: string) {
  const stored = propertiesOf(record);
  const same = stored.find(([other]) => other === name)?.[1];
  if (input === 'starters') {
    return same && isStarters(same) ? startersOf(read(variable, name)) : undefined;
  }
  if (same && fits(same, schema)) return read(variable, name);
  const pictures = stored.filter(([other, one]) => isPicture(other, one));
  const [only] = pictures;
  return input === 'image' && only && pictures.length === 1 ? read(variable, only[0]) : undefined;
}

/** What the form of a stored record opens with, as code. */
export function formValuesCode(fields: readonly FormField[], record: JsonSchema, variable: string) {
  const edited = fields.filter(({ input }) => input);
  const lines = edited.map((field) => ({
    name: field.name,
    value: valueOf(field, record, variable),
  }));
  const known = lines.filter(({ value }) => value);
  const empty = lines.filter(({ value }) => !value).map(({ name }) => name);
  const note =
    empty.length > 0 ? `// The record has nothing for ${empty.join(', ')} to open with.\n` : '';
  const values = known.map(({ name, value }) => `${quoted(name)}: ${value},\n`).join('');
  return `(${known.length > 0 ? variable : ''}) => ({${note && `\n${note}`}${values}})`;
}
