import type { ComponentType } from 'react';
import type { Answer, Body, Route } from '../api/contract.ts';
import type { CellProps, CellValues } from './cells/cell-values.ts';
import type { Field } from './inputs/input-values.ts';
import type { KeyHolding, RecordKey, RouteOf, RowOf, RowsKey } from './contract-shapes.ts';
import type { Resource } from './resource.ts';
import type { Services } from './services.ts';

interface Routes {
  list: RouteOf<'GET'>;
  read: RouteOf<'GET'>;
  create?: RouteOf<'POST'>;
  update?: RouteOf<'PUT' | 'PATCH'>;
  delete?: RouteOf<'DELETE'>;
}

/** A property of the record in a cell that can show it; text is meant where no cell is named. */
type ShownProperty<Item, Cell extends keyof CellValues> = [
  KeyHolding<Item, CellValues[Cell]>,
] extends [never]
  ? never
  : { key: KeyHolding<Item, CellValues[Cell]>; label: string } & (Cell extends 'text'
      ? { as?: Cell }
      : { as: Cell });

/** A column or a detail: a property of the record, a text made from it, or a component of its own. */
export type ShownOf<Item> =
  | { label: string; cell: ComponentType<CellProps<Item>> }
  | { label: string; value: (item: Item) => string | number | null | undefined }
  | { [Cell in keyof CellValues]: ShownProperty<Item, Cell> }[keyof CellValues];

type BodyOf<R> = R extends Route ? Body<R> : unknown;

/** Every property that the request bodies of the resource's forms take. */
type Writable<R extends Routes> = BodyOf<R['create']> & BodyOf<R['update']>;

/** The fields of a form on a request body, each in an input that fits. */
export type Fields<Values> = { [K in keyof Values]?: Field<NonNullable<Values[K]>> };

/** A file is stored as its address. */
type Stored<Value> = NonNullable<Value> extends Blob ? string : Value;
type FormValues<Values> = { [K in keyof Values]?: Stored<Values[K]> | null | undefined };

interface Deeds<A> {
  create: SavedDone<A>;
  update: SavedDone<A>;
  delete: { confirm: string } & Done<A>;
}
interface Done<A> {
  toast: string;
  /** What else follows, with the services of the console. */
  effect?: (answer: A, services: Services) => void;
}
interface SavedDone<A> extends Done<A> {
  goTo: `/admin/${string}`;
  /** Milliseconds until the redirect. */
  after: number;
}

interface ResourceConfig<
  R extends Routes,
  Rows extends RowsKey<Answer<R['list']>>,
  Item extends RecordKey<Answer<R['read']>>,
> {
  name: string;
  /** The routes of its screens; `:id` is the record's `_id`. */
  path: { list: `/admin/${string}`; view: `/admin/${string}/:id` } & (R['create'] extends Route
    ? { add: `/admin/${string}` }
    : unknown);
  label: { one: string; many: string };
  /** Its operations, spelled as the contract spells them. */
  routes: R;
  /** The property of the list answer that holds the rows. */
  rows: Rows;
  /** The property of the read answer that holds the record. */
  record: Item;
  /** What a person calls one record. */
  nameOf: (item: RowOf<Answer<R['list']>, Rows>) => string;
  search: { placeholder: string };
  columns: readonly ShownOf<RowOf<Answer<R['list']>, Rows>>[];
  details: readonly ShownOf<NonNullable<Answer<R['read']>[Item]>>[];
  fields: Fields<Writable<R>>;
  /** The record as values of the form. */
  formValues: (record: NonNullable<Answer<R['read']>[Item]>) => FormValues<Writable<R>>;
  /** What follows a deed; each writing route has its toast. */
  done: {
    [D in keyof Deeds<never> as R[D] extends Route ? D : never]: Deeds<
      R[D] extends Route ? Answer<R[D]> : never
    >[D];
  };
  /** Runs while the list is shown; returns what ends it. */
  whileListed?: (services: Services) => () => void;
}

/**
 * A resource: how one entity of the contract is listed, shown and edited. All of its value is in the
 * types: what the contract does not have does not compile.
 *
 * @example
 * export const users = defineResource({
 *   name: 'users',
 *   routes: { list: 'GET /api/admin/getAllUsers', … },
 *   rows: 'users',
 *   columns: [{ key: 'userName', label: 'Username' }, …],
 *   …
 * });
 */
export function defineResource<
  const R extends Routes,
  const Rows extends RowsKey<Answer<R['list']>>,
  const Item extends RecordKey<Answer<R['read']>>,
>(config: ResourceConfig<R, Rows, Item>): Resource {
  return config as unknown as Resource;
}
