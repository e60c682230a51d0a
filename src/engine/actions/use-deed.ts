import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Route } from '../../api/contract.ts';
import { routeKey } from '../../api/read-query.ts';
import { useApi } from '../../session/session-context.ts';
import { notifyDone, notifyFailure } from '../../ui/notify.ts';
import type { Resource } from '../resource.ts';
import { useServices } from '../services.ts';
import { useLater } from './use-later.ts';

interface DeedInput {
  path?: { id: string };
  body?: object;
}

interface Doing {
  input: DeedInput;
  onDone: (() => void) | undefined;
}

/** A change of one record, and in one place all that follows it: effect, toast, refresh, redirect. */
export function useDeed(resource: Resource, deed: 'create' | 'update' | 'delete') {
  const api = useApi();
  const services = useServices();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const redirect = useLater();
  const running = useRef(false);
  const done = resource.done[deed];

  const { mutate, isPending } = useMutation({
    mutationFn: ({ input }: Doing) => api.call(resource.routes[deed] as Route, input as never),
    onError: (error) => notifyFailure(error.message),
    onSuccess: (answer, { onDone }) => {
      onDone?.();
      if (!done) return undefined;
      done.effect?.(answer, services);
      notifyDone(done.toast);
      if ('goTo' in done) redirect.run(() => void navigate(done.goTo), done.after);
      const { list, read } = resource.routes;
      const stale = deed === 'delete' ? [list] : [list, read];
      // Pending until the screen shows the change, so that a deleted row cannot be deleted again.
      return Promise.all(
        stale.map((route) => queries.invalidateQueries({ queryKey: routeKey(route) })),
      );
    },
    onSettled: () => {
      running.current = false;
    },
  });

  return {
    isPending,
    stay: redirect.cancel,
    /** Does it, unless it is being done already; `onDone` runs as soon as the server has agreed. */
    run(input: DeedInput, onDone?: () => void) {
      if (running.current) return;
      running.current = true;
      mutate({ input, onDone });
    },
  };
}
