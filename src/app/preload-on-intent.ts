import { type DataRouter, matchRoutes, parsePath } from 'react-router-dom';
import type { RouteQuery } from '../api/prefetch-query.ts';
import type { Prefetcher } from '../session/prefetcher.ts';
import { preload } from '../ui/load-module.ts';

/** The `handle` of a route: its code, if it is loaded on demand, and the query that its screen begins with. */
export interface PreloadHandle {
  importModule?: () => Promise<unknown>;
  query?: RouteQuery | undefined;
}

/** How long a control is pointed at or focused before its data is prefetched. */
const intentDelayMs = 80;

/** The path that a control leads to: a link, or a button with `data-leads-to`. */
function findPath({ target }: Event): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const control = target.closest<HTMLElement>('a[href^="#/"], [data-leads-to]');
  if (!control || control.ariaDisabled === 'true') return undefined;
  return control.dataset.leadsTo ?? control.getAttribute('href')?.slice(1);
}

/** Tells the prefetcher when another location is shown. */
export function followViews(
  { state: { location }, subscribe }: Pick<DataRouter, 'state' | 'subscribe'>,
  { startView }: Pick<Prefetcher, 'startView'>,
): void {
  let shownLocation = location;
  startView(false);
  subscribe((state) => {
    if (state.location === shownLocation) return;
    shownLocation = state.location;
    startView(state.historyAction === 'REPLACE');
  });
}

/**
 * Preloads the code of a screen when a link to it is hovered or focused, and prefetches its data when the mouse or the
 * keyboard focus has stayed there for a moment. Returns a function that ends this.
 */
export function preloadOnIntent(
  router: Pick<DataRouter, 'routes' | 'state' | 'subscribe'>,
  prefetch: Prefetcher['prefetch'],
): () => void {
  let pendingPath: string | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const matchHandles = (path: string) =>
    (matchRoutes(router.routes, path) ?? []).flatMap(({ route, params }) =>
      route.handle ? [{ ...(route.handle as PreloadHandle), params }] : [],
    );

  function prefetchData(path: string) {
    const { query, params } = matchHandles(path).at(-1) ?? {};
    if (!query || !params) return;
    const searchParams = new URLSearchParams(parsePath(path).search);
    prefetch((api) => query(api, { params, searchParams }));
  }

  function setPendingPath(path: string | undefined) {
    if (path === pendingPath) return;
    pendingPath = path;
    clearTimeout(timer);
    if (path !== undefined) timer = setTimeout(prefetchData, intentDelayMs, path);
  }

  function handleIntent(event: Event, isLasting: boolean) {
    const path = findPath(event);
    if (path !== undefined)
      for (const { importModule } of matchHandles(path)) if (importModule) preload(importModule);
    setPendingPath(isLasting ? path : undefined);
  }

  const handlePointer = (event: PointerEvent) => handleIntent(event, event.pointerType !== 'touch');
  // A click also focuses; `:focus-visible` is the focus of the keyboard.
  const handleFocus = (event: FocusEvent) =>
    handleIntent(event, (event.target as Element).matches(':focus-visible'));
  document.addEventListener('pointerover', handlePointer);
  document.addEventListener('focusin', handleFocus);
  let { location } = router.state;
  const unsubscribe = router.subscribe((state) => {
    if (state.location !== location) setPendingPath(undefined);
    ({ location } = state);
  });
  return () => {
    setPendingPath(undefined);
    document.removeEventListener('pointerover', handlePointer);
    document.removeEventListener('focusin', handleFocus);
    unsubscribe();
  };
}
