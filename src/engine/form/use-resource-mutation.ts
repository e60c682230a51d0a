import { gone } from '../../api/api-error.ts';
import { useRealtime } from '../../realtime/create-realtime.ts';
import { createEntryState } from '../../session/history-entry.ts';
import { usePreferencesStore, useSessionStore } from '../../session/session-context.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import { useRouter } from '../../ui/route-link.tsx';
import { useTimeout } from '../../ui/use-lifetime.ts';
import { selectRecord } from '../config/record-response.ts';
import type { MutationKind } from '../config/mutation-config.ts';
import { getId, getReaders, type Resource } from '../config/resource.ts';
import { forgetRecord } from '../config/selection.ts';

/** The operation and the configuration of a mutation; throws if the resource has none of this kind. */
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
 * A mutation of one record, followed by what the resource's `mutations` configure, whatever is shown by then; but the
 * redirect is for the form that was saved to start. One to the list leads to `listAddress`: by default its first page
 * without a search, which marks the record if it is new.
 */
export function useResourceMutation(
  resource: Resource,
  kind: MutationKind,
  listAddress = resource.routes.list,
) {
  const realtime = useRealtime();
  const preferences = usePreferencesStore();
  const store = useSessionStore();
  const { router } = useRouter();
  const redirect = useTimeout();
  const { list } = resource.operations;
  const { operation, config } = getMutation(resource, kind);
  const mutation = useApiMutation({
    operation,
    confirm: 'confirm' in config ? config.confirm : undefined,
    successMessage: config.successMessage,
    goneMessage:
      kind === 'delete'
        ? `This ${resource.labels.singular.toLowerCase()} was gone already.`
        : undefined,
    onResponse(response, { path = {} }) {
      const id = Object.values(path).join();
      if (kind === 'delete') forgetRecord(resource, id, { store, preferences });
      if (response !== gone) config.onSuccess?.(response, { realtime });
    },
    invalidates: kind === 'update' ? getReaders(resource) : [list],
    awaitsRefetch: kind === 'delete',
  });

  function startRedirect(response: unknown) {
    if (!('redirectTo' in config)) return;
    const { redirectTo, redirectDelayMs } = config;
    const address = redirectTo === resource.routes.list ? listAddress : redirectTo;
    const added = kind === 'create' ? selectRecord(resource)(response) : undefined;
    const state = createEntryState(added ? { addedId: getId(resource, added) } : {});
    redirect.start(() => {
      // The administrator may have chosen another screen, whose code is still loading.
      if (router.state.navigation.state === 'loading') return;
      void router.navigate(address, { state });
    }, redirectDelayMs);
  }

  return { ...mutation, startRedirect, cancelRedirect: redirect.cancel };
}
