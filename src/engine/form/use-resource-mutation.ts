import { forgetRecord } from '../../session/preferences.ts';
import { usePreferencesStore } from '../../session/session-context.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import type { MutationKind, Resource } from '../config/resource.ts';
import { useServices } from '../config/services.ts';

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

interface FollowUp {
  /** Where a redirect to the list leads: the page that the administrator came from. */
  listAddress?: string | undefined;
  onSuccess?: () => void;
}

/** A mutation of one record, followed by what the resource's `mutations` configure, and by `onSuccess`. */
export function useResourceMutation(
  resource: Resource,
  kind: MutationKind,
  { listAddress = resource.routes.list, onSuccess }: FollowUp = {},
) {
  const services = useServices();
  const preferences = usePreferencesStore();
  const { list, read } = resource.operations;
  const { operation, config } = getMutation(resource, kind);
  return useApiMutation({
    operation,
    successMessage: config.successMessage,
    onSuccess(response, { path = {} }) {
      onSuccess?.();
      if (kind === 'delete')
        forgetRecord(preferences, { resource: resource.name, id: Object.values(path).join() });
      config.onSuccess?.(response, services);
    },
    invalidates: kind === 'update' ? [list, read] : [list],
    awaitsRefetch: kind === 'delete',
    redirect:
      'redirectTo' in config
        ? {
            to: config.redirectTo === resource.routes.list ? listAddress : config.redirectTo,
            delayMs: config.redirectDelayMs,
          }
        : undefined,
  });
}
