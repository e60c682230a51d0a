import { useApiMutation } from '../../ui/use-api-mutation.ts';
import type { MutationKind, Resource } from '../resource.ts';
import { useServices } from '../services.ts';

/** The operation and the configuration of a mutation; throws if the resource has none of this kind. */
export function getMutation<Kind extends MutationKind>(resource: Resource, kind: Kind) {
  const operation = resource.operations[kind];
  const config = resource.mutations[kind];
  if (!operation || !config) {
    throw new Error(`The resource "${resource.name}" has no ${kind} operation.`);
  }
  return { operation, config };
}

/** A mutation of one record, followed by what the resource's `mutations` configure. */
export function useResourceMutation(resource: Resource, kind: MutationKind) {
  const services = useServices();
  const { list, read } = resource.operations;
  const { operation, config } = getMutation(resource, kind);
  return useApiMutation({
    operation,
    successMessage: config.successMessage,
    onSuccess: (response) => config.onSuccess?.(response, services),
    invalidates: kind === 'update' ? [list, read] : [list],
    awaitsRefetch: kind === 'delete',
    redirect:
      'redirectTo' in config
        ? { to: config.redirectTo, delayMs: config.redirectDelayMs }
        : undefined,
  });
}
