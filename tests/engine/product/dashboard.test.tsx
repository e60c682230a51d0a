import { expect, onTestFinished, test, vi } from 'vitest';
import { DashboardScreen } from '../../../src/product/screens/dashboard/dashboard-screen.tsx';
import { renderEngine } from '../../support/render-engine.tsx';
import { translatePage } from '../../support/translate-page.ts';

/** Opens the dashboard with these counts. */
const openDashboard = (data: object[]) =>
  renderEngine({
    initialPath: '/admin/dashboard',
    beside: <DashboardScreen />,
    respond: () => Response.json({ success: true, data }),
  });

/**
 * Imitates an administrator who has not asked for reduced motion; the frames of the page come when the test shows them.
 */
function allowMotion() {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? matchMedia('not all') : matchMedia(query),
  );
  let nowMs = 0;
  let frames: FrameRequestCallback[] = [];
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  return {
    showFrameAt(timeMs: number) {
      nowMs = timeMs;
      const due = frames;
      frames = [];
      for (const frame of due) frame(timeMs);
    },
  };
}

test.each([
  [12.5, '12.5', '12.5'],
  [3_000_000_000, '3000000000', '3000000000'],
  [-3, '-3', '-3'],
  [0, '0', '0'],
  [null, '—', 'unknown'],
])('The count %s on a card is the selectable text %s', async (value, text, spoken) => {
  const { screen } = await openDashboard([{ key: 'Total Users', value }]);
  const card = screen.getByRole('link', { name: /Total Users/ });
  await expect.element(card).toHaveAccessibleName(`${spoken} Total Users`);
  window.getSelection()?.selectAllChildren(card.element());
  expect(window.getSelection()?.toString()).toContain(text);
});

test('A count runs up to its value within two seconds', async () => {
  const { showFrameAt } = allowMotion();
  const { screen } = await openDashboard([{ key: 'Total Users', value: 1201.5 }]);
  const card = screen.getByRole('link', { name: /Total Users/ });
  const shown = card.getByText(/^[\d.]+$/).first();
  await expect.element(shown).toMatchTextContent(/^0$/);
  showFrameAt(1000);
  await expect.element(shown).toMatchTextContent(/^600$/);
  await expect.element(card).toHaveAccessibleName('1201.5 Total Users');
  showFrameAt(1999);
  await expect.element(shown).toMatchTextContent(/^1200$/);
  showFrameAt(2000);
  await expect.element(shown).toMatchTextContent(/^1201\.5$/);
  expect(card.getByText('1201.5').elements()).toHaveLength(1);
});

test('The dashboard follows its counts in a page that the browser translates', async () => {
  onTestFinished(translatePage());
  const keys = ['Active Stories', 'Upcoming Stories', 'Completed Stories'];
  const countEach = (value: number | null) => Object.fromEntries(keys.map((key) => [key, value]));
  let counts = countEach(57);
  const { screen, queryClient, respondWith } = await renderEngine({
    initialPath: '/admin/dashboard',
    beside: <DashboardScreen />,
    respond: () => {
      const data = Object.entries(counts).map(([key, value]) => ({ key, value }));
      return Response.json({ success: true, data });
    },
  });
  const card = screen.getByRole('link', { name: /Active Stories/ });
  await expect.element(card).toHaveAccessibleName('57 Active Stories');
  counts = countEach(null);
  await queryClient.invalidateQueries();
  await expect.element(card).toHaveAccessibleName('unknown Active Stories');
  await expect.element(card.getByText('—', { exact: true })).toBeVisible();
  counts = countEach(0);
  await queryClient.invalidateQueries();
  await expect.element(card).toHaveAccessibleName('0 Active Stories');
  await expect.element(screen.getByText('There are no stories yet.')).toBeVisible();
  respondWith(() => Response.json({ success: false, error: { message: 'No.' } }, { status: 403 }));
  await queryClient.invalidateQueries();
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/No\./);
});
