import { expect, test, vi } from 'vitest';
import { dismissJob, jobStore, startJob } from '../../src/ui/feedback/jobs.ts';
import { openTab } from '../support/memory-session.ts';

test.each([
  ['dismissed', () => dismissJob(jobStore.getState()[0]?.id ?? 0)],
  ['replaced by another', () => startExport()],
])('A job listens to the session until it is %s', async (_, end) => {
  const { store } = openTab();
  const unsubscribe = vi.fn();
  vi.spyOn(store, 'subscribe').mockReturnValueOnce(unsubscribe);
  await startExport(store);
  expect(jobStore.getState()).toMatchObject([{ result: { summary: '1 exported' } }]);
  expect(unsubscribe).not.toHaveBeenCalled();
  void end();
  expect(unsubscribe).toHaveBeenCalledOnce();
});

const startExport = (store = openTab().store) =>
  startJob({ label: 'Exporting', total: 1, store, run: async () => ({ summary: '1 exported' }) });
