import { useMemo, useSyncExternalStore } from 'react';

/** Whether a media query matches. The component renders again when that changes. */
export function useMediaQuery(query: string): boolean {
  // Chromium keeps memory for each media query list, so a component creates only one, and not one for each render.
  const [list, subscribe] = useMemo(() => {
    const created = window.matchMedia(query);
    function subscribeTo(onChange: () => void) {
      created.addEventListener('change', onChange);
      return () => created.removeEventListener('change', onChange);
    }
    return [created, subscribeTo];
  }, [query]);
  return useSyncExternalStore(subscribe, () => list.matches);
}
