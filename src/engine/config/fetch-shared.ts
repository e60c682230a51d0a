import {
  type FetchQueryOptions,
  isCancelledError,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';

export type QueryContext = Pick<QueryFunctionContext, 'client' | 'signal'>;

/**
 * Reads rows that several pages of a list share, by a query that no screen observes. A mutation removes such a query
 * while it is read, and so does another page that is left. The page that still needs the rows then reads them again.
 */
export async function fetchShared<Data>(
  query: FetchQueryOptions<Data> & { queryKey: QueryKey },
  context: QueryContext,
): Promise<Data> {
  const { client, signal } = context;
  const cancel = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await client.fetchQuery(query);
  } catch (error) {
    if (signal.aborted || !isCancelledError(error)) throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  return fetchShared(query, context);
}
