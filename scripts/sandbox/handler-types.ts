import type { DatabaseSync } from 'node:sqlite';
import type { operations } from '../../src/generated/types.ts';
import type { createSignInLimiter } from './sign-in-limiter.ts';
import type { createTokens } from './credentials.ts';
import type { createUploads } from './uploads.ts';

type Id = keyof operations;
type Content<Message> = Message extends { content: infer Media } ? Media[keyof Media] : undefined;
/** A multipart body. Its values are numbers, booleans or strings; the field of a file has its name. */
type FormOf<Body> = {
  [Name in keyof Body]: Body[Name] extends number | boolean | undefined ? Body[Name] : string;
};
type BodyOf<I extends Id> = operations[I] extends { requestBody: infer Request }
  ? Request extends { content: { 'multipart/form-data': infer Body } }
    ? FormOf<Body>
    : Content<Request>
  : undefined;
type SuccessOf<Responses> = Responses[keyof Responses & (200 | 201 | 202 | 204)];
type ResponseOf<I extends Id> = Content<SuccessOf<operations[I]['responses']>>;
type QueryOf<I extends Id> = NonNullable<operations[I]['parameters']['query']>;

/** The state that all handlers share. */
export interface Sandbox {
  database: DatabaseSync;
  signInLimiter: ReturnType<typeof createSignInLimiter>;
  tokens: ReturnType<typeof createTokens>;
  uploads: ReturnType<typeof createUploads>;
}

/** A request that is valid by the contract. */
export interface HandlerRequest<I extends Id> extends Sandbox {
  /** The path parameter; empty if the path has none. */
  id: string;
  query: QueryOf<I>;
  body: BodyOf<I>;
  /** The image of a multipart body. */
  file: Buffer | undefined;
  /** The `_id` of the signed-in administrator; empty for public operations. */
  adminId: string;
  /** The client's address, as the server sees it. */
  address: string;
}

/** The handlers by operation; each must return the contract's response. */
export type Handlers = {
  [I in Id]?: (request: HandlerRequest<I>) => ResponseOf<I> | Promise<ResponseOf<I>>;
};
