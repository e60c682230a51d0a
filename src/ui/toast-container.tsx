import { useEffect, useRef } from 'react';
import { ToastContainer } from 'react-toastify';
import styles from './toast-container.module.css';
import { findFreeBottom } from './toast-position.ts';

export { toast } from 'react-toastify';

/** Keeps the toasts above the pager or the buttons of a form, which may appear, scroll or move while they are shown. */
function keepClear(container: HTMLElement): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true, passive: true };
  function update() {
    const toasts = container.querySelector('.Toastify__toast-container');
    if (!toasts?.firstChild) return page.disconnect();
    page.observe(document.body, { childList: true, subtree: true });
    const obstacles = [...document.querySelectorAll('[data-above-toasts]')];
    const boxes = obstacles.map((obstacle) => obstacle.getBoundingClientRect());
    const bottom = findFreeBottom(toasts.getBoundingClientRect(), boxes, window.innerHeight);
    container.style.setProperty('--toast-bottom', `${bottom}px`);
  }
  const page = new MutationObserver(update);
  const observer = new MutationObserver(update);
  observer.observe(container, { childList: true, subtree: true });
  window.addEventListener('scroll', update, options);
  window.addEventListener('resize', update, options);
  return () => {
    observer.disconnect();
    page.disconnect();
    controller.abort();
  };
}

/** Loaded on demand together with `toast`, see toast.tsx. */
export function Toasts() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => (container.current ? keepClear(container.current) : undefined), []);
  return (
    <div ref={container}>
      <ToastContainer
        position="bottom-center"
        autoClose={3000}
        pauseOnHover
        draggable
        theme="dark"
        className={styles.toasts ?? ''}
        aria-label="Notifications"
      />
    </div>
  );
}
