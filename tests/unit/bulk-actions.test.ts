import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { OperationKey } from '../../src/api/contract.ts';
import type { AnyRequestParams, Api } from '../../src/api/create-api.ts';
import { createSelections } from '../../src/engine/config/selection.ts';
import { runAction } from '../../src/engine/list/bulk-actions.ts';
import { createPreferencesStore } from '../../src/session/preferences.ts';
import { createJobs } from '../../src/ui/feedback/jobs.ts';
import { openTab } from '../support/memory-session.ts';
import { resolvePets } from '../support/resolve-pets.ts';

test('An action leaves out what another job works on, which stays locked', async () => {
  const resource = resolvePets({});
  const { storage, events, store } = openTab();
  const sent: unknown[] = [];
  async function requestByKey(key: string, { path }: AnyRequestParams) {
    sent.push([key, path?.['id']]);
    return { pet: { _id: path?.['id'], name: 'Rex' } };
  }
  const confirm = vi.fn(() => true);
  vi.stubGlobal('window', { confirm });
  const records = ['a', 'b', 'c'].map((_id) => ({ _id, name: 'Tom' }));
  const getSelection = createSelections(store);
  const selection = getSelection(resource);
  selection.selectAll(records, true);
  const other = Promise.withResolvers<void>();
  const otherJob = selection.lockWhile(['a'], () => other.promise);
  await runAction(
    resource,
    {
      label: 'Feed',
      operation: 'POST /pets/{id}/feed' as OperationKey,
      when: ({ name }) => name === 'Rex',
    },
    { records, outdated: new Set(records.slice(0, 2)) },
    {
      api: { requestByKey } as unknown as Api,
      queryClient: new QueryClient(),
      store,
      jobs: createJobs(store),
      getSelection,
      preferences: createPreferencesStore(storage, events, store),
    },
  );
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Feed: 1 of 2 pets?');
  expect(sent).toEqual([
    ['GET /pets/{id}', 'b'],
    ['POST /pets/{id}/feed', 'b'],
  ]);
  expect([...selection.getState().locked.keys()]).toEqual(['a']);
  expect([...selection.getState().records.keys()]).toEqual(['a', 'c']);
  other.resolve();
  await otherJob;
});
