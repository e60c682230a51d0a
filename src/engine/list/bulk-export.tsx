import { useState } from 'react';
import { useApi, usePreferencesStore, useSessionStore } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { loadModule } from '../../ui/loading/load-module.ts';
import { toastError } from '../../ui/feedback/toast.tsx';
import { arrangeColumns } from './arrange-columns.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';

interface BulkExportProps {
  resource: Resource;
  records: readonly ResourceRecord[];
}

/** Exports the selected records with the columns that are shown. */
export function BulkExport({ resource, records }: BulkExportProps) {
  const api = useApi();
  const session = useSessionStore();
  const preferences = usePreferencesStore();
  const [isBusy, setBusy] = useState(false);

  async function exportRecords() {
    const columns = arrangeColumns(resource.columns, preferences.get().columns[resource.name]);
    const sessionSignal = session.getSignal();
    setBusy(true);
    try {
      const { exportSelected } = await loadModule(() => import('./export-records.ts'));
      await exportSelected({ resource, records, columns, api, sessionSignal });
    } catch (error) {
      toastError((error as Error).message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button data-command="export-selected" busy={isBusy} onClick={() => void exportRecords()}>
      Export selected
    </Button>
  );
}
