import { expect, test, vi } from 'vitest';
import { renderEngine } from '../support/render-engine.tsx';
import { specimens } from './specimens/specimens.ts';

/** Holds the timers of two seconds; returns a function that ends them. */
function holdTwoSeconds() {
  const held: (() => void)[] = [];
  const { setTimeout: start } = window;
  vi.spyOn(window, 'setTimeout').mockImplementation(((callback: () => void, ms?: number) =>
    ms === 2000 ? held.push(callback) : start(callback, ms)) as typeof setTimeout);
  return () => {
    for (const callback of held.splice(0)) callback();
  };
}

test('After adding, the list shows its first page without search, and marks the record for two seconds', async () => {
  const endTwoSeconds = holdTwoSeconds();
  const { screen, router } = await renderEngine({
    resource: specimens,
    initialPath: `${specimens.routes.list}?page=2&q=stone`,
  });
  await screen.getByRole('link', { name: 'Add Specimen' }).click();
  await screen.getByLabelText('Specimen', { exact: true }).fill('Trilobite');
  await screen.getByLabelText('Status').selectOptions('shown');
  await screen.getByLabelText('Street').fill('Main Street 1');
  await screen.getByLabelText('City').fill('Berlin');
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => router.state.location.pathname).toBe(specimens.routes.list);
  expect(router.state.location.search).toBe('');
  const marked = () => screen.container.querySelectorAll('tbody [data-added]');
  await expect.poll(() => marked().length).toBe(1);
  const [id] = screen.getByRole('link', { name: /^View specimen/ }).elements();
  expect(marked()[0]?.contains(id ?? null)).toBe(true);
  endTwoSeconds();
  await expect.poll(() => marked().length).toBe(0);
});
