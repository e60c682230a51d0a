import { expect, test, vi } from 'vitest';
import { createJobs } from '../../src/ui/feedback/jobs.ts';
import { openTab } from '../support/memory-session.ts';

test('Jobs listen to the session once, however many are started', async () => {
  const { store } = openTab();
  const subscribe = vi.spyOn(store, 'subscribe');
  const jobs = createJobs(store);
  const startExport = () =>
    jobs.start({ label: 'Exporting', total: 1, run: async () => ({ summary: '1 exported' }) });
  await startExport();
  await startExport();
  expect(subscribe).toHaveBeenCalledOnce();
  expect(jobs.getState()).toMatchObject([{ result: { summary: '1 exported' } }]);
});
