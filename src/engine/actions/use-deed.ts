import type { Answer, Route } from '../../api/contract.ts';
import type { Resource } from '../resource.ts';
import { useServices } from '../services.ts';
import { useChange } from './use-change.ts';

/** A change of one record of a resource, with what its configuration says follows. */
export function useDeed(resource: Resource, deed: 'create' | 'update' | 'delete') {
  const services = useServices();
  const { list, read } = resource.routes;
  const done = resource.done[deed];
  return useChange({
    route: resource.routes[deed] as Route,
    toast: done?.toast ?? '',
    effect: (answer: Answer<Route>) => done?.effect?.(answer, services),
    stale: deed === 'update' ? [list, read] : [list],
    pendingUntilRefreshed: deed === 'delete',
    ...(done && 'goTo' in done && { redirect: done }),
  });
}
