import type { UseQueryResult } from '@tanstack/react-query';
import { AlertBox } from './alert-box.tsx';
import { Button } from './button.tsx';

interface ReadFailureProps {
  /** What was read, as the alert names it: "The users". */
  what: string;
  query: UseQueryResult;
}

/** Says what could not be loaded and why, and offers to try again. */
export function ReadFailure({ what, query }: ReadFailureProps) {
  return (
    <AlertBox
      variant="error"
      title={`${what} could not be loaded.`}
      action={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          Retry
        </Button>
      }
    >
      {query.error?.message}
    </AlertBox>
  );
}
