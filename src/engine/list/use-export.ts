import { use } from 'react';
import { useApi, usePreferencesStore, useSessionStore } from '../../session/session-context.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { loadModule } from '../../ui/loading/load-module.ts';
import type { Resource } from '../config/resource.ts';
import { ResourcesContext } from '../config/resources-context.ts';
import { arrangeColumns } from './columns.ts';
import type { ExportSource } from './export-records.ts';

export const loadExport = () => import('./export-records.ts');

/** Returns a function that exports records of a list with the columns that are shown. */
export function useExport(resource: Resource): (source: ExportSource) => Promise<void> {
  const api = useApi();
  const session = useSessionStore();
  const preferences = usePreferencesStore();
  const resources = use(ResourcesContext);
  return async (source) => {
    const columns = arrangeColumns(resource.columns, preferences.get().columns[resource.name]);
    const sessionSignal = session.getSignal();
    try {
      const { exportRecords } = await loadModule(loadExport);
      await exportRecords({ ...source, resource, columns, api, resources, sessionSignal });
    } catch (error) {
      toastError(`Export CSV: ${(error as Error).message}`);
    }
  };
}
