import type { Operation } from '../../api/contract.ts';
import { readPaging } from '../../api/paging.ts';
import { deriveColumns, deriveDetailFields, findNameProperties } from './derive-fields.ts';
import { deriveFormFields, deriveFormValues } from './derive-form-fields.ts';
import { assertPathParams, deriveResponses } from './derive-responses.ts';
import { capitalise, splitWords, toLabel, toSingular } from './labels.ts';
import type { FormSectionConfig, Resource, ResourceOptions, ResourceRecord } from './resource.ts';

/** What the derivation needs of the operations of a contract, by key. */
export type Operations = Readonly<
  Record<string, Pick<Operation, 'queryConstraints' | 'responseProperties' | 'bodyConstraints'>>
>;

/** How long the toast of a save shows before the list is opened. */
const defaultRedirectDelayMs = 1200;

/** The labels of a resource: its name in words, and the word of the contract for one record. */
function deriveLabels(name: string, record: string, singular: string | undefined) {
  const words = splitWords(name);
  const singularWords = singular ? splitWords(singular) : toSingular(words, splitWords(record));
  return {
    singularWords,
    labels: {
      singular: singularWords.map(capitalise).join(' '),
      plural: words.map(capitalise).join(' '),
    },
  };
}

/** Throws if a section has a field that the forms do not have, or that another section has. */
function assertFormSections(sections: readonly FormSectionConfig[], formFields: readonly string[]) {
  const names = sections.flatMap(({ fields }) => fields);
  const wrong = names.find(
    (name, index) => !formFields.includes(name) || names.indexOf(name) !== index,
  );
  if (wrong === undefined) return;
  const reason = formFields.includes(wrong)
    ? 'is listed twice: remove one'
    : 'is no field of the forms: correct it, or remove it';
  throw new Error(`formSections: "${wrong}" ${reason}.`);
}

/**
 * Completes the configuration of a resource with what the contract states. Throws if the contract lacks something
 * that the configuration does not provide either; the message names the resource.
 */
export function completeResource(options: ResourceOptions, operations: Operations): Resource {
  try {
    return complete(options, operations);
  } catch (error) {
    throw new Error(`The resource "${options.name}": ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function complete(options: ResourceOptions, operations: Operations): Resource {
  const { name, operations: keys, mutations = {} } = options;
  const getOperation = (key: string) => {
    const operation = operations[key];
    if (!operation)
      throw new Error(
        `The contract has no operation "${key}": correct it, or add it to openapi.yaml.`,
      );
    return operation;
  };
  const actions = (options.actions ?? []).map((action) => ({
    successMessage: `${action.label}: done`,
    ...action,
  }));
  for (const { operation } of actions) getOperation(operation);
  assertPathParams(keys, actions);
  const listOperation = getOperation(keys.list);
  const { rows, record, row, properties, idProperty } = deriveResponses(
    options,
    listOperation.responseProperties,
    getOperation(keys.read).responseProperties,
  );
  const saves = [keys.create, keys.update].flatMap((key) => (key ? [getOperation(key)] : []));
  const bodies = saves.map(({ bodyConstraints }) => bodyConstraints);

  const derived = deriveLabels(name, record ?? '', options.labels?.singular);
  const labels = { ...derived.labels, ...options.labels };
  const path = derived.singularWords.join('-');
  const routes = {
    list: `/admin/${name}`,
    view: `/admin/view/${path}/:id`,
    ...(keys.create && { add: `/admin/${path}/add` }),
    ...options.routes,
  };
  const names = findNameProperties(row, derived.singularWords);
  const getName = (values: ResourceRecord) =>
    names
      .map((key) => values[key])
      .filter(Boolean)
      .join(' ');
  const readFormValues = deriveFormValues(properties, bodies);
  const singular = labels.singular.toLowerCase();
  const saved = { redirectTo: routes.list, redirectDelayMs: defaultRedirectDelayMs };

  const formFields = deriveFormFields(options.formFields ?? {}, bodies);
  assertFormSections(options.formSections ?? [], Object.keys(formFields));

  return {
    ...options,
    rows,
    record,
    idProperty,
    paging: readPaging(keys.list, listOperation),
    labels,
    routes,
    recordLabel: options.recordLabel ?? getName,
    search: {
      placeholder: `search by ${names.map((key) => toLabel(key).toLowerCase()).join(' or ')}`,
      fields: names,
      ...options.search,
    },
    columns: deriveColumns(options.columns, row, names),
    detailFields: deriveDetailFields(options.detailFields, properties, names),
    formFields,
    toFormValues: (values) => ({ ...readFormValues(values), ...options.toFormValues?.(values) }),
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
          confirm: `Are you sure you want to delete this ${singular}?`,
          ...mutations.delete,
        },
      }),
    },
  };
}
