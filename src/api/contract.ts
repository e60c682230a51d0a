/** The contract's types as the rest of the console reads them; a route is spelled `GET /path`. */
import type { Routes } from '../generated/operations.ts';

export type Route = keyof Routes;

type ContentOf<Message> = Message extends { content: infer Media } ? Media[keyof Media] : never;

/** The body of the route's successful answer. */
export type Answer<R extends Route> = Routes[R] extends { responses: { 200: infer Response } }
  ? ContentOf<Response>
  : never;

/** The body the route takes; multipart bodies are records too. */
export type Body<R extends Route> = Routes[R] extends { requestBody: infer Request }
  ? ContentOf<Request>
  : never;

type ParametersIn<R extends Route, Place extends 'path' | 'query'> =
  Routes[R]['parameters'] extends Record<Place, infer Values> ? Values : never;

type Query<R extends Route> = Routes[R]['parameters'] extends { query?: infer Values }
  ? NonNullable<Values>
  : never;

type Needs<Name extends string, Value> = [Value] extends [never]
  ? { [N in Name]?: never }
  : { [N in Name]: Value };

/** What has to be said to call a route: path parameters and body where it has them, query as wanted. */
export type CallInput<R extends Route> = Needs<'path', ParametersIn<R, 'path'>> &
  Needs<'body', Body<R>> & { query?: Query<R> };
