import { useEffect, useRef } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { toastError } from './toast.tsx';

/** The toast of the last error. It is dismissed on success, on unmount, and when an offline browser is online again. */
export function useErrorToast() {
  const dismiss = useRef<() => void>(undefined);
  useEffect(() => () => dismiss.current?.(), []);
  return {
    dismiss: () => dismiss.current?.(),
    show(error: Error) {
      const close = toastError(error.message);
      dismiss.current?.();
      dismiss.current = close;
      const isOffline = error instanceof ApiError && error.isNetworkError && !navigator.onLine;
      if (isOffline) window.addEventListener('online', close, { once: true });
    },
  };
}
