import type { Operation } from '../../api/contract.ts';
import { readPaging } from '../../api/paging.ts';
import { deriveColumns, deriveDetailFields, findNameProperties } from './derive-fields.ts';
import { assertFormSections, deriveFormFields, deriveFormValues } from './derive-form-fields.ts';
import { assertPathParams, deriveResponses } from './derive-responses.ts';
import type { FormFieldConfig, FormFields } from './input-values.ts';
import { deriveLabels, toLabel } from './labels.ts';
import type { Resource, ResourceConfig, ResourceRecord } from './resource.ts';
import type { Resources } from './resources-context.ts';

/** What the derivation needs of the operations of a contract, by key. */
export type Operations = Readonly<
  Record<string, Pick<Operation, 'queryConstraints' | 'responseProperties' | 'bodyConstraints'>>
>;

/** How long the toast of a save shows before the list is opened. */
const defaultRedirectDelayMs = 1200;

/** Calls a function, whose errors then name the resource. */
function withName<Result>(name: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new Error(`The resource "${name}": ${(error as Error).message}`, { cause: error });
  }
}

/**
 * The configuration of a resource with what the contract states. Throws if the contract lacks something that the
 * configuration does not provide either; the message names the resource.
 */
export const resolveResource = (config: ResourceConfig, operations: Operations): Resource =>
  withName(config.name, () => resolve(config, operations));

function resolve(config: ResourceConfig, operations: Operations): Resource {
  const { name, operations: keys, mutations = {} } = config;
  const getOperation = (key: string) => {
    const operation = operations[key];
    if (!operation)
      throw new Error(
        `The contract has no operation "${key}": correct it, or add it to openapi.yaml.`,
      );
    return operation;
  };
  const actions = (config.actions ?? []).map((action) => ({
    successMessage: `${action.label}: done`,
    ...action,
  }));
  for (const { operation } of actions) getOperation(operation);
  assertPathParams(keys, actions);
  const listOperation = getOperation(keys.list);
  const { rows, record, row, properties, idProperty } = deriveResponses(
    config,
    listOperation.responseProperties,
    getOperation(keys.read).responseProperties,
  );
  const saves = [keys.create, keys.update].flatMap((key) => (key ? [getOperation(key)] : []));
  const bodies = saves.map(({ bodyConstraints }) => bodyConstraints);
  const formFields = deriveFormFields(config.formFields ?? {}, bodies);
  assertFormSections(config.formSections ?? [], Object.keys(formFields));
  const readFormValues = deriveFormValues(properties, bodies);

  const { labels, singularWords } = deriveLabels(name, record, config.labels);
  const path = singularWords.join('-');
  const names = findNameProperties(row, singularWords);
  const getName = (values: ResourceRecord) =>
    names
      .map((key) => values[key])
      .filter(Boolean)
      .join(' ');
  const list = `/admin/${name}` as const;
  const view = `/admin/view/${path}/:id`;
  const saved = { redirectTo: list, redirectDelayMs: defaultRedirectDelayMs };

  return {
    ...config,
    rows,
    record,
    idProperty,
    paging: readPaging(keys.list, listOperation),
    labels,
    routes: {
      list,
      view,
      edit: `${view}/edit`,
      ...(keys.create && { add: `/admin/${path}/add` }),
    },
    recordLabel: config.recordLabel ?? getName,
    search: {
      placeholder: `search by ${names.map((key) => toLabel(key).toLowerCase()).join(' or ')}`,
      fields: names,
      ...config.search,
    },
    columns: deriveColumns(config.columns, row, names),
    detailFields: deriveDetailFields(config.detailFields, properties, names),
    formFields,
    toFormValues: (values) => ({ ...readFormValues(values), ...config.toFormValues?.(values) }),
    actions,
    mutations: {
      ...(keys.create && {
        create: { successMessage: `${labels.singular} Added`, ...saved, ...mutations.create },
      }),
      ...(keys.update && {
        update: { successMessage: `${labels.singular} Updated`, ...saved, ...mutations.update },
      }),
      ...(keys.delete && {
        delete: {
          successMessage: `${labels.singular} Deleted`,
          confirm: `Are you sure you want to delete this ${labels.singular.toLowerCase()}?`,
          ...mutations.delete,
        },
      }),
    },
  };
}

/** The form fields, and those of the parts of their values. */
const listFormFields = (fields: FormFields): FormFieldConfig[] =>
  Object.values(fields).flatMap((field) => [
    field,
    ...listFormFields({ ...(field.item && { item: field.item }), ...field.fields }),
  ]);

/** Throws if a reference leads to no resource, or is a property that the rows of the resource lack. */
function assertReferences(resource: Resource, resources: Resources, operations: Operations): void {
  const { columns, detailFields, formFields } = resource;
  for (const field of [...columns, ...detailFields, ...listFormFields(formFields)]) {
    if (field.type !== 'reference' || 'options' in field) continue;
    const { label, resource: name = '', value } = field;
    const target = resources[name];
    if (!target) {
      const names = Object.keys(resources).join(', ');
      throw new Error(
        `"${label}" refers to the resource "${name}", but there are only ${names}: choose one of them.`,
      );
    }
    const property = typeof value === 'string' ? value : target.idProperty;
    const rows = operations[target.operations.list]?.responseProperties[target.rows];
    if (!rows?.items?.properties?.[property])
      throw new Error(
        `"${label}" refers to "${property}", which the rows of "${name}" lack: set \`value\` to one of their properties.`,
      );
  }
}

/** Resolves all resources, by the names that they are exported by, and checks what they refer to. */
export function resolveResources<Name extends string>(
  configs: Readonly<Record<Name, ResourceConfig>>,
  operations: Operations,
): Readonly<Record<Name, Resource>> {
  const resources: Resources = Object.fromEntries(
    Object.entries<ResourceConfig>(configs).map(([name, config]) => [
      name,
      resolveResource(config, operations),
    ]),
  );
  for (const resource of Object.values(resources))
    withName(resource.name, () => assertReferences(resource, resources, operations));
  return resources as Record<Name, Resource>;
}
