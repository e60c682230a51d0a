import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useActions } from '../../src/ui/actions.ts';
import { ErrorBoundary } from '../../src/ui/error-boundary.tsx';
import type { JobContext } from '../../src/ui/feedback/jobs.ts';
import { PopoverMenu } from '../../src/ui/popover-menu.tsx';
import { openPalette, palette } from '../support/palette.ts';
import { renderEngine } from '../support/render-engine.tsx';

function Broken(): never {
  throw new Error('It is broken.');
}

// As in the console, React writes what a boundary has caught to the console of the browser.
beforeEach(() => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
});

afterEach(() => void vi.mocked(console.error).mockClear());

const expectReport = () =>
  expect(window.reportError).toHaveBeenCalledExactlyOnceWith(expect.any(Error));

test('A part that fails is replaced by its fallback', async () => {
  const screen = await render(
    <>
      <p>The screen</p>
      <ErrorBoundary fallback={<p>Not shown.</p>}>
        <Broken />
      </ErrorBoundary>
    </>,
  );
  await expect.element(screen.getByText('The screen')).toBeVisible();
  await expect.element(screen.getByText('Not shown.')).toBeVisible();
  expectReport();
});

test('A menu that fails does not take the screen with it', async () => {
  const screen = await render(
    <>
      <button popoverTarget="menu">More</button>
      <PopoverMenu id="menu">
        <Broken />
      </PopoverMenu>
    </>,
  );
  await screen.getByRole('button', { name: 'More' }).click();
  await expect.element(screen.getByText('This could not be shown.')).toBeVisible();
  expectReport();
});

test('The card of a job that fails takes nothing else with it', async () => {
  const { screen, jobs } = await renderEngine();
  const start = (shown: Parameters<JobContext['update']>[0]) =>
    void jobs.start({
      label: 'Exporting',
      total: 2,
      run({ update }) {
        update(shown);
        return new Promise(() => undefined);
      },
    });
  start({ notice: {} as never });
  start({ completed: 1 });
  await expect.element(page.getByRole('progressbar', { name: 'Exporting' })).toBeVisible();
  expect(page.getByRole('progressbar').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Coupons');
  expectReport();
});

/** Offers an action that cannot be shown. */
function BrokenAction() {
  useActions([{ name: 'broken', label: {} as never, run: () => undefined }], {});
  return null;
}

test('A palette that fails is replaced by a message', async () => {
  const { screen } = await renderEngine({
    initialPath: '/admin/coupon/add',
    beside: <BrokenAction />,
  });
  await screen.getByLabelText('Code').fill('SUMMER');
  await openPalette();
  await expect.element(screen.getByText('This dialog could not be shown.')).toBeVisible();
  await expect.element(palette).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('Code')).toHaveValue('SUMMER');
  await userEvent.keyboard('{Escape}');
  expectReport();
});
