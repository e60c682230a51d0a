import { moveFocus } from '../focus.ts';

const controls = ':is(button, select)';

/** The controls between which keys move the focus: the visible ones of the row, or of the open menu. */
function listControls(toolbar: Element, target: Element): HTMLElement[] {
  const menu = target.closest('[popover]');
  return [...(menu ?? toolbar).querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.closest('[popover]') === menu && control.checkVisibility(),
  );
}

/**
 * Makes a toolbar a single stop of the Tab key, at the control that was focused last. Left, Right, Home and End move
 * between its controls. Up and Down choose in a drop-down.
 */
export function addToolbarKeys(toolbar: HTMLElement): void {
  const row = [...toolbar.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => !control.closest('[popover]'),
  );
  const setStop = (stop: EventTarget | null) => {
    for (const control of row) control.tabIndex = control === stop ? 0 : -1;
  };
  setStop(row[0] ?? null);

  toolbar.addEventListener('focusin', ({ target }) => {
    if (row.some((control) => control === target)) setStop(target);
  });
  toolbar.addEventListener('keydown', (event) => {
    const { target } = event;
    if (target instanceof Element)
      moveFocus(event, listControls(toolbar, target), ['ArrowLeft', 'ArrowRight']);
  });
}
