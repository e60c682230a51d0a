import { useEffect, useRef } from 'react';
import { ToastContainer } from 'react-toastify';
import { keepClear } from './keep-clear.ts';
import styles from './toast-container.module.css';

export { toast } from 'react-toastify';

/** Loaded on demand together with `toast`, see toast.tsx. */
export function Toasts() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current: container } = ref;
    if (!container) return undefined;
    return keepClear(container, {
      findContent: () => container.querySelector('.Toastify__toast-container'),
      onMove: (bottom) => container.style.setProperty('--toast-bottom', `${bottom}px`),
    });
  }, []);
  return (
    <div ref={ref}>
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
