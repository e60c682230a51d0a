import { ApiError } from '../../api/api-error.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { AlertBox } from '../feedback/alert-box.tsx';
import { Button } from '../button.tsx';

interface QueryErrorProps {
  /** The subject of the error message: "The users". */
  subject: string;
  query: UseQueryResult;
  /** In place of Retry where the server says that there is nothing. */
  wayBack?: ReactNode;
}

/** The error of a failed query, with a retry button. */
export function QueryError({ subject, query, wayBack }: QueryErrorProps) {
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  /** On success the button unmounts: if it had the focus, that moves to the screen. */
  async function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const main = currentTarget.closest('main');
    const { isSuccess } = await query.refetch();
    const isFocusLost = document.activeElement === document.body;
    if (isSuccess && isFocusLost) main?.focus({ preventScroll: true });
  }

  return (
    <AlertBox
      variant="error"
      title={`${subject} could not be loaded.`}
      action={
        (isMissing && wayBack) || (
          <Button busy={query.isFetching} onClick={(event) => void retry(event)}>
            Retry
          </Button>
        )
      }
    >
      {query.error?.message}
    </AlertBox>
  );
}

interface QueryBoundaryProps<Data> extends QueryErrorProps {
  query: UseQueryResult<Data>;
  /** Skeletons in the layout of the data. */
  loading: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders a query: the skeleton, the error, or the data. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, loading, children, ...errorProps } = props;
  if (query.isError) return <QueryError {...errorProps} query={query} />;
  if (query.isPending) return <div aria-busy="true">{loading}</div>;
  return children(query.data);
}
