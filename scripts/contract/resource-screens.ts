import type { FieldConfig, Resource, Shown } from '../../src/engine/resource.ts';
import type { JsonSchema } from '../generate/contract-routes.ts';
import { readsOf } from './record-reads.ts';
import type { RouteUse, Use } from './usage.ts';

/** The schemas of a route's successful answer, in each contract that has the route. */
export type Answers = (route: string) => JsonSchema[];

const answer = (property: string, as: string): Use => ({ part: 'answer', property, as });

const unique = (uses: Use[]) => [
  ...new Map(uses.map((use) => [`${use.part} ${use.property} ${use.as}`, use])).values(),
];

/** The uses that one resource makes of the contract, screen by screen. */
export function screensOfResource(resource: Resource, answers: Answers): RouteUse[] {
  const { name, path, routes, rows, record } = resource;
  const one = resource.label.one.toLowerCase();
  const item = `${rows}[]`;
  const list = { screen: `${resource.label.many.toLowerCase()} list`, address: path.list };
  const detail = { screen: `${one} detail`, address: path.view };
  const form = { screen: `${one} form`, address: path.view };
  const add = { screen: `add ${one} page`, address: path.add ?? '' };

  const rowId: Use = { part: 'path', property: 'id', as: 'address' };

  /** What a function reads of the record that a route answers under `at`. */
  const read = (route: string, at: string, as: string, reader: (given: never) => unknown) =>
    answers(route).flatMap(({ properties }) => {
      const held = properties?.[at.replace('[]', '')];
      const schema = held?.items ?? held;
      return readsOf(reader, schema).map((property) => answer(`${at}.${property}`, as));
    });

  const shown = (route: string, at: string, kind: string) => (cell: Shown) => {
    const as = `${kind} ${cell.label}`;
    if (cell.value) return read(route, at, as, cell.value as never);
    if (!cell.key) return [answer(`${at}.*`, as)];
    const inside = cell.as === 'starters' ? '.*' : '';
    return [answer(`${at}.${cell.key}${inside}`, as)];
  };

  const fields = (): Use[] =>
    Object.entries(resource.fields).map(([key, field]) => ({
      part: 'body',
      property: `${key}.*`,
      as: `field ${field.label}`,
    }));

  const lookups = (screen: { screen: string; address: string }): RouteUse[] =>
    Object.values(resource.fields).flatMap(({ from, label }: FieldConfig) =>
      from
        ? [
            {
              route: from.route,
              ...screen,
              uses: [
                answer(from.rows, `choices of ${label}`),
                answer(`${from.rows}[].${from.word}`, `choices of ${label}`),
              ],
            },
          ]
        : [],
    );

  const effect = (deed: 'create' | 'update' | 'delete'): Use[] => {
    const { effect: follows } = resource.done[deed] ?? {};
    if (!follows) return [];
    const anything: never = new Proxy(() => anything, { get: () => anything }) as never;
    return answers(routes[deed] ?? '').flatMap((schema) =>
      readsOf((given) => follows(given, anything), schema).map((property) =>
        answer(`${property}.*`, `what follows a ${deed}`),
      ),
    );
  };

  const listUses = [
    { part: 'query', property: 'key', as: 'search box' },
    { part: 'query', property: 'currentPage', as: 'pager' },
    { part: 'query', property: 'resultPerPage', as: 'rows per page' },
    answer(rows, 'rows'),
    answer('length', 'pager'),
    answer(`${item}._id`, `address of a ${one}`),
    ...read(routes.list, item, `name of a ${one}`, resource.nameOf as never),
    ...resource.columns.flatMap(shown(routes.list, item, 'column')),
  ] satisfies Use[];

  const detailUses = [
    rowId,
    answer(record, 'record'),
    ...read(routes.read, record, 'name', resource.nameOf as never),
    ...resource.details.flatMap(shown(routes.read, record, 'detail')),
  ];

  const formUses = [
    answer(`${record}._id`, 'address'),
    ...read(routes.read, record, 'values', resource.formValues as never),
  ];

  const uses: RouteUse[] = [
    { route: routes.list, ...list, uses: listUses },
    { route: routes.read, ...detail, uses: detailUses },
    ...(routes.update
      ? [
          { route: routes.read, ...form, uses: formUses },
          { route: routes.update, ...form, uses: [rowId, ...fields(), ...effect('update')] },
          ...lookups(form),
        ]
      : []),
    ...(routes.create
      ? [
          { route: routes.create, ...add, uses: [...fields(), ...effect('create')] },
          ...lookups(add),
        ]
      : []),
    ...(routes.delete
      ? [{ route: routes.delete, ...list, uses: [rowId, ...effect('delete')] }]
      : []),
  ];
  return uses.map((use) => ({ ...use, resource: name, uses: unique(use.uses) }));
}
