import {
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { createBoundedMap } from '../../ui/bounded-map.ts';

/** Where a list was left: how far its table was scrolled, and the link that was followed. */
interface Position {
  top: number;
  left: number;
  href: string | undefined;
}

/** By the key of the history entry. */
const positions = createBoundedMap<Position>(50);

const findFrame = (card: HTMLElement | null) => card?.querySelector('table')?.parentElement;

const findRowLink = (card: HTMLElement | null, href: string) =>
  [...(card?.querySelectorAll<HTMLElement>('tbody a') ?? [])].find(
    (link) => link.getAttribute('href') === href,
  );

/**
 * With Back and Forward, scrolls the table of a list to where it was left, and focuses the link of the row that was
 * followed. Returns the props of the card.
 */
export function useRestoredPosition(card: RefObject<HTMLElement | null>, hasRows: boolean) {
  const { key } = useLocation();
  const isRestored = useNavigationType() === 'POP';
  const [position] = useState(() => (isRestored ? positions.get(key) : undefined));
  const followedHref = useRef(position?.href);

  const save = useEffectEvent(() => {
    const { scrollTop: top = 0, scrollLeft: left = 0 } = findFrame(card.current) ?? {};
    positions.set(key, { top, left, href: followedHref.current });
  });

  // Its cleanup runs before the table is removed.
  useLayoutEffect(() => () => save(), []);

  useLayoutEffect(() => {
    if (!hasRows || !position) return;
    findFrame(card.current)?.scrollTo(position.left, position.top);
    const { activeElement } = document;
    const isFocusElsewhere = activeElement !== document.body && activeElement?.matches('main *');
    if (position.href === undefined || isFocusElsewhere) return;
    findRowLink(card.current, position.href)?.focus({ preventScroll: true });
  }, [hasRows, position, card]);

  return {
    onClick({ target }: MouseEvent<HTMLElement>) {
      const link = (target as Element).closest('tbody a');
      followedHref.current = link?.getAttribute('href') ?? undefined;
    },
  };
}
