import type { ConstraintsByName } from '../../api/contract.ts';
import { deriveColumns, deriveDetailFields, findNameProperties } from './derive-fields.ts';
import { deriveFormFields, deriveFormValues } from './derive-form-fields.ts';
import { deriveResponses, type Operations } from './derive-responses.ts';
import { createDuplicateAction } from './duplicate.ts';
import { findReference, indexResources, type ResourceNames } from './find-reference.ts';
import { deriveLabels, toLabel } from './labels.ts';
import { resolveChild } from './resolve-child.ts';
import { deriveRowFilters } from './row-filters.ts';
import type { Resource, ResourceConfig, ResourceRecord } from './resource.ts';
import { toError } from '../../api/to-error.ts';

/** How long the toast of a save shows before the list is opened. */
const defaultRedirectDelayMs = 1200;

/**
 * Completes the configuration of a resource with the contract. Throws an error that names the resource if neither of
 * them says something that is needed. A property that identifies a record of one of `resourceNames` becomes a
 * reference.
 */
export function resolveResource(
  config: ResourceConfig,
  operations: Operations,
  resourceNames: ResourceNames = new Map(),
): Resource {
  try {
    return resolve(config, operations, resourceNames);
  } catch (error) {
    throw new Error(`The resource "${config.name}": ${toError(error).message}`, { cause: error });
  }
}

/**
 * The properties that people edit. An identifier that a request does not require is assigned by the server, so it is
 * not one of them.
 */
const listEdited =
  (idProperty: string) =>
  ({ bodyConstraints, requiredProperties = [] }: Operations[string]): ConstraintsByName => {
    if (requiredProperties.includes(idProperty)) return bodyConstraints;
    const { [idProperty]: _, ...others } = bodyConstraints;
    return others;
  };

function resolve(
  config: ResourceConfig,
  operations: Operations,
  resourceNames: ResourceNames,
): Resource {
  const { children, duplicate = false, ...others } = config;
  const { name, operations: keys, mutations = {} } = config;
  const getOperation = (key: string) => {
    const operation = operations[key];
    if (!operation)
      throw new Error(
        `The contract has no operation "${key}": correct it, or add it to openapi.yaml.`,
      );
    return operation;
  };
  const actions = (config.actions ?? []).map((action) => {
    if (action.operation === undefined) return action;
    getOperation(action.operation);
    return { successMessage: `${action.label}: done`, ...action };
  });
  for (const { list } of config.children ?? []) getOperation(list);
  for (const key of [keys.list, keys.read]) if (key !== undefined) getOperation(key);
  const { paging, record, row, properties, idProperty } = deriveResponses(config, operations);
  const findOther = (property: string) =>
    property === idProperty ? undefined : findReference(property, resourceNames);
  const saves = [keys.create, keys.update].flatMap((key) => (key ? [getOperation(key)] : []));
  const bodies = saves.map(({ bodyConstraints }) => bodyConstraints);
  const readFormValues = deriveFormValues(properties, bodies);

  const { labels, singularWords } = deriveLabels(name, record.at(-1), config.labels);
  const path = singularWords.join('-');
  const names = findNameProperties(row, singularWords);
  const getName = (values: ResourceRecord) =>
    names
      .map((key) => values[key])
      .filter(Boolean)
      .join(' ');
  const { recordLabel = getName } = config;
  const list = `/admin/${name}` as const;
  const add = `/admin/${path}/add` as const;
  const view = `/admin/view/${path}/:id`;
  const saved = { redirectTo: list, redirectDelayMs: defaultRedirectDelayMs };

  const columns = deriveColumns(config.columns, row, { names, idProperty }, findOther);
  const formFields = deriveFormFields(
    config.formFields,
    saves.map(listEdited(idProperty)),
    findOther,
  );

  return {
    ...others,
    record,
    idProperty,
    ...deriveRowFilters(paging, columns, row, formFields),
    labels,
    routes: {
      list,
      view,
      edit: `${view}/edit`,
      ...(keys.create && { add }),
    },
    recordLabel: (values) => recordLabel(values).trim(),
    search: {
      placeholder: `search by ${names.map((key) => toLabel(key).toLowerCase()).join(' or ')}`,
      fields: names,
      ...config.search,
    },
    columns,
    detailFields: deriveDetailFields(config.detailFields, properties, names, findOther),
    formFields,
    toFormValues: (values) => ({ ...readFormValues(values), ...config.toFormValues?.(values) }),
    actions: [
      ...actions,
      ...(duplicate && keys.create ? [createDuplicateAction(add, { idProperty })] : []),
    ],
    ...(children && {
      children: children.map((child) => resolveChild(child, operations, findOther)),
    }),
    mutations: {
      ...(keys.create && {
        create: { successMessage: `${labels.singular} Added`, ...saved, ...mutations.create },
      }),
      ...(keys.update && {
        update: {
          successMessage: `${labels.singular} Updated`,
          sends: keys.update.startsWith('PUT ') ? ('record' as const) : ('changes' as const),
          ...saved,
          ...mutations.update,
        },
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

/** Resolves all resources, by the names of their exports. */
export const resolveResources = <Name extends string>(
  configs: Readonly<Record<Name, ResourceConfig>>,
  operations: Operations,
) => {
  const resourceNames = indexResources(configs);
  return Object.fromEntries(
    Object.entries<ResourceConfig>(configs).map(([name, config]) => [
      name,
      resolveResource(config, operations, resourceNames),
    ]),
  ) as Readonly<Record<Name, Resource>>;
};
