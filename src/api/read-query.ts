import type { Api } from './create-api.ts';
import type { Answer, CallInput, Route } from './contract.ts';

/** The key of everything read from a route: what a change of that route's data makes stale. */
export const routeKey = (route: string) => [route] as const;

/** A read as TanStack Query wants it: keyed by route and parameters, aborted when unwanted. */
export function readQuery<R extends Route>(api: Api, route: R, input: CallInput<R>) {
  return {
    queryKey: [...routeKey(route), input] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<R>> =>
      api.call(route, input, signal),
  };
}
