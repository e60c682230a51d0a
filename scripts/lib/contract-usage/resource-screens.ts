import { isDeepStrictEqual } from 'node:util';
import { uniqWith } from 'es-toolkit';
import type { ResolvedFormField } from '../../../src/engine/config/input-values.ts';
import type { Resource, ResolvedField } from '../../../src/engine/config/resource.ts';
import type { Resources } from '../../../src/engine/config/resources-context.ts';
import { formatPath, parsePath } from '../../../src/api/response-parts.ts';
import { combineSchemas, type JsonSchema } from '../../generate/combine-schemas.ts';
import { findReadPaths } from './record-reads.ts';
import { bodyField, joinPath, query, response, rowId, type ScreenUse, type Use } from './uses.ts';

/**
 * The operation that reads a record, and the path of the record in the response: `data.users[]`, or empty for the
 * response itself.
 */
interface RecordPlace {
  operation: string;
  path: string;
}

type Read = (record: never) => unknown;
type Screen = Pick<ScreenUse, 'screen' | 'address'>;

/** The schema at a path of a response. If it is a list, the schema of its items. */
function findSchema(body: JsonSchema, path: string): JsonSchema | undefined {
  const found = parsePath(path.replace('[]', '')).reduce<JsonSchema | undefined>(
    (schema, name) => schema && combineSchemas(schema).properties?.[name],
    body,
  );
  return (found && combineSchemas(found).items) ?? found;
}

const withAllBelow = (uses: readonly Use[]) =>
  uses.map((use) => ({ ...use, property: `${use.property}.*` }));

