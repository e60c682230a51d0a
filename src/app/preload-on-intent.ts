import { type DataRouter, matchRoutes } from 'react-router-dom';
import { preload } from '../ui/loading/load-module.ts';
import type { LazyRouteHandle } from './lazy-route.ts';

/** Preloads the code of a screen when a link to it is hovered or focused. Returns a function that ends this. */
export function preloadOnIntent({ routes }: Pick<DataRouter, 'routes'>): () => void {
  function handleIntent({ target }: Event) {
    if (!(target instanceof Element)) return;
    const link = target.closest('a[href^="#/"]');
    if (!link || link.ariaDisabled === 'true') return;
    for (const { route } of matchRoutes(routes, link.getAttribute('href')?.slice(1) ?? '') ?? []) {
      if (route.handle) preload((route.handle as LazyRouteHandle).importModule);
    }
  }

  document.addEventListener('pointerover', handleIntent);
  document.addEventListener('focusin', handleIntent);
  return () => {
    document.removeEventListener('pointerover', handleIntent);
    document.removeEventListener('focusin', handleIntent);
  };
}
