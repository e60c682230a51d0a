import { matchRoutes } from 'react-router-dom';
import { fetchAhead } from '../ui/fetch-ahead.ts';
import type { Ahead } from './late-screen.tsx';
import type { Router } from './router.tsx';

/** Fetches a screen's code as soon as a link to it is pointed at or has the focus, so that a click need not wait. */
export function fetchOnIntent(router: Router): void {
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/"]');
    if (!link) return;
    for (const { route } of matchRoutes(router.routes, link.hash.slice(1)) ?? []) {
      if (route.handle) fetchAhead((route.handle as Ahead).code);
    }
  };
  document.addEventListener('pointerover', look);
  document.addEventListener('focusin', look);
}
