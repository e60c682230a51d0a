import { readTextScale } from './theme/rem.ts';
import styles from './tooltip.module.css';

declare global {
  interface HTMLElement {
    /** With the element that the popover is placed at, which TypeScript 5.9 does not know. */
    showPopover(options: { source?: HTMLElement | null }): void;
  }
}

/** How long the pointer rests on a control before its tooltip shows. */
const showDelayMs = 300;

/** For this long after a tooltip was hidden, the next one shows without delay. */
const skipDelayMs = 400;

/** The height of a line of a tooltip, and of its margins and borders, as in the style sheet: of text of the default size. */
const lineHeightPx = 18;
const edgesPx = 20;

/** How many lines of text there is room for above or below an element, whichever is more; or in the whole window. */
function countLines(source: Element, isBeside: boolean): number {
  const { top, bottom } = source.getBoundingClientRect();
  const roomPx = isBeside ? window.innerHeight : Math.max(top, window.innerHeight - bottom);
  return Math.max(1, Math.floor((roomPx / readTextScale() - edgesPx) / lineHeightPx));
}

/** Whether the tooltip of an element would only repeat what can be read: its text, or that of its cell, is not cut off. */
function isReadable(element: HTMLElement): boolean {
  const box = element.closest('td, th') ?? element;
  const isCut = [box, ...box.children].some(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
      scrollWidth > clientWidth || scrollHeight > clientHeight,
  );
  return element.textContent === element.getAttribute('data-tooltip') && !isCut;
}

/**
 * Installs the tooltip of the console. It shows the `data-tooltip` of the control that is hovered or has keyboard
 * focus, until the pointer or focus leaves, or the control or Escape is pressed. It repeats the accessible name of the
 * control or a text that is cut off, so it is hidden from assistive technology.
 */
export function installTooltip(): void {
  const tooltip = document.createElement('div');
  tooltip.popover = 'manual';
  tooltip.ariaHidden = 'true';

  let control: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiddenAt = -Infinity;

  function hide() {
    clearTimeout(timer);
    if (tooltip.isConnected) {
      // Not only hidden: it may hold personal data, which must not stay in the page after a sign-out.
      tooltip.remove();
      hiddenAt = performance.now();
    }
    control = undefined;
  }

  function show() {
    if (!control?.isConnected) return hide();
    const group = control.closest('td:last-child, aside');
    const firstInCell = group?.matches('td') && group.querySelector<HTMLElement>('[data-tooltip]');
    tooltip.textContent = control.getAttribute('data-tooltip');
    tooltip.className = `${styles.tooltip} ${group ? styles.beside : ''}`;
    const source = firstInCell || control;
    tooltip.style.webkitLineClamp = String(countLines(source, group !== null));
    document.body.append(tooltip);
    // A popover is in the top layer, above dialogs; the style sheet places it at its source.
    tooltip.showPopover({ source });
    return undefined;
  }

  function enter(target: EventTarget | null, delayMs: number) {
    const next = target instanceof Element ? target.closest<HTMLElement>('[data-tooltip]') : null;
    if (next === (control ?? null)) return;
    hide();
    if (!next || isReadable(next)) return;
    control = next;
    const skipsDelay = performance.now() - hiddenAt < skipDelayMs;
    // Never at once: focus returns to a button while its menu closes, and then no other popover may open.
    timer = setTimeout(show, skipsDelay ? 0 : delayMs);
  }

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType === 'mouse') enter(target, showDelayMs);
  });
  document.documentElement.addEventListener('pointerleave', hide);
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) enter(target, 0);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('pointerdown', hide);
  document.addEventListener('scroll', hide, { capture: true, passive: true });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  // The control may be removed from the page while its tooltip shows.
  new MutationObserver(() => control && !control.isConnected && hide()).observe(document.body, {
    childList: true,
    subtree: true,
  });
}
