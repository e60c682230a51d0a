import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Answer, Route } from '../../api/contract.ts';
import { routeKey } from '../../api/read-query.ts';
import { useApi } from '../../session/session-context.ts';
import { notifyDone, notifyFailure } from '../../ui/notify.ts';
import { useLater } from './use-later.ts';

/** A change of the server's data, and all that follows it. */
export interface Change<R extends Route> {
  route: R;
  toast: string;
  effect?: (answer: Answer<R>) => void;
  /** The routes whose answers the change makes stale. */
  stale?: readonly string[];
  /** Whether it lasts until the screen shows it, so that a deleted row cannot be deleted again. */
  pendingUntilRefreshed?: boolean;
  /** Where to go `after` so many milliseconds. */
  redirect?: { goTo: string; after: number };
}

interface ChangeInput {
  path?: { id: string };
  body?: object;
}

interface Doing {
  input: ChangeInput;
  onDone: (() => void) | undefined;
}

/** Makes a change, and in one place all that follows it: effect, toast, refresh, redirect. */
export function useChange<R extends Route>(change: Change<R>) {
  const { route, toast, effect, stale = [], pendingUntilRefreshed = false, redirect } = change;
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const later = useLater();
  const running = useRef(false);
  // The mutation's own isPending comes a moment later, in which a button would look ready.
  const [isPending, setPending] = useState(false);

  const { mutate } = useMutation({
    mutationFn: ({ input }: Doing) => api.call(route, input as never),
    onError: (error) => notifyFailure(error.message),
    onSuccess: (answer, { onDone }) => {
      onDone?.();
      effect?.(answer);
      notifyDone(toast);
      if (redirect) later.run(() => void navigate(redirect.goTo), redirect.after);
      const refreshed = stale.map((one) => queries.invalidateQueries({ queryKey: routeKey(one) }));
      return pendingUntilRefreshed ? Promise.all(refreshed) : undefined;
    },
    onSettled: () => {
      running.current = false;
      setPending(false);
    },
  });

  return {
    isPending,
    /** Calls off a redirect that is still to come. */
    stay: later.cancel,
    /** Does it, unless it is being done already; `onDone` runs as soon as the server has agreed. */
    run(input: ChangeInput, onDone?: () => void) {
      if (running.current) return;
      running.current = true;
      setPending(true);
      mutate({ input, onDone });
    },
  };
}
