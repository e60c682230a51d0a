import { type ReactNode, Suspense, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyComponent } from '../../src/ui/loading/lazy-component.ts';

/** Keeps something unsaved, because otherwise the page would be reloaded. */
beforeEach(({ onTestFinished }) => {
  const keep = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', keep);
  onTestFinished(() => window.removeEventListener('beforeunload', keep));
});

/** A form with a part whose code does not arrive before `arrive` was called. */
async function renderForm() {
  const load = vi.fn(() => Promise.reject<{ Part: () => ReactNode }>(new Error('Not there.')));
  const Part = lazyComponent(load, (module) => module.Part);
  function Form() {
    const [isOpen, setOpen] = useState(true);
    return (
      <form>
        <input aria-label="Name" />
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Toggle
        </button>
        <Suspense fallback="Loading">{isOpen && <Part />}</Suspense>
      </form>
    );
  }
  const screen = await render(<Form />);
  await screen.getByLabelText('Name').fill('Jane');
  const arrive = () => load.mockResolvedValue({ Part: () => <p>The part</p> });
  return { screen, load, arrive };
}

describe('A part whose code does not arrive', () => {
  test('can be retried in its place while what was typed stays', async () => {
    const { screen, load, arrive } = await renderForm();
    const alert = screen.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/^This part could not be loaded.*Not there\./);
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => load.mock.calls.length).toBe(2);
    await expect.element(alert).toBeVisible();
    arrive();
    await screen.getByRole('button', { name: 'Retry' }).click();
    await expect.element(screen.getByText('The part')).toBeVisible();
    await expect.element(alert).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Name')).toHaveValue('Jane');
  });

  test('is loaded when it is opened again', async () => {
    const { screen, arrive } = await renderForm();
    await expect.element(screen.getByRole('alert')).toBeVisible();
    const toggle = screen.getByRole('button', { name: 'Toggle' });
    await toggle.click();
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    arrive();
    await toggle.click();
    await expect.element(screen.getByText('The part')).toBeVisible();
  });
});
