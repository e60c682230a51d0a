import { ApiError } from '../../api/api-error.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { AlertBox } from '../feedback/alert-box.tsx';
import { Button } from '../button.tsx';
import { focusMain, isFocusLost } from '../focus.ts';
import { ModalDialog } from '../modal-dialog.tsx';
import styles from './loading.module.css';

interface QueryErrorProps {
  /** The subject of the error message: "The users". */
  subject: string;
  query: UseQueryResult;
  /** Shown in place of Retry if the server says that the record does not exist. */
  backLink?: ReactElement;
}

/** The error of a failed query, with a retry button. */
export function QueryError({ subject, query, backLink }: QueryErrorProps) {
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  /** Repeats the query. After success the button unmounts, and its focus moves to the screen. */
  async function retry() {
    const { isSuccess } = await query.refetch();
    if (isSuccess && isFocusLost()) focusMain();
  }

  return (
    <AlertBox
      variant="error"
      title={`${subject} could not be loaded.`}
      action={
        (isMissing && backLink) || (
          <Button busy={query.isFetching} onClick={() => void retry()}>
            Retry
          </Button>
        )
      }
    >
      {query.error?.message}
    </AlertBox>
  );
}

export interface LoadErrorProps {
  error: Error;
  onRetry: () => void;
}

/** Shown in place of a part of the screen whose code could not be loaded. */
export const LoadError = ({ error, onRetry }: LoadErrorProps) => (
  <AlertBox
    variant="error"
    title="This part could not be loaded."
    action={<Button onClick={onRetry}>Retry</Button>}
  >
    {`${error.message} If it fails again, there may be a newer version: save or copy what you have changed, and reload the page.`}
  </AlertBox>
);

interface LoadErrorDialogProps extends LoadErrorProps {
  /** The name of the dialog that should have opened. */
  label: string;
  onClose: () => void;
}

/** Shown in place of a dialog whose code could not be loaded. */
export const LoadErrorDialog = ({ label, onClose, ...props }: LoadErrorDialogProps) => (
  <ModalDialog label={label} className={styles.dialog} onClose={onClose}>
    <h2>{label}</h2>
    <LoadError {...props} />
    <div className="buttons">
      <Button onClick={onClose}>Cancel</Button>
    </div>
  </ModalDialog>
);

interface QueryBoundaryProps<Data> extends QueryErrorProps {
  query: UseQueryResult<Data>;
  /** Skeletons in the layout of the data. */
  loading: ReactNode;
  children: (data: Data) => ReactElement;
}

/** Renders the state of a query: skeletons, the error, or the data. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, loading, children, ...errorProps } = props;
  if (query.isError) return <QueryError {...errorProps} query={query} />;
  if (query.isPending) return <div aria-busy="true">{loading}</div>;
  return children(query.data);
}
