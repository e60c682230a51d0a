import { useQueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { useStore } from 'zustand';
import { useApi, usePreferencesStore, useSessionStore } from '../../session/session-context.ts';
import { useJobs } from '../../ui/feedback/jobs.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { loadModule } from '../../ui/loading/load-module.ts';
import type { Resource } from '../config/resource.ts';
import { ResourcesContext } from '../config/resources-context.ts';
import { discardRecord, useGetSelection } from '../config/selection.ts';
import { arrangeColumns } from './columns.ts';
import type { ExportSource } from './export-records.ts';
import { toError } from '../../api/to-error.ts';

/** Loads the code of the export, which few administrators need. */
export const loadExport = () => import('./export-records.ts');

/** Exports records of a list with the columns that are shown, one file at a time. */
export function useExport(resource: Resource) {
  const api = useApi();
  const queryClient = useQueryClient();
  const store = useSessionStore();
  const jobs = useJobs();
  const preferences = usePreferencesStore();
  const getSelection = useGetSelection();
  const resources = use(ResourcesContext);
  const label = `Exporting ${resource.labels.plural.toLowerCase()}`;
  const isExporting = useStore(jobs, () => jobs.isRunning(label));

  async function startExport(source: ExportSource) {
    const preference = preferences.get().columns[resource.name];
    const columns = arrangeColumns(resource.columns, preference).map(({ column }) => column);
    const sessionSignal = store.getSignal();
    try {
      const { exportRecords } = await loadModule(loadExport);
      if (sessionSignal.aborted || jobs.isRunning(label)) return;
      const onGone = (id: string) => discardRecord(resource, id, { getSelection, preferences });
      const context = {
        queryClient,
        label,
        resource,
        columns,
        api,
        resources,
        store,
        jobs,
        onGone,
      };
      await exportRecords({ ...source, ...context });
    } catch (error) {
      toastError(`Export CSV: ${toError(error).message}`);
    }
  }

  return { isExporting, startExport };
}
