import { ToastContainer } from 'react-toastify';

export { toast } from 'react-toastify';

/** Loaded on demand together with `toast`, see toast.tsx. */
export function Toasts() {
  return (
    <ToastContainer
      position="bottom-center"
      autoClose={3000}
      pauseOnHover
      draggable
      theme="dark"
      aria-label="Notifications"
    />
  );
}
