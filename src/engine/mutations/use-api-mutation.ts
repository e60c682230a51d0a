import { hashKey, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useId } from 'react';
import { acceptGone, gone } from '../../api/api-error.ts';
import type { OperationKey, RequestParams, ResponseBody } from '../../api/contract.ts';
import type { AnyRequestParams } from '../../api/create-api.ts';
import { invalidateOperations } from '../../api/query-client.ts';
import { useApi, useSessionStore } from '../../session/session-context.ts';
import { confirmInSession } from '../../ui/confirm-in-session.ts';
import { dismissError, toastError, toastSuccess } from '../../ui/feedback/toast.tsx';

/** What is sent. It is typed by its operation, unless that is known at run time only, such as that of a resource. */
export type MutationInput<Key extends OperationKey = OperationKey> = Pick<
  AnyRequestParams,
  'path' | 'body'
> &
  (OperationKey extends Key ? unknown : Pick<RequestParams<Key>, 'path' | 'body'>);

const hashPath = ({ path = {} }: MutationInput) => hashKey([path]);

const busyMessage =
  'An earlier change is still being sent. Try again once the server has answered it.';

/**
 * Whether two requests of an operation are about the same record. Two forms that add a record are not about the same
 * one.
 */
const isSameTarget = (operation: OperationKey, a: SentRequest, b: SentRequest) =>
  operation.startsWith('POST ') && !a.path ? a.sender === b.sender : hashPath(a) === hashPath(b);

type SentRequest<Key extends OperationKey = OperationKey> = MutationInput<Key> & {
  /** The token of the session that sent the request; undefined while signed out. */
  token: string | undefined;
  /** Identifies the component that sent the request. */
  sender: string;
};

/** What the administrator is told after a mutation, and which data is read again. */
interface MutationOutcome {
  successMessage?: string | undefined;
  /** The message if a deletion finds that the record did not exist any more, which counts as success. */
  goneMessage?: string | undefined;
  /** The operations whose queries are invalidated. */
  invalidates?: readonly OperationKey[];
  /** Whether the mutation is pending until the invalidated queries are refetched, so that a row cannot be deleted twice. */
  awaitsRefetch?: boolean;
}

/** An operation that changes data on the server, and what follows its success. */
export interface MutationOptions<Key extends OperationKey> extends MutationOutcome {
  operation: Key;
  /** The question that is asked before the request is sent. */
  confirm?: string | undefined;
  /** Called even if another session has begun by then, because the server has made the change. */
  onResponse?: (response: ResponseBody<Key>, request: MutationInput) => void;
  /** Runs also after the component has unmounted, in the session that has sent the request. An error that it throws is shown like an error of the request. */
  onSuccess?: (response: ResponseBody<Key>, request: SentRequest<Key>) => void;
}

export interface ApiMutation<Key extends OperationKey = OperationKey> {
  operation: Key;
  isPending: boolean;
  /** Why the last request failed, until the next one. */
  error: Error | null;
  /**
   * Sends a request, unless one about the same thing is pending. Resolves with the response, or with undefined if
   * nothing was sent, if it failed (a toast shows why), or if the session has changed. Nothing is sent once `signal` is
   * aborted. `onError` is called while the component is mounted. This is a method, so that the dialog with a form of any
   * operation takes it: the form validates its body with the contract.
   */
  mutate(
    input: MutationInput<Key>,
    signal?: AbortSignal,
    onError?: (error: Error) => void,
  ): Promise<ResponseBody<Key> | undefined>;
}

/** The result of a mutation. */
interface SettledMutation {
  response?: unknown;
  error: Error | null;
  /**
   * Identifies operation and record. The toast of a failure is closed once a request with the same source has
   * succeeded.
   */
  source?: string;
}

/** Reports the result of a mutation, and reads the data that it has changed again. */
export async function settleMutation(
  queryClient: QueryClient,
  { response, error, source }: SettledMutation,
  outcome: MutationOutcome = {},
): Promise<void> {
  if (error) {
    // A request is aborted when its session has ended.
    if (error.name !== 'AbortError') toastError(error.message, source);
    return;
  }
  if (source !== undefined) dismissError(source);
  const message = response === gone ? outcome.goneMessage : outcome.successMessage;
  if (message) toastSuccess(message);
  const refetched = invalidateOperations(queryClient, outcome.invalidates);
  if (outcome.awaitsRefetch) await refetched;
}

/** Changes data on the server. All forms and buttons use this hook. */
export function useApiMutation<Key extends OperationKey>(
  options: MutationOptions<Key>,
): ApiMutation<Key> {
  const { operation, confirm, onResponse, onSuccess, ...outcome } = options;
  const api = useApi();
  const store = useSessionStore();
  const queryClient = useQueryClient();
  const sender = useId();
  const { isPending, error, mutateAsync } = useMutation({
    mutationKey: [operation],
    async mutationFn({ path, body }: SentRequest<Key>) {
      const sessionSignal = store.getSignal();
      try {
        const response = (await api
          .requestByKey(operation, { path, body })
          .catch(outcome.goneMessage ? acceptGone : undefined)
          .finally(store.refresh)) as ResponseBody<Key>;
        onResponse?.(response, { path, body });
        return response;
      } finally {
        // Another tab may have started another session, which must receive neither the response nor the error.
        sessionSignal.throwIfAborted();
      }
    },
    ...(onSuccess && { onSuccess }),
    // `onSuccess` would be too early: the message comes after the `onSuccess` of the options, which may fail.
    onSettled: (response, failure, { path }) =>
      settleMutation(
        queryClient,
        { response, error: failure, source: hashKey([operation, path]) },
        outcome,
      ),
  });

  const mutate = useCallback(
    async (
      input: MutationInput<Key>,
      signal = store.getSignal(),
      onError: (error: Error) => void = () => undefined,
    ) => {
      const createRequest = () => ({ ...input, token: store.get()?.token, sender });
      /**
       * `isPending` would only tell about this component, but another form may have been left while its request is
       * pending.
       */
      function refuseIfSending(): boolean {
        const pendingCount = queryClient.isMutating({
          mutationKey: [operation],
          predicate: ({ state }) =>
            isSameTarget(operation, state.variables as SentRequest, createRequest()),
        });
        if (pendingCount === 0) return false;
        toastError(busyMessage);
        onError(new Error(busyMessage));
        return true;
      }

      if (refuseIfSending()) return undefined;
      if (confirm !== undefined) {
        // A second click may have been confirmed in the meantime.
        if (!(await confirmInSession(store, confirm)) || refuseIfSending()) return undefined;
      }
      // The event about another session in another tab arrives late.
      store.refresh();
      if (signal.aborted) return undefined;
      // The error has already been shown.
      return mutateAsync(createRequest(), { onError }).catch(() => undefined);
    },
    [operation, confirm, store, queryClient, mutateAsync, sender],
  );

  return { operation, isPending, error, mutate };
}
