import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createBoundedMap } from '../../ui/bounded-map.ts';

/** How far the window was scrolled, by the key of the history entry. React Router's own memory of it has no bound. */
const scrollTops = createBoundedMap<number>(50);

/**
 * When another screen is shown, focuses the returned element and scrolls to the top, unless Back or Forward has
 * restored the focus in it; Back and Forward restore how far the window was scrolled.
 */
export function useFocusOnNavigation() {
  const { key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);
  const isPop = navigationType === 'POP';

  // In the same commit as the next screen, whose height may scroll the window.
  useLayoutEffect(() => {
    const saveTop = () => scrollTops.set(key, window.scrollY);
    window.addEventListener('scroll', saveTop, { passive: true });
    return () => window.removeEventListener('scroll', saveTop);
  }, [key]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const isRestored = isPop && main.current?.contains(document.activeElement) === true;
    if (!isRestored) main.current?.focus({ preventScroll: true });
    window.scrollTo(0, (isPop && scrollTops.get(key)) || 0);
  }, [key, pathname, isPop]);

  return main;
}
