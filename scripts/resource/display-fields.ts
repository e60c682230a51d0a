import type { JsonSchema } from '../generate/combine-schemas.ts';
import { chooseCell } from './field-types.ts';
import { toLabel } from '../../src/engine/labels.ts';
import { quote } from './naming.ts';
import { listProperties, withoutNull } from './schema.ts';

/** A property that a built-in cell can show. */
interface DisplayField {
  name: string;
  cell: string;
}

const maxColumns = 6;
const internalProperty = /^_|^id$/;
const timestampProperty = /^(created|updated)(At|_at|On|_on)?$/;

const listDisplayFields = (record: JsonSchema): DisplayField[] =>
  listProperties(record).flatMap(([name, schema]) => {
    const cell = internalProperty.test(name) ? undefined : chooseCell(name, schema);
    return cell ? [{ name, cell }] : [];
  });

/** The sort order: images, the name of the record, other properties, timestamps of the record. */
function rankField({ name, cell }: DisplayField, names: readonly string[]): number {
  if (cell === 'image') return 0;
  if (names.includes(name)) return 1;
  return timestampProperty.test(name) ? 3 : 2;
}

function fieldCode({ name, cell }: DisplayField): string {
  const type = cell === 'text' ? '' : `, type: '${cell}'`;
  const label = cell === 'image' ? toLabel(name).replace(/ URL$/, '') : toLabel(name);
  return `{ key: ${quote(name)}, label: ${quote(label)}${type} }`;
}

const sortFields = (fields: readonly DisplayField[], names: readonly string[]) =>
  fields.toSorted((a, b) => rankField(a, names) - rankField(b, names));

/** The entries of `columns`: the first six properties of the row. */
export const columnsCode = (row: JsonSchema, names: readonly string[]): string[] =>
  sortFields(listDisplayFields(row), names).slice(0, maxColumns).map(fieldCode);

/** The entries of `detailFields`: every property that a cell can show, long texts in full. */
export const detailFieldsCode = (record: JsonSchema, names: readonly string[]): string[] =>
  sortFields(listDisplayFields(record), names).map(({ name, cell }) =>
    fieldCode({ name, cell: cell === 'excerpt' ? 'text' : cell }),
  );

/** The properties that name a record: first and last name, a name, a title, a code, or else any text. */
export function findNameProperties(row: JsonSchema, singularWords: readonly string[]): string[] {
  const properties = withoutNull(row).properties ?? {};
  const texts = listDisplayFields(row)
    .filter(({ name, cell }) => {
      const { type, enum: options } = withoutNull(properties[name] ?? {});
      return cell === 'text' && type === 'string' && !options;
    })
    .map(({ name }) => name);
  const fullName = ['firstName', 'lastName'];
  if (fullName.every((name) => texts.includes(name))) return fullName;
  const patterns = [
    /^(name|title|label|code)$/i,
    new RegExp(`^${singularWords.join('')}$`, 'i'),
    /name$/i,
    /./,
  ];
  for (const pattern of patterns) {
    const name = texts.find((text) => pattern.test(text.replaceAll('_', '')));
    if (name) return [name];
  }
  return [];
}
