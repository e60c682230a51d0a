import { page } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { toastError, Toaster } from '../../src/ui/feedback/toast.tsx';
import { useSignOut } from '../../src/ui/use-sign-out.ts';
import { loadModule, setReload } from '../../src/ui/loading/load-module.ts';
import { holdRequests, renderEngine, type RenderEngineOptions } from '../support/render-engine.tsx';

/** Starts the deletion of a selected coupon. */
async function startDeletion(options: RenderEngineOptions = {}) {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const engine = await renderEngine(options);
  await engine.screen.getByRole('checkbox', { name: 'Select SPRING' }).click();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  return engine;
}

const status = page.getByRole('status');
const progress = page.getByRole('progressbar');

function LogOut() {
  return <button onClick={useSignOut()}>Log Out</button>;
}

/** Whether the browser asks before it leaves the page. */
const asksBeforeLeaving = () =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('The card of a job', () => {
  test('says that the server asks to wait, and can be cancelled meanwhile', async () => {
    const { sent } = await startDeletion({
      respond: ({ method }) =>
        method === 'DELETE'
          ? new Response(null, { status: 429, headers: { 'retry-after': '60' } })
          : undefined,
    });
    await expect.element(status).toHaveTextContent('The server asks to wait for 60 s.');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(status).toHaveTextContent('0 deleted, 1 cancelled');
    expect(sent('DELETE')).toHaveLength(1);
  });

  test('is named by the question of signing out, as an unsaved form is', async () => {
    const { hold, release } = holdRequests('DELETE');
    const { router } = await startDeletion({ hold, beside: <LogOut /> });
    await expect.element(progress).toBeVisible();
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const logOut = page.getByRole('button', { name: 'Log Out' });
    await logOut.click();
    const question = 'Are you sure you want to Logout?';
    expect(confirm).toHaveBeenLastCalledWith(`${question} “Deleting coupons” will end.`);
    await expect.element(page.getByRole('heading', { name: 'Deleting coupons' })).toBeVisible();
    release();
    await expect.element(status).toHaveTextContent('1 deleted');
    await expect.element(page.getByRole('heading', { name: 'Coupons deleted' })).toBeVisible();
    await logOut.click();
    expect(confirm).toHaveBeenLastCalledWith(question);
    await router.navigate('/admin/coupon/add');
    await page.getByLabelText('Code').fill('SUMMER');
    await logOut.click();
    expect(confirm).toHaveBeenLastCalledWith(`${question} Your unsaved changes will be lost.`);
  });

  test('stays to the end: the browser asks before it leaves the page, and no missing code reloads it', async () => {
    const reload = vi.fn();
    setReload(reload);
    const { hold, release } = holdRequests('DELETE');
    await startDeletion({ hold });
    await expect.element(progress).toBeVisible();
    expect(asksBeforeLeaving()).toBe(true);
    // A screen whose code a newer deployment has removed.
    const removed = new Error('The file is gone.');
    await expect(loadModule(() => Promise.reject(removed))).rejects.toBe(removed);
    release();
    await expect.element(status).toHaveTextContent('1 deleted');
    expect(asksBeforeLeaving()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

/** The animation of the progress bar, which closes the toast after 3000 milliseconds. It is paused in tests. */
function getTimer() {
  // A toast that is closing is no alert any more.
  const bar = document.querySelector('[role=alert] [role=progressbar]');
  const [animation] = bar?.getAnimations() ?? [];
  if (!animation) throw new Error('No toast is visible.');
  return animation;
}

test('A repeated error keeps one toast and restarts its timer; one of the same source takes its place', async () => {
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
  toastError('The server is tired.', 'save a');
  await expect.element(toasts).toBeVisible();
  toastError('The name is taken.', 'save a');
  await expect.element(page.getByText('The name is taken.')).toBeVisible();
  await expect.element(page.getByText('The server is tired.')).not.toBeInTheDocument();
});

test.each([
  [1280, 800],
  [360, 480],
])(
  'At %i × %i pixels a long error covers a third of the window at most, and is read from its beginning',
  async (width, height) => {
    await page.viewport(width, height);
    await render(<Toaster />);
    toastError('The server says much. '.repeat(300));
    const toast = page.getByRole('alert');
    await expect.element(toast).toBeInViewport({ ratio: 1 });
    expect(toast.element().clientHeight).toBeLessThanOrEqual(Math.ceil(height / 3));
    const { top, bottom } = toast.element().getBoundingClientRect();
    const range = new Range();
    range.setStart(toast.getByText(/^The server/).element().firstChild as Text, 0);
    const firstLine = range.getBoundingClientRect();
    expect(firstLine.top).toBeGreaterThan(top);
    expect(firstLine.bottom).toBeLessThan(bottom);
  },
);

test('An error is closed early by the success of what had failed, not by any other success, failure or screen', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const error = { message: 'It was used already.' };
  const isOf = ({ method, url }: Request, id: string) => method === 'DELETE' && url.endsWith(id);
  const { screen, router, respondWith } = await renderEngine({
    respond: (request) =>
      isOf(request, 'c1') ? Response.json({ success: false, error }, { status: 409 }) : undefined,
  });
  const remove = (name: string) => screen.getByRole('button', { name: `Delete ${name}` });
  const failure = screen.getByText(error.message);
  await remove('coupon SPRING').click();
  await expect.element(failure).toBeVisible();
  await remove('coupon').last().click();
  await expect.element(screen.getByText('Coupon Deleted')).toBeVisible();
  toastError('Something else.');
  await router.navigate('/admin/coupon/add');
  await expect.element(screen.getByText('Something else.')).toBeVisible();
  await expect.element(failure).toBeVisible();
  respondWith(() => undefined);
  await router.navigate('/admin/coupons');
  await remove('coupon SPRING').click();
  await expect.element(failure).not.toBeInTheDocument();
  await expect.element(screen.getByText('Something else.')).toBeVisible();
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
