import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useRealtime } from '../../realtime/create-realtime.ts';
import { useApi, usePreferencesStore, useSessionStore } from '../../session/session-context.ts';
import { useActions } from '../../ui/actions.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { useJobs } from '../../ui/feedback/jobs.ts';
import { formatCount } from '../../ui/format.ts';
import {
  getId,
  type Resource,
  type ResourceRecord,
  type SentRecordAction,
} from '../config/resource.ts';
import { deleteRecords, runAction } from './bulk-actions.ts';
import { BulkEditButton } from './bulk-edit-button.tsx';
import { selectionActions } from './list-actions.ts';
import { SelectMatching } from './select-matching.tsx';
import { UnshownRecords } from './unshown-records.tsx';
import { useExport } from './use-export.ts';
import styles from './selection-bar.module.css';
import { useGetSelection, useSelection } from '../config/selection.ts';
import type { List } from './use-list.ts';

interface SelectionBarProps {
  resource: Resource;
  list: List;
  /** The records of the page that is shown. */
  rows: readonly ResourceRecord[];
}

/** The number of selected records, and what can be done with them. */
export function SelectionBar({ resource, list, rows }: SelectionBarProps) {
  const selection = useSelection(resource);
  const { records: selected, locked } = useStore(selection);
  const { isExporting, startExport } = useExport(resource);
  const context = {
    api: useApi(),
    queryClient: useQueryClient(),
    store: useSessionStore(),
    jobs: useJobs(),
    getSelection: useGetSelection(),
    preferences: usePreferencesStore(),
    realtime: useRealtime(),
  };
  const getRowId = (record: ResourceRecord) => getId(resource, record);
  const shown = new Map(rows.map((record) => [getRowId(record), record]));
  const records = [...selected].map(([id, record]) => shown.get(id) ?? record);
  /** The records of other pages and searches. Others may have changed these in the meantime. */
  const outdated = new Set(records.filter((record) => !shown.has(getRowId(record))));
  const isLocked = records.every((record) => locked.has(getRowId(record)));
  const mayAllow = ({ when }: SentRecordAction, record: ResourceRecord) =>
    outdated.has(record) || (when?.(record) ?? true);
  const deleteSelected = resource.operations.delete
    ? () => void deleteRecords(resource, records, context)
    : undefined;
  const exportSelected = () => void startExport({ selected: { records, outdated } });

  useActions(selectionActions, {
    clearSelection: selection.clear,
    exportSelected: isExporting ? undefined : exportSelected,
    deleteSelected: isLocked ? undefined : deleteSelected,
  });

  return (
    <section className={styles.bar} aria-label="Selection" tabIndex={-1}>
      <div className={styles.count}>
        <span aria-live="polite">{`${formatCount(records.length)} selected`}</span>
        {outdated.size > 0 && (
          <>
            <span>{', '}</span>
            <UnshownRecords resource={resource} records={[...outdated]} />
          </>
        )}
      </div>
      <Button className={`${getButtonClass('plain')} ${styles.clear}`} onClick={selection.clear}>
        <span>Clear</span>
        <span className={styles.object}> selection</span>
      </Button>
      <Button busy={isExporting} onClick={exportSelected}>
        <span>Export</span>
        <span className={styles.object}> selected</span>
      </Button>
      <SelectMatching {...{ resource, list, rows, selected }} />
      <BulkEditButton {...{ resource, records, context }} disabled={isLocked} />
      {resource.actions
        .filter(
          (action): action is SentRecordAction =>
            action.operation !== undefined && action.bulk === true,
        )
        .map((action) => (
          <Button
            key={action.label}
            disabled={isLocked || !records.some((record) => mayAllow(action, record))}
            onClick={() => void runAction(resource, action, { records, outdated }, context)}
          >
            {action.label}
          </Button>
        ))}
      {deleteSelected && (
        <Button
          className={`${getButtonClass('plain')} ${styles.delete}`}
          disabled={isLocked}
          onClick={deleteSelected}
        >
          <span>Delete</span>
          <span className={styles.object}> selected</span>
        </Button>
      )}
    </section>
  );
}
