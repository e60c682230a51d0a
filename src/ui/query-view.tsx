import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ReadFailure } from './read-failure.tsx';

interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** What is read, as the alert names it: "The users". */
  what: string;
  /** The skeleton, in the shape of what comes. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The one place that chooses between loading, failed and there. */
export function QueryView<Data>({ query, what, loading, children }: QueryViewProps<Data>) {
  if (query.isError) return <ReadFailure what={what} query={query} />;
  if (query.isPending) return <div aria-busy="true">{loading}</div>;
  return children(query.data);
}
