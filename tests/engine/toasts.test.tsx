import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toastError, Toaster } from '../../src/ui/feedback/toast.tsx';

/** The animation of the progress bar, which closes the toast after 3000 milliseconds. It is paused in tests. */
function getTimer() {
  // A toast that is closing is no alert any more.
  const bar = document.querySelector('[role=alert] [role=progressbar]');
  const [animation] = bar?.getAnimations() ?? [];
  if (!animation) throw new Error('No toast is visible.');
  return animation;
}

test('A repeated error keeps one toast and restarts its timer; another one takes its place', async () => {
  await render(<Toaster />);
  const toasts = page.getByRole('alert');

  for (let count = 0; count < 10; count++) toastError('The server is tired.');
  await expect.element(toasts).toHaveTextContent('The server is tired.');
  getTimer().currentTime = 2900;

  toastError('The server is tired.');
  await expect.poll(() => Number(getTimer().currentTime)).toBeLessThan(2900);
  expect(toasts.elements()).toHaveLength(1);

  getTimer().finish();
  await expect.element(toasts).not.toBeInTheDocument();
  toastError('The server is tired.');
  await expect.element(toasts).toBeVisible();
  toastError('The name is taken.');
  await expect.element(page.getByText('The name is taken.')).toBeVisible();
  await expect.element(page.getByText('The server is tired.')).not.toBeInTheDocument();
});

test('An error while the browser is offline closes when it is online again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await render(<Toaster />);
  toastError('This computer is offline.');
  await expect.element(page.getByRole('alert')).toHaveTextContent('This computer is offline.');
  onLine.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