/** What the screens of one resource use of the contract. `resources` are those to which it may refer. */
export function resourceScreens(
  resource: Resource,
  responseSchemas: (operationKey: string) => JsonSchema[],
  resources: Resources = {},
): ScreenUse[] {
  const { name, labels, routes, operations, idProperty, paging } = resource;
  const [rows, record] = [paging.rows, resource.record].map(formatPath) as [string, string];
  const singular = labels.singular.toLowerCase();
  const list = { screen: `${labels.plural.toLowerCase()} list`, address: routes.list };
  const detail = { screen: `${singular} detail`, address: routes.view };
  const form = { screen: `${singular} form`, address: routes.view };
  const add = { screen: `add ${singular} page`, address: routes.add ?? '' };
  const row = { operation: operations.list, path: `${rows}[]` };
  const readRecord = { operation: operations.read ?? operations.list, path: record };

  /** What a function of the configuration reads of a record. */
  const readUses = ({ operation, path }: RecordPlace, label: string, read: Read): Use[] =>
    responseSchemas(operation).flatMap((bodySchema) => {
      const schema = findSchema(bodySchema, path);
      return findReadPaths(read, schema).map((readPath) =>
        response(joinPath(path, readPath), label),
      );
    });

  function fieldUses(place: RecordPlace, kind: string, field: ResolvedField): Use[] {
    const label = `${kind} ${field.label}`;
    const ofProperty = (property: string) => response(joinPath(place.path, property), label);
    const value = field.value
      ? readUses(place, label, field.value as Read)
      : [ofProperty(field.cell ? `${field.key}.*` : `${field.key}`)];
    return [...value, ...(field.swatches ?? []).map(ofProperty)];
  }

  /** What fields show of a record, and what the conditions of actions read. */
  const recordUses = (place: RecordPlace, kind: string, fields: readonly ResolvedField[]) => [
    ...fields.flatMap((field) => fieldUses(place, kind, field)),
    ...resource.actions.flatMap(({ label, when }) =>
      when ? readUses(place, `action ${label}`, when as Read) : [],
    ),
  ];

  function onSuccessUses(mutation: 'create' | 'update' | 'delete'): Use[] {
    const { onSuccess } = resource.mutations[mutation] ?? {};
    const anyArgument: never = new Proxy(() => anyArgument, { get: () => anyArgument }) as never;
    const place = { operation: operations[mutation] ?? '', path: '' };
    const read = (body: never) => onSuccess?.(body, anyArgument);
    return withAllBelow(readUses(place, `after a ${mutation}`, read));
  }

  const ofScreen = (operationKey: string | undefined, screen: Screen, uses: Use[]): ScreenUse[] =>
    operationKey
      ? [{ operationKey, ...screen, resource: name, uses: uniqWith(uses, isDeepStrictEqual) }]
      : [];

  /** What the options of a field use: those of a resource, or of an operation. */
  function choiceUses(field: ResolvedFormField, screen: Screen): ScreenUse[] {
    const label = `options of ${field.label}`;
    const target = resources[field.resource ?? ''];
    const place = target
      ? { operation: target.operations.list, path: `${formatPath(target.paging.rows)}[]` }
      : { operation: field.options?.operation ?? '', path: `${field.options?.rows}[]` };
    return ofScreen(place.operation, screen, [
      response(place.path.replace('[]', ''), label),
      response(joinPath(place.path, target?.idProperty ?? `${field.options?.value}`), label),
      ...(target ? readUses(place, label, target.recordLabel as Read) : []),
    ]);
  }

  const mutationUses = (mutation: 'create' | 'update', screen: Screen): ScreenUse[] => {
    const key = operations[mutation];
    if (key === undefined) return [];
    const fields = Object.entries(resource.formFields);
    return [
      ...ofScreen(key, screen, [
        ...rowId(key),
        ...fields.map(([property, { label }]) => bodyField(property, `field ${label}`)),
        ...onSuccessUses(mutation),
      ]),
      ...fields.flatMap(([, field]) => choiceUses(field, screen)),
    ];
  };

  return [
    ...ofScreen(operations.list, list, [
      ...(paging.search === undefined ? [] : [query(paging.search, 'search box')]),
      ...(paging.filters ?? []).map(({ name: filter }) => query(filter, 'filter')),
      ...Object.values(paging.sorts ?? {}).flatMap((sort) =>
        Object.keys(sort).map((param) => query(param, 'headings')),
      ),
      ...(paging.request.by === 'nothing' ? [] : [query(paging.request.name, 'pager')]),
      ...(paging.request.size === undefined ? [] : [query(paging.request.size, 'rows per page')]),
      response(rows, 'rows'),
      ...(paging.total && 'path' in paging.total
        ? [response(formatPath(paging.total.path), 'pager')]
        : []),
      response(joinPath(row.path, idProperty), `address of a ${singular}`),
      ...readUses(row, `name of a ${singular}`, resource.recordLabel as Read),
      ...recordUses(row, 'column', resource.columns),
    ]),
    ...ofScreen(operations.read, detail, [
      ...rowId(operations.read ?? ''),
      ...(record === '' ? [] : [response(record, 'record')]),
      ...readUses(readRecord, 'name', resource.recordLabel as Read),
      ...recordUses(readRecord, 'detail', resource.detailFields),
      ...(resource.detailSections ?? []).flatMap(({ title }) =>
        withAllBelow(readUses(readRecord, `section ${title}`, Object.values as Read)),
      ),
    ]),
    ...ofScreen(operations.update && operations.read, form, [
      response(joinPath(readRecord.path, idProperty), 'address'),
      ...readUses(readRecord, 'values', resource.toFormValues as Read),
    ]),
    ...(resource.children ?? []).flatMap(
      ({ list: key, title, columns, paging: { rows: path } }) => {
        const place = { operation: key, path: `${formatPath(path)}[]` };
        return ofScreen(key, detail, [
          ...rowId(key),
          response(formatPath(path), `rows of ${title}`),
          ...columns.flatMap((column) => fieldUses(place, `column of ${title}`, column)),
        ]);
      },
    ),
    ...mutationUses('update', form),
    ...mutationUses('create', add),
    ...ofScreen(operations.delete, list, [
      ...rowId(operations.delete ?? ''),
      ...onSuccessUses('delete'),
    ]),
    ...resource.actions.flatMap(({ operation }) =>
      [list, detail].flatMap((screen) => ofScreen(operation, screen, rowId(operation ?? ''))),
    ),
  ];
}
