/** Runs record actions and list actions, and what follows them. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { buildPathParams } from '../../api/path-params.ts';
import { useRealtime } from '../../realtime/create-realtime.ts';
import { createEntryState, readEntryState } from '../../session/history-entry.ts';
import { useOpenAddress, useRouter } from '../../ui/route-link.tsx';
import {
  type ActionServices,
  getId,
  getReaders,
  type SentRecordAction,
  type Resource,
  type ResourceRecord,
} from '../config/resource.ts';
import { settleMutation, useApiMutation } from './use-api-mutation.ts';

/** Sends the operation of an action after a confirmation. It is pending until list and record have been read again. */
export function useSentAction(
  resource: Resource,
  { operation, confirm, successMessage }: SentRecordAction,
) {
  const { isPending, mutate } = useApiMutation({
    operation,
    confirm,
    successMessage,
    invalidates: getReaders(resource),
    awaitsRefetch: true,
  });
  const run = (record: ResourceRecord) =>
    mutate({ path: buildPathParams(operation, getId(resource, record)) });
  return { isPending, run };
}

type RunAction = (services: ActionServices) => void | Promise<void>;

/**
 * Runs the code of an action. It is pending until the promise that the code may return has settled. A toast shows its
 * error.
 */
export function useCodedAction() {
  const realtime = useRealtime();
  const queryClient = useQueryClient();
  const openAddress = useOpenAddress();
  const { router } = useRouter();
  const open: ActionServices['open'] = (path, values) =>
    openAddress(path, (address) => {
      const { listAddress = address } = readEntryState(router.state.location.state);
      return createEntryState({ listAddress, values });
    });
  const { isPending, mutateAsync } = useMutation({
    mutationFn: async (runAction: RunAction) => runAction({ realtime, open }),
    onSettled: (_response, error) => settleMutation(queryClient, { error }),
  });
  // The error has already been shown.
  return {
    isPending,
    run: (runAction: RunAction) => mutateAsync(runAction).catch(() => undefined),
  };
}
