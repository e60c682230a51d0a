import type { JsonSchema } from '../generate/contract-routes.ts';
import { cellOf } from './kinds.ts';
import { present, propertiesOf } from './schema.ts';
import { labelOf, quoted } from './words.ts';

/** A property that some cell can show. */
interface Shown {
  name: string;
  cell: string;
}

const columnsAtMost = 6;
const unseen = /^_|^id$/;
const ofTheRecord = /^(created|updated)(At|_at|On|_on)?$/;

const shownOf = (item: JsonSchema): Shown[] =>
  propertiesOf(item).flatMap(([name, schema]) => {
    const cell = unseen.test(name) ? undefined : cellOf(name, schema);
    return cell ? [{ name, cell }] : [];
  });

/** How telling a property is: what a person calls the record first, when it came to be last. */
function rank({ name, cell }: Shown, names: readonly string[]): number {
  if (cell === 'image') return 0;
  if (names.includes(name)) return 1;
  return ofTheRecord.test(name) ? 3 : 2;
}

function code({ name, cell }: Shown): string {
  const as = cell === 'text' ? '' : `, as: '${cell}'`;
  const label = cell === 'image' ? labelOf(name).replace(/ URL$/, '') : labelOf(name);
  return `{ key: ${quoted(name)}, label: ${quoted(label)}${as} }`;
}

const sorted = (shown: readonly Shown[], names: readonly string[]) =>
  shown.toSorted((one, other) => rank(one, names) - rank(other, names));

/** The columns of a list on its row's properties, as code: the most telling first, and no more than six. */
export const columnsOf = (row: JsonSchema, names: readonly string[]): string[] =>
  sorted(shownOf(row), names)
    .slice(0, columnsAtMost)
    .map(({ name, cell }) => code({ name, cell: cell === 'starters' ? 'count' : cell }));

/** The details of a record, as code: all that a cell can show, long texts in full. */
export const detailsOf = (record: JsonSchema, names: readonly string[]): string[] =>
  sorted(shownOf(record), names).map(({ name, cell }) =>
    code({ name, cell: cell === 'excerpt' ? 'text' : cell }),
  );

/** The properties that a person calls a record by: first and last name, a name, a title, a code, any text. */
export function namesOf(row: JsonSchema, one: readonly string[]): string[] {
  const texts = shownOf(row)
    .filter(({ name, cell }) => {
      const { type, enum: words } = present(propertiesIn(row)[name] ?? {});
      return cell === 'text' && type === 'string' && !words;
    })
    .map(({ name }) => name);
  const both = ['firstName', 'lastName'];
  if (both.every((name) => texts.includes(name))) return both;
  const patterns = [
    /^(name|title|label|code)$/i,
    new RegExp(`^${one.join('')}$`, 'i'),
    /name$/i,
    /./,
  ];
  for (const pattern of patterns) {
    const name = texts.find((text) => pattern.test(text.replaceAll('_', '')));
    if (name) return [name];
  }
  return [];
}

const propertiesIn = (schema: JsonSchema) => present(schema).properties ?? {};
