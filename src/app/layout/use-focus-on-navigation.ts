import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigationType } from 'react-router-dom';
import { isObject } from '../../api/response-parts.ts';
import { useEntryState } from '../../session/history-entry.ts';
import { useEntryViews } from '../../session/session-context.ts';
import { focusMain, getFocused, hasFocusWithin } from '../../ui/focus.ts';

const isDialog = (handle: unknown) => isObject(handle) && handle['isDialog'] === true;

/**
 * When another screen is shown, focuses the returned element and scrolls to the top. It leaves the focus alone if Back,
 * Forward or a list has placed it within the element, or if a control with `data-keeps-focus` still has it. Back and
 * Forward also restore how far the window was scrolled.
 */
export function useFocusOnNavigation() {
  const { key } = useLocation();
  const entryViews = useEntryViews();
  const isPop = useNavigationType() === 'POP';
  const { savedId } = useEntryState();
  // A dialog with an address of its own moves the focus itself.
  const pathname = useMatches().findLast(({ handle }) => !isDialog(handle))?.pathname;
  const main = useRef<HTMLElement>(null);
  const lastPathname = useRef(pathname);
  const savedTop = useRef(0);

  // The layout effect runs in the same commit as the next screen. The height of that screen may scroll the window,
  // which is reported later.
  useLayoutEffect(() => {
    savedTop.current = entryViews.get(key).windowTop ?? 0;
    const saveTop = () => entryViews.update(key, { windowTop: window.scrollY });
    window.addEventListener('scroll', saveTop, { passive: true });
    return () => window.removeEventListener('scroll', saveTop);
  }, [key, entryViews]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    const isRestored = (isPop || savedId !== undefined) && hasFocusWithin(main.current);
    const isKept = getFocused()?.matches('[data-keeps-focus]');
    if (!isRestored && !isKept) focusMain();
    window.scrollTo(0, isPop ? savedTop.current : 0);
  }, [pathname, isPop, savedId]);

  return main;
}
