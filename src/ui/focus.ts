/** Finds the element that has the keyboard focus, and moves the focus, also when that element is removed. */
import { flushSync } from 'react-dom';

/** Focuses an element that is in view, so that nothing needs to be scrolled. */
export const focusQuietly = (element: HTMLElement | null | undefined): void =>
  element?.focus({ preventScroll: true });

/** The element that has the focus; undefined if there is none. */
export function getFocused(): HTMLElement | undefined {
  const { activeElement } = document;
  const isNone = !(activeElement instanceof HTMLElement) || activeElement === document.body;
  return isNone ? undefined : activeElement;
}

/** Whether the focus is in an element, or on it. */
export const hasFocusWithin = (element: Element | null): boolean =>
  element?.contains(document.activeElement) === true;

/**
 * Whether the focused element was removed, so that no element has the focus, or only the content of the page as a
 * whole.
 */
export const isFocusLost = (): boolean => getFocused()?.matches('main') ?? true;

/** Whether something within the content of the page has the focus. */
export const isFocusInMain = (): boolean => getFocused()?.matches('main *') ?? false;

/** Creates a registry of elements, in which each registers itself under an id by its ref. */
export function createElementRegistry() {
  const elements = new Map<string, HTMLElement>();
  return {
    get: (id: string): HTMLElement | undefined => elements.get(id),
    createRef: (id: string) => (element: HTMLElement | null) => {
      if (element) elements.set(id, element);
      return () => void elements.delete(id);
    },
  };
}

/** Focuses the content of the page. */
export const focusMain = (): void => focusQuietly(document.querySelector('main'));

/** Returns the focus to an element, or to the content of the page if the element was removed. */
export function returnFocus(element: HTMLElement | null | undefined): void {
  if (element?.isConnected) focusQuietly(element);
  else focusMain();
}

/** Updates the page at once, then focuses an element that the update has moved or shown again. */
export function refocusAfter(update: () => void, element: HTMLElement | undefined): void {
  flushSync(update);
  element?.focus();
}

/** Moves the focus among controls by a key: to the previous or next one, in a circle, or by Home and End. */
export function moveFocus(
  event: Pick<KeyboardEvent, 'key' | 'target' | 'preventDefault'>,
  controls: readonly HTMLElement[],
  [previousKey, nextKey]: readonly [previousKey: string, nextKey: string],
): void {
  const index = controls.findIndex((control) => control === event.target);
  const destinations: Partial<Record<string, HTMLElement | undefined>> = {
    [previousKey]: controls.at(index - 1),
    [nextKey]: controls[(index + 1) % controls.length],
    Home: controls[0],
    End: controls.at(-1),
  };
  const destination = destinations[event.key];
  if (index < 0 || !destination) return;
  event.preventDefault();
  destination.focus();
}

/** Focuses the first of some controls that can be seen. Of several selectors, an earlier one has priority. */
export function focusFirst(container: Element | null, ...selectors: string[]): void {
  selectors
    .flatMap((selector) => [...(container?.querySelectorAll<HTMLElement>(selector) ?? [])])
    .find((element) => element.checkVisibility())
    ?.focus();
}

/** Focuses the first invalid input that can be seen, else the editor of a rich text, else the first control. */
export function focusFirstControl(container: Element | null): void {
  // Nothing in a collapsed element can have the focus.
  container?.closest('details')?.setAttribute('open', '');
  focusFirst(
    container,
    '[aria-invalid=true]',
    '[contenteditable=true]',
    'input, select, textarea, button',
  );
}
