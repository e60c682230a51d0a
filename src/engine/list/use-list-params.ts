import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { ListParams } from '../../api/paging.ts';
import { usePreferencesStore } from '../../session/session-context.ts';
import type { Resource } from '../config/resource.ts';
import { buildListParams, parseListParams, withPreferredSize } from '../config/list-params.ts';

/** The page of a list that the URL describes. The preferred size is written into the address of a list that is opened. */
export function useListParams({ name, paging }: Pick<Resource, 'name' | 'paging'>) {
  const [addressParams, setSearchParams] = useSearchParams();
  const { key, state } = useLocation();
  // The first location of the router, with this key, and a typed address are also a POP, until they are replaced.
  const isTyped = (state as { isTyped?: boolean } | null)?.isTyped === true;
  const isFirst = key === 'default' || isTyped;
  // Back and Forward show what was shown.
  const isRestored = useNavigationType() === 'POP' && !isFirst;
  const store = usePreferencesStore();
  // The preference when the list is opened: a size that is chosen here is for the next page, not for the one that is left.
  const searchParams = useMemo(
    () =>
      isRestored
        ? addressParams
        : withPreferredSize(addressParams, paging, store.get().pageSizes[name]),
    [addressParams, isRestored, paging, store, name],
  );
  const listParams = parseListParams(searchParams, paging);

  const writeSize = useEffectEvent(() => setSearchParams(searchParams, { replace: true }));
  const isSizeMissing = searchParams !== addressParams;
  useEffect(() => {
    // Records that are opened from here remember the address, and Back finds it.
    if (isSizeMissing || isFirst) writeSize();
  }, [isSizeMissing, isFirst]);

  function buildParams(change: Partial<ListParams> = {}): string {
    const next = { ...listParams, ...change };
    const params = buildListParams(next, paging.pageSizes);
    const openedParams = withPreferredSize(params, paging, store.get().pageSizes[name]);
    // Where the default size is left out, opening the address would write the preferred one into it.
    if (openedParams !== params) openedParams.set('size', String(next.pageSize));
    return openedParams.toString();
  }

  return {
    searchParams,
    setSearchParams,
    listParams,
    /** The URL parameters after a change of the list parameters. */
    buildParams,
    /** Makes a page size the preferred one. */
    rememberSize: (size: number) =>
      store.set({ pageSizes: { ...store.get().pageSizes, [name]: size } }),
  };
}
