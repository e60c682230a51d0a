import type { Answer, Route } from '../api/contract.ts';

export type RouteOf<Method extends string> = Extract<Route, `${Method} ${string}`>;

/** The properties of an answer that hold its rows. */
export type RowsKey<A> = {
  [K in keyof A]-?: NonNullable<A[K]> extends readonly object[] ? K : never;
}[keyof A];

/** The properties of an answer that hold one record. */
export type RecordKey<A> = {
  [K in keyof A]-?: NonNullable<A[K]> extends readonly unknown[]
    ? never
    : NonNullable<A[K]> extends object
      ? K
      : never;
}[keyof A];

export type RowOf<A, K extends keyof A> =
  NonNullable<A[K]> extends readonly (infer Row)[] ? Row : never;

/** The properties of a record whose values are all of the given type, where they are there. */
export type KeyHolding<Item, Value> = {
  [K in keyof Item & string]-?: [NonNullable<Item[K]>] extends [Value] ? K : never;
}[keyof Item & string];

/** Where words to choose from come from: a route, the property with its rows, and the row's word. */
export type WordSource = {
  [R in RouteOf<'GET'>]: {
    [Rows in RowsKey<Answer<R>>]: {
      route: R;
      rows: Rows;
      word: KeyHolding<RowOf<Answer<R>, Rows>, string>;
    };
  }[RowsKey<Answer<R>>];
}[RouteOf<'GET'>];
