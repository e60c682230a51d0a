import type { JsonSchema } from '../generate/combine-schemas.ts';
import { columnsCode, detailFieldsCode, findNameProperties } from './display-fields.ts';
import type { ResourceOperations } from './find-operations.ts';
import { formFieldCode, listFormFields, toFormValuesCode } from './form-fields.ts';
import { capitalise, splitWords, toLabel } from '../../src/engine/labels.ts';
import { propertyAccess, quote, toCamelCase, toSingular, toVariableName } from './naming.ts';
import { isNullable, listProperties, withoutNull } from './schema.ts';

interface Scaffold {
  /** The name of the exported constant. */
  constant: string;
  code: string;
}

interface ScaffoldOptions {
  /** The resource's name: plural, in kebab-case. */
  name: string;
  operations: ResourceOperations;
  /** The import specifier of `define-resource.ts`. */
  enginePath: string;
  /** The singular of the name, where it cannot be derived. */
  singular?: string | undefined;
}

/** The expression of `recordLabel`. */
function recordLabelCode(row: JsonSchema, names: readonly string[], variable: string): string {
  const parts = names.map((name) => propertyAccess(variable, name));
  if (parts.length > 1) return `[${parts.join(', ')}].filter(Boolean).join(' ')`;
  const [name = '_id', part = `${variable}._id`] = [names[0], parts[0]];
  const schema = listProperties(row).find(([property]) => property === name)?.[1] ?? {};
  const isAlwaysPresent = withoutNull(row).required?.includes(name) && !isNullable(schema);
  return isAlwaysPresent ? part : `${part} ?? ''`;
}

/** The success messages, redirects and confirmation of the operations that change a record. */
function mutationsCode(operations: ResourceOperations, label: string, listRoute: string): string {
  const saveCode = (verb: string) =>
    `{ successMessage: '${label} ${verb}', redirectTo: '${listRoute}', redirectDelayMs: 1200 }`;
  return [
    operations.create && `create: ${saveCode('Added')},`,
    operations.update && `update: ${saveCode('Updated')},`,
    operations.delete &&
      `delete: {
        confirm: 'Are you sure you want to delete this ${label.toLowerCase()}?',
        successMessage: '${label} Deleted',
      },`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The code of a resource file for the operations, with names and labels derived from the contract. */
export function buildScaffold(options: ScaffoldOptions): Scaffold {
  const { name, operations, enginePath, singular } = options;
  const [[rowsKey = '', rows] = []] = operations.list.lists;
  const [[recordKey = '', record = {}] = []] = operations.read.records;
  const row = withoutNull(rows ?? {}).items ?? {};
  const nameWords = splitWords(name);
  const contractWords = [recordKey, operations.read.id].flatMap(splitWords);
  const singularWords = singular ? splitWords(singular) : toSingular(nameWords, contractWords);
  const kebab = singularWords.join('-');
  const label = singularWords.map(capitalise).join(' ');
  const variable = toVariableName(toCamelCase(singularWords));
  const names = findNameProperties(row, singularWords);
  const { create, update } = operations;
  const fields = listFormFields([create, update].flatMap((operation) => operation?.body ?? []));
  const listRoute = `/admin/${name}`;
  const addRoute = create ? `, add: '/admin/${kebab}/add'` : '';
  const searched = names.map((property) => toLabel(property).toLowerCase()).join(' or ');
  const operationEntries = Object.entries<{ key: string }>({ ...operations });
  const constant = toVariableName(toCamelCase(nameWords));

  const code = `import { defineResource } from ${quote(enginePath)};

export const ${constant} = defineResource({
  name: '${name}',
  routes: { list: '${listRoute}', view: '/admin/view/${kebab}/:id'${addRoute} },
  labels: { singular: '${label}', plural: '${nameWords.map(capitalise).join(' ')}' },
  operations: {
    ${operationEntries.map(([role, { key }]) => `${role}: ${quote(key)},`).join('\n')}
  },
  rows: ${quote(rowsKey)},
  record: ${quote(recordKey)},
  recordLabel: (${variable}) => ${recordLabelCode(row, names, variable)},
  search: { placeholder: 'search${searched && ` by ${searched}`}', fields: [${names.map(quote).join(', ')}] },
  columns: [
    ${columnsCode(row, names).join(',\n')}
  ],
  detailFields: [
    ${detailFieldsCode(record, names).join(',\n')}
  ],
  formFields: {
    ${fields.map((field) => formFieldCode(field, kebab)).join('')}
  },
  toFormValues: ${toFormValuesCode(fields, record, variable)},
  mutations: {
    ${mutationsCode(operations, label, listRoute)}
  },
});
`;
  return { constant, code };
}
