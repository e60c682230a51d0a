import { page } from 'vitest/browser';
import { describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { toastError, Toaster } from '../../src/ui/feedback/toast.tsx';
import { useSignOut } from '../../src/ui/use-sign-out.ts';
import { loadModule } from '../../src/ui/loading/load-module.ts';
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
  test('can be cancelled while the server asks to wait', async () => {
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

  const question = 'Are you sure you want to Logout?';
  const logOut = page.getByRole('button', { name: 'Log Out' });

  test('is named by the question of signing out while it runs', async () => {
    const { hold, release } = holdRequests('DELETE');
    await startDeletion({ hold, beside: <LogOut /> });
    await expect.element(progress).toBeVisible();
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await logOut.click();
    expect(confirm).toHaveBeenLastCalledWith(`${question} “Deleting coupons” will end.`);
    await expect.element(page.getByRole('heading', { name: 'Deleting coupons' })).toBeVisible();
    release();
    await expect.element(status).toHaveTextContent('1 deleted');
    await expect.element(page.getByRole('heading', { name: 'Coupons deleted' })).toBeVisible();
    await logOut.click();
    expect(confirm).toHaveBeenLastCalledWith(question);
  });

  /** Holds the deletion of a coupon back. */
  async function holdDeletion() {
    const { hold, release } = holdRequests('DELETE');
    await startDeletion({ hold });
    await expect.element(progress).toBeVisible();
    return release;
  }

  test('has the browser ask before it leaves the page', async () => {
    const release = await holdDeletion();
    expect(asksBeforeLeaving()).toBe(true);
    release();
    await expect.element(status).toHaveTextContent('1 deleted');
    expect(asksBeforeLeaving()).toBe(false);
  });

  test('is not ended by code that a newer deployment has removed', async () => {
    const reload = vi.fn();
    const release = await holdDeletion();
    const removed = new Error('The file is gone.');
    await expect(loadModule(() => Promise.reject(removed), reload)).rejects.toBe(removed);
    release();
    await expect.element(status).toHaveTextContent('1 deleted');
    expect(reload).not.toHaveBeenCalled();
  });
});

test('An unsaved form is named by the question of signing out', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await renderEngine({ initialPath: '/admin/coupon/add', beside: <LogOut /> });
  await page.getByLabelText('Code').fill('SUMMER');
  await page.getByRole('button', { name: 'Log Out' }).click();
  const question = 'Are you sure you want to Logout? Your unsaved changes will be lost.';
  expect(confirm).toHaveBeenLastCalledWith(question);
});

/** The animation of the progress bar, which closes the toast after 3000 milliseconds. It is paused in tests. */
function getTimer() {
  // A toast that is closing is no alert any more.
  const bar = document.querySelector('[role=alert] [role=progressbar]');
  const [animation] = bar?.getAnimations() ?? [];
  if (!animation) throw new Error('No toast is visible.');
  return animation;
}

test('A repeated error keeps one toast', async () => {
  await render(<Toaster />);
  const toasts = page.getByRole('alert');
  for (let count = 0; count < 10; count++) toastError('The server is tired.');
  await expect.element(toasts).toHaveTextContent('The server is tired.');
  expect(toasts.elements()).toHaveLength(1);
  getTimer().finish();
  await expect.element(toasts).not.toBeInTheDocument();
});

test('The time of a toast begins again when its error is repeated', async () => {
  await render(<Toaster />);
  const toasts = page.getByRole('alert');
  toastError('The server is tired.');
  await expect.element(toasts).toHaveTextContent('The server is tired.');
  getTimer().currentTime = 2900;

  toastError('The server is tired.');
  await expect.poll(() => Number(getTimer().currentTime)).toBeLessThan(2900);
  getTimer().finish();
  await expect.element(toasts).not.toBeInTheDocument();
});

test('An error takes the place of the last one of the same source', async () => {
  await render(<Toaster />);
  toastError('The server is tired.', 'save a');
  await expect.element(page.getByRole('alert')).toBeVisible();
  toastError('The name is taken.', 'save a');
  await expect.element(page.getByText('The name is taken.')).toBeVisible();
  await expect.element(page.getByText('The server is tired.')).not.toBeInTheDocument();
});

describe.each([
  [1280, 800],
  [360, 480],
])('At %i × %i pixels, a long error', (width, height) => {
  async function renderError() {
    await page.viewport(width, height);
    await render(<Toaster />);
    toastError('The server says much. '.repeat(300));
    const toast = page.getByRole('alert');
    await expect.element(toast).toBeInViewport({ ratio: 1 });
    return toast;
  }

  test('covers a third of the window at most', async () => {
    const toast = await renderError();
    expect(toast.element().clientHeight).toBeLessThanOrEqual(Math.ceil(height / 3));
  });

  test('begins in view', async () => {
    const toast = await renderError();
    const { top, bottom } = toast.element().getBoundingClientRect();
    const range = new Range();
    range.setStart(toast.getByText(/^The server/).element().firstChild as Text, 0);
    const firstLine = range.getBoundingClientRect();
    expect(firstLine.top).toBeGreaterThan(top);
    expect(firstLine.bottom).toBeLessThan(bottom);
  });
});

describe('The error of a deletion', () => {
  const error = { message: 'It was used already.' };
  const failure = page.getByText(error.message);
  const other = page.getByText('Something else.');
  const remove = (name: string) => page.getByRole('button', { name: `Delete ${name}` });

  async function failToDelete() {
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    const engine = await renderEngine({
      respond: ({ method, url }) =>
        method === 'DELETE' && url.endsWith('c1')
          ? Response.json({ success: false, error }, { status: 409 })
          : undefined,
    });
    await remove('coupon SPRING').click();
    await expect.element(failure).toBeVisible();
    return engine;
  }

  test('is closed early when the same deletion succeeds', async () => {
    const { respondWith } = await failToDelete();
    toastError('Something else.');
    respondWith(() => undefined);
    await remove('coupon SPRING').click();
    await expect.element(failure).not.toBeInTheDocument();
    await expect.element(other).toBeVisible();
  });

  test('stays whatever else happens', async () => {
    const { screen, router } = await failToDelete();
    await remove('coupon').last().click();
    await expect.element(screen.getByText('Coupon Deleted')).toBeVisible();
    toastError('Something else.');
    await router.navigate('/admin/coupon/add');
    await expect.element(other).toBeVisible();
    await expect.element(failure).toBeVisible();
  });
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
