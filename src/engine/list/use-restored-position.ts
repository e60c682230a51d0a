import {
  type MouseEvent,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A link of a row, by its address and its place among the links to the same address: name and View icon. */
interface RowLink {
  href: string | null;
  index: number;
}

/** Where a list was left: how far its table was scrolled, and the link that was followed. */
interface Position {
  top: number;
  left: number;
  link: RowLink | undefined;
}

/** By the key of the history entry. */
const positions = new Map<string, Position>();

const findFrame = (card: HTMLElement | null) => card?.querySelector('table')?.parentElement;

const listRowLinks = (card: HTMLElement | null, href: string | null) =>
  [...(card?.querySelectorAll<HTMLElement>('tbody a') ?? [])].filter(
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
  const followedLink = useRef(position?.link);

  function describeLink(element: Element | null): RowLink | undefined {
    const link = element?.closest<HTMLElement>('tbody a');
    if (!link || !card.current?.contains(link)) return undefined;
    const href = link.getAttribute('href');
    return { href, index: listRowLinks(card.current, href).indexOf(link) };
  }

  const save = useEffectEvent(() => {
    const { scrollTop: top = 0, scrollLeft: left = 0 } = findFrame(card.current) ?? {};
    // A shortcut opens the row with the focus.
    const link = followedLink.current ?? describeLink(document.activeElement);
    positions.set(key, { top, left, link });
  });

  // Its cleanup runs before the table is removed.
  useLayoutEffect(() => () => save(), []);

  useLayoutEffect(() => {
    if (!hasRows || !position) return;
    findFrame(card.current)?.scrollTo(position.left, position.top);
    const { activeElement } = document;
    const isFocusElsewhere = activeElement !== document.body && activeElement?.matches('main *');
    if (!position.link || isFocusElsewhere) return;
    const { href, index } = position.link;
    const links = listRowLinks(card.current, href);
    // A link in the menu of a card is not visible: then the first one, the name.
    (links[index]?.checkVisibility() ? links[index] : links[0])?.focus({ preventScroll: true });
  }, [hasRows, position, card]);

  return {
    onClick({ target }: MouseEvent<HTMLElement>) {
      followedLink.current = describeLink(target as Element);
    },
  };
}
