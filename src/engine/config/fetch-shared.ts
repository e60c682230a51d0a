import {
  type FetchQueryOptions,
  isCancelledError,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';

export type QueryContext = Pick<QueryFunctionContext, 'client' | 'signal'>;

/**
 * Reads by a query that no screen observes. A mutation removes such a query while it is read; as its data are still
 * needed, they are then read again.
 */
export async function readAgainIfRemoved<Data>(
  read: () => Promise<Data>,
  signal: AbortSignal,
): Promise<Data> {
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (signal.aborted || !isCancelledError(error)) throw error;
    }
  }
}

/**
 * Reads rows that several pages of a list share. A page that is left cancels the query, and another page that still
 * needs the rows reads them again.
 */
export async function fetchShared<Data>(
  query: FetchQueryOptions<Data> & { queryKey: QueryKey },
  { client, signal }: QueryContext,
): Promise<Data> {
  const cancel = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await readAgainIfRemoved(() => client.fetchQuery(query), signal);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}
