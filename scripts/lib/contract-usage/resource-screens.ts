import type { FormFieldConfig } from '../../../src/engine/config/input-values.ts';
import type { Resource, FieldConfig } from '../../../src/engine/config/resource.ts';
import type { Resources } from '../../../src/engine/config/resources-context.ts';
import { combineSchemas } from '../../generate/combine-schemas.ts';
import type { JsonSchema } from '../../generate/json-schema.ts';
import { findReadPaths } from './record-reads.ts';
import {
  joinPath,
  query,
  response,
  rowId,
  type ScreenOperationUse,
  unique,
  type Use,
} from './uses.ts';

/** The schemas of an operation's successful response, one for each contract that has the operation. */
export type ResponseSchemas = (operationKey: string) => JsonSchema[];

/** What the screens of one resource use of the contract. */
export function resourceScreens(
  resource: Resource,
  responseSchemas: ResponseSchemas,
  /** Those that it may refer to. */
  resources: Resources = {},
): ScreenOperationUse[] {
  const { name, routes, operations, rows, record, idProperty, paging } = resource;
  const singular = resource.labels.singular.toLowerCase();
  const item = `${rows}[]`;
  const recordPath = record ?? '';
  const list = { screen: `${resource.labels.plural.toLowerCase()} list`, address: routes.list };
  const detail = { screen: `${singular} detail`, address: routes.view };
  const form = { screen: `${singular} form`, address: routes.view };
  const add = { screen: `add ${singular} page`, address: routes.add ?? '' };

  /** What a function reads of a record in the response; `parentPath` is where the record is. */
  const readUses = (
    operationKey: string,
    parentPath: string,
    label: string,
    read: (record: never) => unknown,
  ): Use[] =>
    responseSchemas(operationKey).flatMap((bodySchema) => {
      const property = combineSchemas(bodySchema).properties?.[parentPath.replace('[]', '')];
      const schema = (property && combineSchemas(property).items) ?? property;
      return findReadPaths(read, parentPath === '' ? bodySchema : schema).map((path) =>
        response(joinPath(parentPath, path), label),
      );
    });

  const fieldUses =
    (operationKey: string, parentPath: string, kind: string) => (field: FieldConfig) => {
      const label = `${kind} ${field.label}`;
      const swatches = (field.swatches ?? []).map((path) =>
        response(joinPath(parentPath, path), label),
      );
      if (field.value) {
        return [...readUses(operationKey, parentPath, label, field.value as never), ...swatches];
      }
      const suffix = field.cell ? '.*' : '';
      return [response(joinPath(parentPath, `${field.key}${suffix}`), label), ...swatches];
    };

  const formFieldUses = (): Use[] =>
    Object.entries(resource.formFields).map(([key, field]) => ({
      part: 'body',
      property: `${key}.*`,
      label: `field ${field.label}`,
    }));

  const onSuccessUses = (mutation: 'create' | 'update' | 'delete'): Use[] => {
    const { onSuccess } = resource.mutations[mutation] ?? {};
    if (!onSuccess) return [];
    const anyArgument: never = new Proxy(() => anyArgument, { get: () => anyArgument }) as never;
    return responseSchemas(operations[mutation] ?? '').flatMap((schema) =>
      findReadPaths((body) => onSuccess(body, anyArgument), schema).map((path) =>
        response(`${path}.*`, `after a ${mutation}`),
      ),
    );
  };

  /** What decides whether a record allows an action. */
  const actionReads = (operationKey: string, parentPath: string) =>
    resource.actions.flatMap(({ label, when }) =>
      when ? readUses(operationKey, parentPath, `action ${label}`, when as never) : [],
    );

  const listUses = [
    ...(paging.search === undefined ? [] : [query(paging.search, 'search box')]),
    query(paging.page, 'pager'),
    query(paging.size, 'rows per page'),
    response(rows, 'rows'),
    response(paging.total, 'pager'),
    response(`${item}.${idProperty}`, `address of a ${singular}`),
    ...readUses(operations.list, item, `name of a ${singular}`, resource.recordLabel as never),
    ...resource.columns.flatMap(fieldUses(operations.list, item, 'column')),
    ...actionReads(operations.list, item),
  ] satisfies Use[];

  const detailUses = [
    ...rowId(operations.read),
    ...(record === undefined ? [] : [response(record, 'record')]),
    ...readUses(operations.read, recordPath, 'name', resource.recordLabel as never),
    ...resource.detailFields.flatMap(fieldUses(operations.read, recordPath, 'detail')),
    ...actionReads(operations.read, recordPath),
    ...(resource.detailSections ?? []).flatMap(({ title }) =>
      readUses(operations.read, recordPath, `section ${title}`, Object.values as never).map(
        (use) => ({ ...use, property: `${use.property}.*` }),
      ),
    ),
  ];

  const formUses = [
    response(joinPath(recordPath, idProperty), 'address'),
    ...readUses(operations.read, recordPath, 'values', resource.toFormValues as never),
  ];

  const ofScreen = (
    operationKey: string | undefined,
    screen: Pick<ScreenOperationUse, 'screen' | 'address'>,
    uses: Use[],
  ): ScreenOperationUse[] =>
    operationKey ? [{ operationKey, ...screen, resource: name, uses: unique(uses) }] : [];

  /** What the choices of a field use: those of a resource, or of an operation. */
  function choiceUses(field: FormFieldConfig, screen: typeof form): ScreenOperationUse[] {
    const label = `options of ${field.label}`;
    const target = resources[field.resource ?? ''];
    if (!target) {
      const { operation, rows: key = '', value = '' } = field.options ?? {};
      return ofScreen(operation, screen, [
        response(key, label),
        response(`${key}[].${value}`, label),
      ]);
    }
    const { operations: ofTarget, rows: key, recordLabel } = target;
    return ofScreen(ofTarget.list, screen, [
      response(key, label),
      response(`${key}[].${target.idProperty}`, label),
      ...readUses(ofTarget.list, `${key}[]`, label, recordLabel as never),
    ]);
  }

  function ofMutation(mutation: 'create' | 'update', screen: typeof form): ScreenOperationUse[] {
    const key = operations[mutation];
    if (key === undefined) return [];
    return [
      ...ofScreen(key, screen, [...rowId(key), ...formFieldUses(), ...onSuccessUses(mutation)]),
      ...Object.values(resource.formFields).flatMap((field) => choiceUses(field, screen)),
    ];
  }

  return [
    ...ofScreen(operations.list, list, listUses),
    ...ofScreen(operations.read, detail, detailUses),
    ...(operations.update ? ofScreen(operations.read, form, formUses) : []),
    ...ofMutation('update', form),
    ...ofMutation('create', add),
    ...ofScreen(operations.delete, list, [
      ...rowId(operations.delete ?? ''),
      ...onSuccessUses('delete'),
    ]),
    ...resource.actions.flatMap(({ operation }) =>
      [list, detail].flatMap((screen) => ofScreen(operation, screen, rowId(operation ?? ''))),
    ),
  ];
}
