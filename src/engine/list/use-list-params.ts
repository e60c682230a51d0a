import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { ListParams } from '../../api/paging.ts';
import { usePreferences, usePreferencesStore } from '../../session/session-context.ts';
import { createBoundedMap } from '../../ui/bounded-map.ts';
import type { Resource } from '../config/resource.ts';
import { buildListParams, parseListParams } from '../config/list-params.ts';

/** The page sizes that lists were shown with, by list and history entry. */
const shownSizes = createBoundedMap<number>(50);

/**
 * The page of a list that the URL describes, with the preferred size where it has none. Back restores the size that an
 * entry was shown with, although another one may be preferred since.
 */
export function useListParams({ name, paging }: Pick<Resource, 'name' | 'paging'>) {
  const [searchParams, setSearchParams] = useSearchParams();
  const entry = `${name} ${useLocation().key}`;
  const isRestored = useNavigationType() === 'POP';
  const store = usePreferencesStore();
  const preferredSize = usePreferences().pageSizes[name];
  const restoredSize = useMemo(
    () => (isRestored ? shownSizes.get(entry) : undefined),
    [isRestored, entry],
  );
  const listParams = parseListParams(searchParams, paging, restoredSize ?? preferredSize);
  const { pageSize } = listParams;
  useEffect(() => shownSizes.set(entry, pageSize), [entry, pageSize]);

  const buildParams = (change: Partial<ListParams> = {}) =>
    buildListParams({ ...listParams, ...change }, paging.pageSizes, preferredSize).toString();

  const addSize = useEffectEvent(() => setSearchParams(buildParams(), { replace: true }));
  const isAmbiguous = pageSize !== parseListParams(searchParams, paging, preferredSize).pageSize;
  useEffect(() => {
    // Records that are opened from here remember the address.
    if (isAmbiguous) addSize();
  }, [isAmbiguous]);

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
