import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode, ToggleEvent } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { focusFirst, moveFocus } from './focus.ts';
import styles from './popover-menu.module.css';

/** The class of a popover that is placed at its button. */
export const menuClass = styles.menu;

/** The class of the links and buttons in a menu. */
export const menuItemClass = styles.item;

const itemSelector = 'a, button';

/** Moves the focus by arrow keys. Escape closes only the menu, not a dialog around it. */
function handleKey(event: KeyboardEvent<HTMLElement>) {
  if (event.key === 'Escape') event.stopPropagation();
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(itemSelector)];
  moveFocus(event, items, ['ArrowUp', 'ArrowDown']);
}

function focusFirstItem({ newState, currentTarget: menu }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') focusFirst(menu, itemSelector);
}

function closeOnChoice({ target, currentTarget: menu }: MouseEvent<HTMLElement>) {
  if (target instanceof Element && target.closest(itemSelector)) menu.hidePopover();
}

/** `id` is the `popoverTarget` of the button that opens the menu. */
type PopoverMenuProps = ComponentProps<'div'> & { id: string };

const menuProps: ComponentProps<'div'> = {
  popover: 'auto',
  className: styles.menu,
  onToggle: focusFirstItem,
  onKeyDown: handleKey,
  // The click is captured, so that the menu closes before its item acts.
  onClickCapture: closeOnChoice,
};

/**
 * A menu of links and buttons as a native popover. The browser handles Escape and clicks outside, and returns the
 * focus. Opening it focuses the first item, arrow keys move between the items, and choosing one closes the menu.
 */
export const PopoverMenu = ({ children, ...props }: PopoverMenuProps) => (
  <div {...menuProps} {...props}>
    <PanelBoundary>{children}</PanelBoundary>
  </div>
);

/** The error boundary around the content of a popover. */
export const PanelBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<p className="note">This could not be shown.</p>}>
    {children}
  </ErrorBoundary>
);
