import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { useExport } from './use-export.ts';

interface BulkExportProps {
  resource: Resource;
  records: readonly ResourceRecord[];
}

/** Exports the selected records with the columns that are shown. */
export function BulkExport({ resource, records }: BulkExportProps) {
  const startExport = useExport(resource);
  const [isBusy, setBusy] = useState(false);

  async function exportSelected() {
    setBusy(true);
    await startExport({ records });
    setBusy(false);
  }

  return (
    <Button data-command="export-selected" busy={isBusy} onClick={() => void exportSelected()}>
      Export selected
    </Button>
  );
}
