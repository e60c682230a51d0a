import type { OperationKey } from '../../api/contract.ts';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import type { Resource } from '../resource.ts';
import { useServices } from '../services.ts';

/** A mutation of one record, followed by what the resource's `mutations` configure. */
export function useResourceMutation(resource: Resource, kind: 'create' | 'update' | 'delete') {
  const services = useServices();
  const { list, read } = resource.operations;
  const mutation = resource.mutations[kind];
  return useApiMutation({
    operation: resource.operations[kind] as OperationKey,
    successMessage: mutation?.successMessage,
    onSuccess: (response) => mutation?.onSuccess?.(response, services),
    invalidates: kind === 'update' ? [list, read] : [list],
    awaitsRefetch: kind === 'delete',
    redirect:
      mutation && 'redirectTo' in mutation
        ? { to: mutation.redirectTo, delayMs: mutation.redirectDelayMs }
        : undefined,
  });
}
