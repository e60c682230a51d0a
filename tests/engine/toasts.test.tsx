import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { notifyFailure } from '../../src/ui/notify.ts';
import { Toaster } from '../../src/ui/toaster.tsx';

/** What runs while a toast stands, 3000 milliseconds. */
function timer() {
  const [animation] = document.querySelector('[role=progressbar]')?.getAnimations() ?? [];
  if (!animation) throw new Error('No toast stands.');
  return animation;
}

test('a failure that stands is said once, and stays anew when it happens again', async () => {
  await render(<Toaster />);
  const toasts = page.getByRole('alert');

  for (let time = 0; time < 10; time++) notifyFailure('The server is tired.');
  await expect.element(toasts).toHaveTextContent('The server is tired.');
  timer().currentTime = 2900;

  notifyFailure('The server is tired.');
  await expect.poll(() => Number(timer().currentTime)).toBeLessThan(2900);
  expect(toasts.elements()).toHaveLength(1);

  timer().finish();
  await expect.element(toasts).not.toBeInTheDocument();
  notifyFailure('The server is tired.');
  await expect.element(toasts).toBeVisible();
});
