import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useApi, usePreferencesStore, useSessionStore } from '../../session/session-context.ts';
import { useActions } from '../../ui/actions.ts';
import { Button, getButtonClass } from '../../ui/button.tsx';
import { formatCount } from '../../ui/format.ts';
import { isModalOpen } from '../../ui/modal-dialog.tsx';
import { deleteRecords, runAction } from './bulk-actions.ts';
import { getId } from '../config/read-record.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { useServices } from '../config/services.ts';
import { BulkExport } from './bulk-export.tsx';
import { selectionActions } from './list-actions.ts';
import styles from './selection-bar.module.css';
import { useSelected, useSelection } from './selection.ts';

interface SelectionBarProps {
  resource: Resource;
  /** The rows of the page; undefined until they have loaded. */
  page: readonly ResourceRecord[] | undefined;
  /** What the bar stands in for. */
  children: ReactNode;
}

/** Where Escape has another meaning. */
const ownEscape = 'input:not([type=checkbox]), select, textarea';

/** Calls a function when Escape is pressed, and nothing else is open that it closes. */
function useEscape(onEscape: () => void) {
  const handleKeyDown = useEffectEvent(({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || (target as Element).closest(ownEscape)) return;
    // A dialog, a menu or a tooltip.
    if (isModalOpen() || document.querySelector(':popover-open')) return;
    onEscape();
  });

  useEffect(() => {
    // Before what is open has closed.
    window.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, []);
}

/** Keeps the focus in the list when the bar goes. */
function useFocusOnRemoval() {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current: bar } = ref;
    const list = bar?.parentElement;
    return () => {
      if (bar?.contains(document.activeElement)) list?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

const noRecords: readonly ResourceRecord[] = [];

/** How many records are selected, and what can be done with them. */
export function SelectionBar({ resource, page = noRecords }: SelectionBarProps) {
  const selection = useSelection(resource);
  const selected = useSelected(selection, ({ records }) => records);
  const locked = useSelected(selection, (state) => state.locked);
  const services = useServices();
  const context = {
    api: useApi(),
    queries: useQueryClient(),
    store: useSessionStore(),
    preferences: usePreferencesStore(),
    services,
  };
  const ref = useFocusOnRemoval();
  const records = [...selected.values()];
  const onPage = page.filter((record) => selected.has(getId(resource, record))).length;
  const otherCount = records.length - onPage;
  const isLocked = records.every((record) => locked.has(getId(resource, record)));
  const clear = () => selection.selectAll(records, false);
  const deleteSelected = resource.operations.delete
    ? () => deleteRecords(resource, records, context)
    : undefined;

  useActions(selectionActions, { isLocked, clear, deleteSelected });
  useEscape(clear);

  // Names, exports and conditions of actions use the values that the list shows.
  useEffect(() => {
    const { records: previous } = selection.getState();
    const changed = page.filter((record) => {
      const known = previous.get(getId(resource, record));
      return known && known !== record;
    });
    if (changed.length === 0) return;
    const next = new Map(previous);
    for (const record of changed) next.set(getId(resource, record), record);
    selection.setState({ records: next });
  }, [resource, selection, page]);

  return (
    <section ref={ref} className={styles.bar} aria-label="Selection">
      <p className={styles.count}>
        <span aria-live="polite">{formatCount(records.length)} selected</span>
        {otherCount > 0 && <small>{formatCount(otherCount)} on other pages</small>}
      </p>
      <Button className={`${getButtonClass('plain')} ${styles.clear}`} onClick={clear}>
        Clear selection
      </Button>
      <BulkExport resource={resource} records={records} />
      {resource.actions
        .filter(({ bulk }) => bulk)
        .map((action) => (
          <Button
            key={action.label}
            disabled={isLocked || !records.some((record) => action.when?.(record) ?? true)}
            onClick={() => runAction(resource, action, records, context)}
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
          Delete selected
        </Button>
      )}
    </section>
  );
}
