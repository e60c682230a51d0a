import type { DatabaseSync } from 'node:sqlite';
import type { operations } from '../../src/generated/types.ts';
import type { Attempts } from './attempts.ts';
import type { Tokens } from './token.ts';
import type { Uploads } from './uploads.ts';

type Id = keyof operations;
type Content<Message> = Message extends { content: infer Media } ? Media[keyof Media] : undefined;
/** A multipart body as it arrives: every part is a text, a file's is its name. */
type FormOf<Body> = { [Name in keyof Body]: string };
type BodyOf<I extends Id> = operations[I] extends { requestBody: infer Request }
  ? Request extends { content: { 'multipart/form-data': infer Body } }
    ? FormOf<Body>
    : Content<Request>
  : undefined;
type AnswerOf<I extends Id> = Content<operations[I]['responses'][200]>;
type QueryOf<I extends Id> = NonNullable<operations[I]['parameters']['query']>;

export interface Sandbox {
  database: DatabaseSync;
  attempts: Attempts;
  tokens: Tokens;
  uploads: Uploads;
}

/** A request that kept the contract. */
interface Call<I extends Id> extends Sandbox {
  /** The path parameter; empty where the route has none. */
  id: string;
  query: QueryOf<I>;
  body: BodyOf<I>;
  /** The image of a multipart body, if one came along. */
  file: Buffer | undefined;
  /** The `_id` of the administrator whose token came along; empty on public routes. */
  adminId: string;
  /** The client's address, as the server sees it. */
  address: string;
}

/** What the sandbox does for each operation; the compiler holds it to the contract's answers. */
export type Handlers = {
  [I in Id]?: (call: Call<I>) => AnswerOf<I> | Promise<AnswerOf<I>>;
};
