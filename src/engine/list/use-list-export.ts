import { useApi, usePreferencesStore, useSessionStore } from '../../session/session-context.ts';
import { arrangeColumns } from './arrange-columns.ts';
import type { Resource } from '../config/resource.ts';
import { exportSearch } from './export-records.ts';

interface ListExportOptions {
  resource: Resource;
  search: string;
  total: number | undefined;
}

/** Returns a function that exports all rows of a list with the columns that are shown. */
export function useListExport({ resource, search, total }: ListExportOptions): () => void {
  const api = useApi();
  const session = useSessionStore();
  const preferences = usePreferencesStore();
  return () => {
    const columns = arrangeColumns(resource.columns, preferences.get().columns[resource.name]);
    const sessionSignal = session.getSignal();
    void exportSearch({ resource, columns, api, sessionSignal, search, total });
  };
}
