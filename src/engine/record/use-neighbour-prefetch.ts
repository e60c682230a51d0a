import { useEffect, useEffectEvent } from 'react';
import { usePrefetcher } from '../../session/session-context.ts';
import { whenIdle } from '../../ui/loading/when-idle.ts';
import { listQuery } from '../config/list-query.ts';
import type { ListOrigin } from '../config/list-origin.ts';
import { recordQuery } from '../config/read-record.ts';
import type { Resource } from '../config/resource.ts';
import { getPageOfRow } from './record-position.ts';
import type { Neighbour } from './use-record-navigation.ts';

/** Once the browser is idle, prefetches a neighbour, or else its page of the list. Undefined while there is nothing to fetch. */
export function useNeighbourPrefetch(
  resource: Resource,
  { listParams }: ListOrigin,
  neighbour: Neighbour | undefined,
): void {
  const { prefetch } = usePrefetcher();
  const { id, rowNumber } = neighbour ?? {};

  const prefetchRecord = useEffectEvent((neighbourId: string) =>
    prefetch((api) => recordQuery(api, resource, neighbourId)),
  );
  const prefetchPage = useEffectEvent((row: number) =>
    prefetch((api) => listQuery(api, resource, getPageOfRow(listParams, row))),
  );

  useEffect(() => {
    if (rowNumber === undefined) return undefined;
    return whenIdle(() => (id === undefined ? prefetchPage(rowNumber) : prefetchRecord(id)));
  }, [id, rowNumber]);
}
