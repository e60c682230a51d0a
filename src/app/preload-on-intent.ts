import { type DataRouter, matchRoutes } from 'react-router-dom';
import type { Prefetcher } from '../session/prefetcher.ts';
import { preload } from '../ui/loading/load-module.ts';
import type { LazyRouteHandle } from './lazy-route.ts';
import type { FindRouteQuery } from './route-queries.ts';

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
    const isSameScreen = state.location.pathname === shownLocation.pathname;
    shownLocation = state.location;
    startView(state.historyAction === 'REPLACE' && isSameScreen);
  });
}

/**
 * Preloads the code of a screen when a link to it is hovered or focused, and prefetches its data when the mouse or the
 * keyboard focus has stayed there for a moment. Returns a function that ends this.
 */
export function preloadOnIntent(
  router: Pick<DataRouter, 'routes' | 'state' | 'subscribe'>,
  prefetch: Prefetcher['prefetch'],
  findQuery: FindRouteQuery,
): () => void {
  let pendingPath: string | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function preloadCode(path: string) {
    for (const { route } of matchRoutes(router.routes, path) ?? []) {
      if (route.handle) preload((route.handle as LazyRouteHandle).importModule);
    }
  }

  function prefetchData(path: string) {
    const query = findQuery(path);
    if (query) prefetch(query);
  }

  function setPendingPath(path: string | undefined) {
    if (path === pendingPath) return;
    pendingPath = path;
    clearTimeout(timer);
    if (path !== undefined) timer = setTimeout(prefetchData, intentDelayMs, path);
  }

  function handleIntent(event: Event, isLasting: boolean) {
    const path = findPath(event);
    if (path !== undefined) preloadCode(path);
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
