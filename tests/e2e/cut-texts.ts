import type { Page } from '@playwright/test';

/** Runs in the page. */
function findInPage(): string[] {
  /** Smaller differences are those of rounding, and of the space above and below letters. */
  const tolerancePx = 3;
  const found = new Set<string>();

  const isOutside = (rect: DOMRect, box: DOMRect, isX: boolean, isY: boolean) =>
    (isX && (rect.left < box.left - tolerancePx || rect.right > box.right + tolerancePx)) ||
    (isY && (rect.top < box.top - tolerancePx || rect.bottom > box.bottom + tolerancePx));

  /** A text that ends in an ellipsis shows at least its first letters: two of the widest ones. */
  const isTooShort = (edge: DOMRect, style: CSSStyleDeclaration) =>
    edge.width < 2 * Number.parseFloat(style.fontSize);

  /** What the boxes around a text or control do to it: whether it is shown, cut off, scrolled, or sticks out of a visible box. */
  function readFate(element: Element, ownRect: DOMRect) {
    let rect = ownRect;
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.clipPath !== 'none' || style.clip !== 'auto') return 'hidden';
      const overflow = `${style.overflowX} ${style.overflowY}`;
      const edge = box.getBoundingClientRect();
      // What a box scrolls can be reached if all of the box can be reached.
      if (/auto|scroll/.test(overflow)) rect = edge;
      const [isX, isY] = [style.overflowX, style.overflowY].map((value) => value !== 'visible');
      // A text that ends in an ellipsis, or after some lines, can be read in its tooltip or its record.
      const endsInEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (style.display !== 'inline' && isOutside(rect, edge, Boolean(isX), Boolean(isY)))
        return endsInEllipsis && !isTooShort(edge, style) ? 'hidden' : 'cut off';
      const isVisibleBox = style.borderTopWidth !== '0px' && style.borderTopColor !== 'transparent';
      if (isVisibleBox && isOutside(rect, edge, true, true)) return 'outside of its box';
      if (style.position === 'fixed') break;
    }
    const page = new DOMRect(0, 0, window.innerWidth);
    if (isOutside(rect, page, true, false)) return 'outside of the window';
    return rect === ownRect ? 'shown' : 'scrolled';
  }

  /** What is fixed or sticky is above the rest on purpose. */
  const findLayer = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return box;
    return null;
  };

  const shown: { element: Element; text: string; rect: DOMRect }[] = [];
  const dialog = [...document.querySelectorAll(':modal, [aria-modal=true]')].at(-1);
  const texts = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim();
    const element = node.parentElement;
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      const fate = readFate(element, rect);
      if (fate === 'shown') shown.push({ element, text, rect });
      else if (fate !== 'hidden' && fate !== 'scrolled') found.add(`“${text}” is ${fate}`);
    }
  }

  for (const control of (dialog ?? document.body).querySelectorAll('button, select, a, input')) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const fate = readFate(control, control.getBoundingClientRect());
    const name = control.ariaLabel ?? control.textContent;
    if (fate !== 'shown' && fate !== 'hidden' && fate !== 'scrolled')
      found.add(`the control “${name}” is ${fate}`);
  }

  for (const [index, { element, text, rect }] of shown.entries())
    for (const other of shown.slice(index + 1)) {
      if (other.element === element || findLayer(other.element) !== findLayer(element)) continue;
      const width = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const height = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top);
      // The letters of one line reach a little into the next.
      if (width > tolerancePx && height > 8) found.add(`“${text}” and “${other.text}” overlap`);
    }
  return [...found];
}

/** Describes the visible texts and controls that are cut off, stick out of their box or the window, or overlap others. */
export const findCutTexts = (page: Page) => page.evaluate(findInPage);
