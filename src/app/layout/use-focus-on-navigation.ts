import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Focuses the returned element when another screen is shown, unless Back or Forward has restored the focus in it. */
export function useFocusOnNavigation(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const isRestored =
      navigationType === 'POP' && main.current?.contains(document.activeElement) === true;
    if (!isRestored) main.current?.focus({ preventScroll: true });
  }, [pathname, navigationType]);
  return main;
}
