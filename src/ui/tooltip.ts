import { readTextScale } from './theme/rem.ts';
import styles from './tooltip.module.css';

declare global {
  interface HTMLElement {
    /** `source` is the element at which the popover is placed. TypeScript 5.9 does not know it. */
    showPopover(options: { source?: HTMLElement | null }): void;
  }
}

/** How long the pointer has to rest on a control until its tooltip is shown. */
const showDelayMs = 300;

/** For this long after a tooltip was hidden, the next one is shown without delay. */
const skipDelayMs = 400;

/**
 * The heights of a line of a tooltip, and of its margins and borders, as in the style sheet, for the default text size.
 */
const lineHeightPx = 18;
const edgesPx = 20;

/** How many lines fit above or below an element, whichever has more space; or into the whole window. */
function countLines(source: Element, isBeside: boolean): number {
  const { top, bottom } = source.getBoundingClientRect();
  const roomPx = isBeside ? window.innerHeight : Math.max(top, window.innerHeight - bottom);
  return Math.max(1, Math.floor((roomPx / readTextScale() - edgesPx) / lineHeightPx));
}

/** Whether a tooltip would only repeat a text that is fully visible: that of the element, or that of its cell. */
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
 * focus, until the pointer or the focus leaves, or the control or Escape is pressed. It is hidden from assistive
 * technology, because it repeats the accessible name of the control or a text that is cut off.
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
      // The tooltip is removed and not only hidden, because it may contain personal data, which must not stay in the
      // page after a sign-out.
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
    // A popover is in the top layer, above dialogs. The style sheet places it at its source.
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
    // The tooltip never opens at once: when a menu closes, its button is focused, and no other popover may open during
    // that.
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
  // The control may be removed from the page while its tooltip is shown.
  new MutationObserver(() => control && !control.isConnected && hide()).observe(document.body, {
    childList: true,
    subtree: true,
  });
}
