import { useCallback, useSyncExternalStore } from 'react';

const mediaQueryLists = new Map<string, MediaQueryList>();

/** Reuses one MediaQueryList per query: Chromium keeps memory for each one that was created. */
function getMediaQueryList(query: string): MediaQueryList {
  const list = mediaQueryLists.get(query) ?? window.matchMedia(query);
  mediaQueryLists.set(query, list);
  return list;
}

/** Whether a media query matches; updates when that changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = getMediaQueryList(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => getMediaQueryList(query).matches);
}
