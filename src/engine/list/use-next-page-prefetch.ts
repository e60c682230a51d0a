import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListParams } from '../../api/paging.ts';
import { usePrefetcher } from '../../session/session-context.ts';
import { whenIdle } from '../../ui/loading/when-idle.ts';
import type { Resource } from '../config/resource.ts';
import { listQuery } from '../config/list-query.ts';

/**
 * After a page turn, prefetches the next page in the same direction once the browser is idle. `pageCount` is undefined
 * while the page is being fetched.
 */
export function useNextPagePrefetch(
  resource: Resource,
  { page, pageSize, search }: ListParams,
  pageCount: number | undefined,
): void {
  const { prefetch } = usePrefetcher();
  const last = useRef<ListParams>(undefined);

  const prefetchPage = useEffectEvent((next: number) =>
    prefetch((api) => listQuery(api, resource, { page: next, pageSize, search })),
  );

  useEffect(() => {
    if (pageCount === undefined) return undefined;
    const { current: previous } = last;
    last.current = { page, pageSize, search };
    if (previous?.pageSize !== pageSize || previous.search !== search) return undefined;
    const next = page + Math.sign(page - previous.page);
    if (next === page || next < 1 || next > pageCount) return undefined;
    return whenIdle(() => prefetchPage(next));
  }, [page, pageSize, search, pageCount]);
}
