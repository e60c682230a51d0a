import { cloneElement, type ReactElement } from 'react';
import styles from './tooltip.module.css';

/** The distance to the control and to the edges of the window. */
const gapPx = 6;

/** How long the pointer rests on a control before its tooltip shows. */
const showDelayMs = 300;

/** For this long after a tooltip was hidden, the next one shows without delay. */
const skipDelayMs = 400;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const overlaps = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const isInWindow = ({ left, top, width, height }: Box) =>
  left >= gapPx &&
  top >= gapPx &&
  left + width <= window.innerWidth - gapPx &&
  top + height <= window.innerHeight - gapPx;

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max));

/** The possible positions of a tooltip, the best first: above, below, left and right of the control and its siblings. */
function getPositions(control: Element, width: number, height: number): Box[] {
  const box = control.getBoundingClientRect();
  const siblings = [...(control.parentElement?.querySelectorAll('[data-tooltip]') ?? [control])];
  const boxes = siblings.map((sibling) => sibling.getBoundingClientRect());
  const start = Math.min(...boxes.map(({ left }) => left));
  const end = Math.max(...boxes.map(({ right }) => right));
  const left = clamp(box.left + (box.width - width) / 2, gapPx, window.innerWidth - width - gapPx);
  const top = box.top + (box.height - height) / 2;
  return [
    { left, top: box.top - height - gapPx, width, height },
    { left, top: box.bottom + gapPx, width, height },
    { left: start - width - gapPx, top, width, height },
    { left: end + gapPx, top, width, height },
  ];
}

/** The first position within the window that covers no other control, else the first within the window, else above. */
function choosePosition(control: Element, width: number, height: number): Box | undefined {
  const positions = getPositions(control, width, height);
  const otherBoxes = [...document.querySelectorAll('a, button, input, select, textarea')]
    .filter((element) => element !== control)
    .map((element) => element.getBoundingClientRect());
  const isFree = (position: Box) =>
    isInWindow(position) && !otherBoxes.some((box) => overlaps(position, box));
  return positions.find(isFree) ?? positions.find(isInWindow) ?? positions[0];
}

/**
 * Installs the tooltip of the console. It shows the `data-tooltip` of the control that is hovered or has keyboard
 * focus, until the pointer or focus leaves, or the control or Escape is pressed. It repeats the accessible name of the
 * control, so it is hidden from assistive technology.
 */
export function installTooltip(): void {
  const tooltip = document.createElement('div');
  tooltip.className = styles.tooltip ?? '';
  tooltip.popover = 'manual';
  tooltip.ariaHidden = 'true';

  let control: Element | undefined;
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
    tooltip.textContent = control.getAttribute('data-tooltip');
    document.body.append(tooltip);
    // A popover is in the top layer, above dialogs. It is shown before it is positioned, because it has no size until then.
    tooltip.showPopover();
    const { width, height } = tooltip.getBoundingClientRect();
    const position = choosePosition(control, width, height);
    if (!position) return undefined;
    tooltip.style.left = `${position.left}px`;
    tooltip.style.top = `${position.top}px`;
    return undefined;
  }

  function enter(target: EventTarget | null, delayMs: number) {
    const next = target instanceof Element ? target.closest('[data-tooltip]') : null;
    if (next === (control ?? null)) return;
    hide();
    if (!next) return;
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

interface WithTooltipProps {
  name: string;
  children: ReactElement<{ 'aria-label'?: string; 'data-tooltip'?: string }>;
}

/** Gives an icon button an accessible name that also shows as a tooltip. */
export const WithTooltip = ({ name, children }: WithTooltipProps) =>
  cloneElement(children, { 'aria-label': name, 'data-tooltip': name });
