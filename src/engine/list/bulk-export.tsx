import { useState } from 'react';
import { type Action, useActions } from '../../ui/actions.ts';
import { Button } from '../../ui/button.tsx';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { useExport } from './use-export.ts';

interface BulkExportProps {
  resource: Resource;
  records: readonly ResourceRecord[];
}

const exportActions: readonly Action<{ isBusy: boolean; exportSelected: () => Promise<void> }>[] = [
  {
    name: 'export-selected',
    label: 'Export selected',
    isAvailable: ({ isBusy }) => !isBusy,
    run: ({ exportSelected }) => void exportSelected(),
  },
];

/** Exports the selected records with the columns that are shown. */
export function BulkExport({ resource, records }: BulkExportProps) {
  const startExport = useExport(resource);
  const [isBusy, setBusy] = useState(false);

  async function exportSelected() {
    setBusy(true);
    await startExport({ records });
    setBusy(false);
  }

  useActions(exportActions, { isBusy, exportSelected });

  return (
    <Button busy={isBusy} onClick={() => void exportSelected()}>
      Export selected
    </Button>
  );
}
