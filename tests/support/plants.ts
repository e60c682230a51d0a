import type { Answering, Instead, Passing, Plant } from './broken-server.ts';

/** A fault to be planted in one operation of a sound server. */
export type Fault = (operationId: string) => Plant;

/** Changes what is answered with a status, or sends something instead. */
export const inAnswers =
  (change: (answering: Answering) => Instead | void, status = 200): Fault =>
  (operationId) => ({
    answer: (answering) =>
      answering.operationId === operationId && answering.status === status
        ? change(answering)
        : undefined,
  });

/** Changes what the server understands of a request, or answers it in the server's stead. */
export const inRequests =
  (change: (passing: Passing) => Instead | void): Fault =>
  (operationId) => ({
    request: (passing) => (passing.operationId === operationId ? change(passing) : undefined),
  });

/** Gives one place of an answer another value; undefined takes it away. The place: `users.1._id`. */
export const set = (place: string, value: unknown, status = 200): Fault =>
  inAnswers(({ json }) => {
    const names = place.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce((within, name) => within?.[name], json);
    if (holder) holder[last] = value;
  }, status);

/** Sends something else instead of what would be answered with a status. */
export const respond = (instead: Instead, status = 200): Fault => inAnswers(() => instead, status);

/** Takes a parameter of the query for another where it has this value, or any; undefined overlooks it. */
export const mistake = (name: string, other: string | undefined, from?: string): Fault =>
  inRequests(({ url: { searchParams: query } }) => {
    const value = query.get(name);
    if (value === null || (from !== undefined && value !== from)) return;
    if (other === undefined) query.delete(name);
    else query.set(name, other);
  });
