import type { UseQueryResult } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { AlertBox } from './alert-box.tsx';
import { Button } from './button.tsx';

interface ReadFailureProps {
  /** What was read, as the alert names it: "The users". */
  what: string;
  query: UseQueryResult;
}

/** Says what could not be loaded and why, and offers to try again. */
export function ReadFailure({ what, query }: ReadFailureProps) {
  /** The button goes once there is an answer; the keyboard goes on in the screen. */
  async function retry({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const main = currentTarget.closest('main');
    const { isSuccess } = await query.refetch();
    const isLost = document.activeElement === document.body;
    if (isSuccess && isLost) main?.focus({ preventScroll: true });
  }

  return (
    <AlertBox
      variant="error"
      title={`${what} could not be loaded.`}
      action={
        <Button busy={query.isFetching} onClick={(event) => void retry(event)}>
          Retry
        </Button>
      }
    >
      {query.error?.message}
    </AlertBox>
  );
}
