import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { OperationKey, ResponseBody } from '../api/contract.ts';
import type { AnyRequestParams } from '../api/create-api.ts';
import { operationQueryKey } from '../api/query-client.ts';
import { useApi, useSessionStore } from '../session/session-context.ts';
import { toastSuccess } from './feedback/toast.tsx';
import { useErrorToast } from './feedback/use-error-toast.ts';
import { useRouter } from './use-router.ts';
import { useTimeout } from './use-timeout.ts';

interface SentRequest extends MutationInput {
  /** The token of the session that sent the request; undefined while signed out. */
  token: string | undefined;
}

/** An operation that changes data on the server, and what follows its success. */
export interface MutationOptions<Key extends OperationKey> {
  operation: Key;
  successMessage?: string | undefined;
  /** An error that it throws is shown like an error of the request. */
  onSuccess?: (response: ResponseBody<Key>, request: SentRequest) => void;
  /** The operations whose queries are invalidated. */
  invalidates?: readonly OperationKey[];
  /** Whether the mutation is pending until the invalidated queries are refetched, so that a row cannot be deleted twice. */
  awaitsRefetch?: boolean;
  redirect?: { to: string; delayMs: number } | undefined;
}

export type MutationInput = Pick<AnyRequestParams, 'path' | 'body'>;

export interface ApiMutation<Key extends OperationKey = OperationKey> {
  operation: Key;
  /** From the start of `mutate` until it resolves. */
  isPending: boolean;
  /**
   * Sends the request that `prepare` returns, or nothing if that is undefined; ignored while a mutation is pending.
   * Resolves with the response, or with undefined if nothing was sent, if it failed (a toast shows the error), or if
   * the component has unmounted or the session changed: then `signal` is aborted, and nothing is sent afterwards.
   */
  mutate: (
    prepare: (
      signal: AbortSignal,
    ) => Promise<MutationInput | undefined> | MutationInput | undefined,
  ) => Promise<ResponseBody<Key> | undefined>;
  /** Cancels the pending redirect. */
  cancelRedirect: () => void;
}

/** The signal of what is no longer mounted. Shared: to abort one for each row of a list would take milliseconds. */
const unmounted = new AbortController();
unmounted.abort();

/** Returns a function that returns a signal, which aborts when the component unmounts. */
function useUnmountSignal() {
  const controller = useRef<AbortController>(undefined);
  useLayoutEffect(() => {
    // Strict mode mounts a second time.
    controller.current = undefined;
    return () => {
      controller.current?.abort();
      controller.current = unmounted;
    };
  }, []);
  return useCallback(() => (controller.current ??= new AbortController()).signal, []);
}

/**
 * Changes data on the server; all forms and buttons use this. Prevents double submits, shows toasts, invalidates
 * queries and redirects. The response is ignored if the session changed since the request was sent.
 */
export function useApiMutation<Key extends OperationKey>(
  options: MutationOptions<Key>,
): ApiMutation<Key> {
  const { operation, successMessage, onSuccess, invalidates = [], awaitsRefetch = false } = options;
  const { redirect } = options;
  const api = useApi();
  const store = useSessionStore();
  const queries = useQueryClient();
  const { router } = useRouter();
  const timeout = useTimeout();
  const getUnmountSignal = useUnmountSignal();
  const errorToast = useErrorToast();
  const isRunning = useRef(false);
  const [isPending, setPending] = useState(false);

  async function handleSuccess(response: ResponseBody<Key>, request: SentRequest) {
    errorToast.dismiss();
    onSuccess?.(response, request);
    if (successMessage) toastSuccess(successMessage);
    if (redirect) timeout.start(() => void router.navigate(redirect.to), redirect.delayMs);
    const refetches = invalidates.map((key) =>
      queries.invalidateQueries({ queryKey: operationQueryKey(key) }),
    );
    if (awaitsRefetch) await Promise.all(refetches);
  }

  async function run(prepare: Parameters<ApiMutation<Key>['mutate']>[0]) {
    const sessionSignal = store.getSignal();
    const componentSignal = getUnmountSignal();
    const token = store.get()?.token;
    const signal = AbortSignal.any([sessionSignal, componentSignal]);
    let isSent = false;
    try {
      const input = await prepare(signal);
      store.refresh();
      if (input === undefined || signal.aborted) return undefined;
      isSent = true;
      const response = (await api.requestByKey(operation, input)) as ResponseBody<Key>;
      store.refresh();
      if (sessionSignal.aborted) return undefined;
      await handleSuccess(response, { ...input, token });
      return componentSignal.aborted ? undefined : response;
    } catch (error) {
      if (!sessionSignal.aborted && (isSent || !componentSignal.aborted))
        errorToast.show(error as Error);
      return undefined;
    }
  }

  return {
    operation,
    isPending,
    cancelRedirect: timeout.cancel,
    async mutate(prepare) {
      if (isRunning.current) return undefined;
      isRunning.current = true;
      setPending(true);
      try {
        return await run(prepare);
      } finally {
        isRunning.current = false;
        setPending(false);
      }
    },
  };
}
