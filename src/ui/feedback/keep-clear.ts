import { findFreeBottom } from './toast-position.ts';

interface KeepClearOptions {
  /** What is at the bottom of the window; none while nothing is shown. */
  findContent: () => Element | null | undefined;
  onMove: (bottom: number) => void;
}

/**
 * Keeps what is fixed at the bottom of the window above the pager or the buttons of a form, which may appear, scroll or
 * move in the meantime. Returns a function that stops it.
 */
export function keepClear(
  container: HTMLElement,
  { findContent, onMove }: KeepClearOptions,
): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true, passive: true };
  function update() {
    const content = findContent();
    if (!content?.firstChild) return page.disconnect();
    page.observe(document.body, { childList: true, subtree: true });
    const obstacles = [...document.querySelectorAll('[data-above-toasts]')].filter(
      (obstacle) => !container.contains(obstacle),
    );
    const boxes = obstacles.map((obstacle) => obstacle.getBoundingClientRect());
    return onMove(findFreeBottom(content.getBoundingClientRect(), boxes, window.innerHeight));
  }
  const page = new MutationObserver(update);
  const observer = new MutationObserver(update);
  observer.observe(container, { childList: true, subtree: true });
  window.addEventListener('scroll', update, options);
  window.addEventListener('resize', update, options);
  update();
  return () => {
    observer.disconnect();
    page.disconnect();
    controller.abort();
  };
}
