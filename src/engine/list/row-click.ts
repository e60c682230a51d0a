import type { MouseEvent } from 'react';

const controls = 'a, button, input, select, textarea, label, summary, [popover]';

const hasSelectedText = (row: Element) => {
  const selection = document.getSelection();
  return selection !== null && !selection.isCollapsed && selection.containsNode(row, true);
};

/** The first link of a row that leads to its record: its name, or else its View icon. */
export function findRecordLink(row: Element): HTMLAnchorElement | undefined {
  const path = row.querySelector('td:last-child a')?.getAttribute('href');
  return [...row.querySelectorAll('a')].find((link) => link.getAttribute('href') === path);
}

/** The link that a click on an element of a row follows; none if the element is, or is in, a control. */
function findLink({ target }: MouseEvent): HTMLAnchorElement | undefined {
  const row = (target as Element).closest('tr');
  if (!row || (target as Element).closest(controls) || hasSelectedText(row)) return undefined;
  const link = findRecordLink(row);
  return link?.ariaDisabled === 'true' ? undefined : link;
}

/** Follows the link of the row as a click on the link would: modifier keys and the middle button open a tab. */
function followLink(event: MouseEvent): void {
  const link = findLink(event);
  if (!link) return;
  // The click on the link takes the place of this one.
  event.stopPropagation();
  const { altKey, shiftKey } = event;
  // A script's click of the middle button opens nothing: it becomes one with the keys that open a tab.
  const isMiddle = event.button === 1;
  link.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      view: window,
      altKey,
      shiftKey,
      ctrlKey: isMiddle || event.ctrlKey,
      metaKey: isMiddle || event.metaKey,
    }),
  );
}

/** Shift would select text, and the middle button scroll, before they open the link. */
function preventBrowserAction(event: MouseEvent): void {
  if ((event.shiftKey || event.button === 1) && findLink(event)) event.preventDefault();
}

/** The props of a table body whose rows open their record when they are clicked. */
export const rowClickProps = {
  onMouseDown: preventBrowserAction,
  onClick: followLink,
  onAuxClick: (event: MouseEvent) => event.button === 1 && followLink(event),
};
