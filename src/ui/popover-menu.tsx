import type { ComponentProps } from 'react';
import styles from './popover-menu.module.css';

export const menuClass = styles.menu;

/** The class of the links and buttons in a menu. */
export const menuItemClass = styles.item;

/** The distance to the button and to the edges of the window. */
const gapPx = 6;

/** As in the style sheet. */
const minWidthPx = 200;

const findItems = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('a, button')];

/** Puts a menu below its button, or above one in the lower half of the window; their right edges are aligned. */
function place(menu: HTMLElement, button: Element) {
  const { top, right, bottom } = button.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const toRight = Math.min(clientWidth - right, clientWidth - minWidthPx - gapPx);
  const isAbove = top + bottom > clientHeight;
  menu.style.inset = isAbove
    ? `auto ${toRight}px ${clientHeight - top + gapPx}px auto`
    : `${bottom + gapPx}px ${toRight}px auto auto`;
}

/** Moves the focus from an item to the one that a key leads to; returns whether there is one. */
function moveFocus(menu: HTMLElement, { key, target }: KeyboardEvent): boolean {
  const items = findItems(menu);
  const index = items.findIndex((item) => item === target);
  const next: Partial<Record<string, HTMLElement | undefined>> = {
    ArrowDown: items[(index + 1) % items.length],
    ArrowUp: items.at(index - 1),
    Home: items[0],
    End: items.at(-1),
  };
  if (index < 0 || !next[key]) return false;
  next[key].focus();
  return true;
}

/** Adds the behaviour of a menu to its element; returns a function that removes it. */
function installMenu(menu: HTMLElement) {
  const installation = new AbortController();
  const { signal } = installation;
  const close = () => menu.hidePopover();
  const findButton = () => document.querySelector(`[popovertarget="${CSS.escape(menu.id)}"]`);
  const onScroll = ({ target }: Event) => (target as Node).contains(findButton()) && close();

  function onBeforeToggle({ newState }: ToggleEvent) {
    const button = findButton();
    if (newState === 'open' && button) place(menu, button);
  }

  function onToggle({ newState }: ToggleEvent) {
    document.removeEventListener('scroll', onScroll, { capture: true });
    window.removeEventListener('resize', close);
    if (newState !== 'open') return;
    if (menu.role === 'menu') findItems(menu)[0]?.focus();
    // It would stay where its button was.
    document.addEventListener('scroll', onScroll, { capture: true, signal });
    window.addEventListener('resize', close, { signal });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (moveFocus(menu, event)) event.preventDefault();
  }

  function onClick({ target }: Event) {
    if (target instanceof Element && target.closest('a, button')) close();
  }

  menu.addEventListener('beforetoggle', onBeforeToggle, { signal });
  menu.addEventListener('toggle', onToggle, { signal });
  if (!(menu instanceof HTMLDialogElement)) {
    menu.addEventListener('keydown', onKeyDown, { signal });
    // On the way down, so that the menu is closed before its item acts.
    menu.addEventListener('click', onClick, { capture: true, signal });
  }
  return () => installation.abort();
}

/** Makes an element a menu; a dialog is one with other controls than items, and stays open while they are used. */
export const menuRef = (menu: HTMLElement | null) => (menu ? installMenu(menu) : undefined);

interface PopoverMenuProps extends ComponentProps<'div'> {
  /** The `popoverTarget` of the button that opens the menu. */
  id: string;
}

/**
 * A menu of links and buttons, a native popover: the browser handles Escape, clicks outside, and returns the focus.
 * Arrow keys move between the items; choosing one closes the menu. With the role `menu`, opening it focuses the first.
 */
export const PopoverMenu = (props: PopoverMenuProps) => (
  <div popover="auto" ref={menuRef} className={styles.menu} {...props} />
);
