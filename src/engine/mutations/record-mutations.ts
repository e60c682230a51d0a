/** Creates, updates and deletes records, and does what follows. */
import { useCallback, useEffect } from 'react';
import { gone } from '../../api/api-error.ts';
import { buildPathParams } from '../../api/path-params.ts';
import { type Realtime, useRealtime } from '../../realtime/create-realtime.ts';
import { createEntryState } from '../../session/history-entry.ts';
import type { PreferencesStore } from '../../session/preferences.ts';
import { usePreferencesStore } from '../../session/session-context.ts';
import { announce } from '../../ui/feedback/announcer.tsx';
import { useRouter } from '../../ui/route-link.tsx';
import { useTimeout } from '../../ui/use-lifetime.ts';
import type { MutationKind } from '../config/mutation-config.ts';
import { selectRecord } from '../config/record-response.ts';
import { getId, getReaders, type Resource } from '../config/resource.ts';
import { discardRecord, type GetSelection, useGetSelection } from '../config/selection.ts';
import { type ApiMutation, type MutationInput, useApiMutation } from './use-api-mutation.ts';

/** The operation and the configuration of a mutation. It throws if the resource has no mutation of this kind. */
export function getMutation<Kind extends MutationKind>(resource: Resource, kind: Kind) {
  const operation = resource.operations[kind];
  const config = resource.mutations[kind];
  if (!operation || !config) {
    throw new Error(
      `The resource "${resource.name}" has no ${kind} operation: add it to its \`operations\`.`,
    );
  }
  return { operation, config };
}

/**
 * Saves a new or a changed record. After that, a toast reports it, queries that show the record are refetched, and
 * `onSuccess` of the resource is called, even if another screen is shown by then. The redirect is started only if the
 * form is still shown; leaving the form aborts the signal. A redirect to the list leads to `listAddress`, by default
 * its first page without a search. The list marks and focuses the saved record.
 */
export function useSaveRecord(
  resource: Resource,
  kind: 'create' | 'update',
  listAddress = resource.routes.list,
) {
  const realtime = useRealtime();
  const { router } = useRouter();
  const redirect = useTimeout();
  const { operation, config } = getMutation(resource, kind);
  const { isPending, error, mutate } = useApiMutation({
    operation,
    successMessage: config.successMessage,
    onResponse: (response) => config.onSuccess?.(response, { realtime }),
    invalidates: kind === 'update' ? getReaders(resource) : [resource.operations.list],
  });

  function startRedirect(response: unknown, { path = {} }: MutationInput) {
    const { redirectTo, redirectDelayMs } = config;
    const address = redirectTo === resource.routes.list ? listAddress : redirectTo;
    const added = kind === 'create' ? selectRecord(resource)(response) : undefined;
    const savedId = added ? getId(resource, added) : Object.values(path).join();
    const state = createEntryState(savedId === '' ? {} : { savedId });
    redirect.start(() => {
      // The administrator may have opened another screen, whose code is still loading.
      if (router.state.navigation.state === 'loading') return;
      void router.navigate(address, { state });
    }, redirectDelayMs);
  }

  const save: ApiMutation['mutate'] = async (request, signal, onError) => {
    const response = await mutate(request, signal, onError);
    // Another form may be shown by now, which was not saved.
    if (response !== undefined && !signal?.aborted) startRedirect(response, request);
    return response;
  };

  return { operation, isPending, error, mutate: save, cancelRedirect: redirect.cancel };
}

interface DeletionContext {
  getSelection: GetSelection;
  preferences: PreferencesStore;
  realtime: Realtime;
}

/** Does what follows the response to a deletion, whoever is signed in by then. */
export function handleDeletion(
  resource: Resource,
  id: string,
  response: unknown,
  context: DeletionContext,
): void {
  discardRecord(resource, id, context);
  if (response !== gone) getMutation(resource, 'delete').config.onSuccess?.(response, context);
}

/** Returns a function that deletes a record after a confirmation. The record is locked until the list has been read again. */
export function useDeleteRecord(resource: Resource) {
  const getSelection = useGetSelection();
  const preferences = usePreferencesStore();
  const realtime = useRealtime();
  const noun = resource.labels.singular.toLowerCase();
  const { operation, config } = getMutation(resource, 'delete');
  const { isPending, mutate } = useApiMutation({
    operation,
    confirm: config.confirm,
    successMessage: config.successMessage,
    goneMessage: `This ${noun} was gone already.`,
    onResponse(response, { path = {} }) {
      const id = Object.values(path).join();
      handleDeletion(resource, id, response, { getSelection, preferences, realtime });
    },
    invalidates: [resource.operations.list],
    awaitsRefetch: true,
  });
  const deleteRecord = useCallback(
    async (id: string) => {
      const selection = getSelection(resource);
      if (selection.getState().locked.has(id)) return undefined;
      const send = () => mutate({ path: buildPathParams(operation, id) });
      return selection.lockWhile([id], send, 'deleting');
    },
    [resource, operation, getSelection, mutate],
  );

  // The effect runs after the question has been answered.
  useEffect(() => {
    if (isPending) announce(`Deleting ${noun}…`);
  }, [isPending, noun]);
  return deleteRecord;
}
