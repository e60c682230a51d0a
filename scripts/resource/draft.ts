import type { JsonSchema } from '../generate/contract-routes.ts';
import { fieldCode, formFields } from './fields.ts';
import type { Found } from './find-routes.ts';
import { formValuesCode } from './form-values.ts';
import { nullable, present, propertiesOf } from './schema.ts';
import { columnsOf, detailsOf, namesOf } from './shown.ts';
import {
  capitalised,
  inCamelCase,
  labelOf,
  oneOf,
  quoted,
  read,
  variable,
  wordsOf,
} from './words.ts';

interface Draft {
  /** The name of the exported constant. */
  constant: string;
  text: string;
}

/** What a person calls a record, as code. */
function nameCode(row: JsonSchema, names: readonly string[], one: string): string {
  const parts = names.map((name) => read(one, name));
  if (parts.length > 1) return `[${parts.join(', ')}].filter(Boolean).join(' ')`;
  const [name = '_id', part = `${one}._id`] = [names[0], parts[0]];
  const schema = propertiesOf(row).find(([other]) => other === name)?.[1] ?? {};
  const certain = present(row).required?.includes(name) && !nullable(schema);
  return certain ? part : `${part} ?? ''`;
}

/** A resource file on the operations, in the words of the contract; `engine` is where it imports from. */
export function draft(name: string, found: Found, engine: string, one?: string): Draft {
  const [[rowsKey = '', rows] = []] = found.list.lists;
  const [[recordKey = '', record = {}] = []] = found.read.records;
  const row = present(rows ?? {}).items ?? {};
  const words = [recordKey, found.read.id].flatMap(wordsOf);
  const single = one ? wordsOf(one) : oneOf(wordsOf(name), words);
  const [kebab, label] = [single.join('-'), single.map(capitalised).join(' ')];
  const item = variable(inCamelCase(single));
  const names = namesOf(row, single);
  const fields = formFields([found.create, found.update].flatMap((deed) => deed?.body ?? []));
  const list = `/admin/${name}`;
  const search = names.map((property) => labelOf(property).toLowerCase()).join(' or ');
  const saved = (word: string) => `{ toast: '${label} ${word}', goTo: '${list}', after: 1200 }`;
  const done = [
    found.create && `create: ${saved('Added')},`,
    found.update && `update: ${saved('Updated')},`,
    found.delete &&
      `delete: { confirm: 'Are you sure you want to delete this ${label.toLowerCase()}?', toast: '${label} Deleted' },`,
  ];
  const routes = Object.entries(found as unknown as Record<string, { route: string }>);

  const text = `import { defineResource } from ${quoted(engine)};

export const ${inCamelCase(wordsOf(name))} = defineResource({
  name: '${name}',
  path: { list: '${list}', view: '/admin/view/${kebab}/:id'${found.create ? `, add: '/admin/${kebab}/add'` : ''} },
  label: { one: '${label}', many: '${wordsOf(name).map(capitalised).join(' ')}' },
  routes: {
    ${routes.map(([deed, { route }]) => `${deed}: ${quoted(route)},`).join('\n')}
  },
  rows: ${quoted(rowsKey)},
  record: ${quoted(recordKey)},
  nameOf: (${item}) => ${nameCode(row, names, item)},
  search: { placeholder: 'search${search && ` by ${search}`}' },
  columns: [
    ${columnsOf(row, names).join(',\n')}
  ],
  details: [
    ${detailsOf(record, names).join(',\n')}
  ],
  fields: {
    ${fields.map((field) => fieldCode(field, kebab)).join('')}
  },
  formValues: ${formValuesCode(fields, record, item)},
  done: {
    ${done.filter(Boolean).join('\n')}
  },
});
`;
  return { constant: inCamelCase(wordsOf(name)), text };
}
