import { ToastContainer } from 'react-toastify';

export { toast } from 'react-toastify';

/** Where toasts appear, product.md §9. */
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
