/** What a click acts on: a control, a row that opens its record, or what lies above the page. */
const targets =
  'a, button, input, select, textarea, label, summary, tr, dialog, [popover], [role=dialog], [role=option]';

const findTarget = ({ target }: Event) =>
  target instanceof Element ? target.closest(targets) : null;

function prevent(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * The second click of a double click acts only on what the first one has hit. If the first click closes a menu, a
 * dialog or a toast, or replaces the screen, the second one falls on something that nobody has aimed at.
 */
export function installDoubleClickGuard(): void {
  let firstTarget: Element | null = null;
  let isStray = false;

  // The press decides, because a click on a label also clicks its input.
  function handlePress(event: MouseEvent) {
    isStray = event.detail > 1 && findTarget(event) !== firstTarget;
    if (isStray) prevent(event);
    if (event.detail <= 1) firstTarget = findTarget(event);
  }

  window.addEventListener('mousedown', handlePress, { capture: true });
  const handleClick = (event: MouseEvent) => isStray && event.detail > 1 && prevent(event);
  window.addEventListener('click', handleClick, { capture: true });
}
