import { type MouseEvent, useCallback } from 'react';
import { generatePath, useNavigationType } from 'react-router-dom';
import { useStore } from 'zustand';
import { createEntryState, useEntryState } from '../../session/history-entry.ts';
import { useActions } from '../../ui/actions.ts';
import { isPlainClick, useOpenAddress, useRouter } from '../../ui/route-link.tsx';
import { getCriteriaKey, type ListPage } from '../config/list-page.ts';
import { getId, type Resource, type ResourceRecord } from '../config/resource.ts';
import { useDeleteRecord } from '../mutations/record-mutations.ts';
import { rowActions } from './list-actions.ts';
import { ListRow, type ListRowProps } from './list-row.tsx';
import { useIsNarrow } from './use-is-narrow.ts';
import { useSelection } from '../config/selection.ts';
import { TableFrame, useTableColumns } from './table-frame.tsx';
import type { List } from './use-list.ts';
import type { RowFocus } from './use-row-focus.ts';

interface ListTableProps {
  resource: Resource;
  list: List;
  page: ListPage;
  rowFocus: RowFocus;
  /** Undefined if records cannot be deleted. */
  onDelete?: ListRowProps['onDelete'];
}

/** The rows of a page. */
export const ListTable = (props: ListTableProps) =>
  props.resource.operations.delete ? <TableWithDeletion {...props} /> : <Table {...props} />;

/** All rows share one deletion, which asks first. */
function TableWithDeletion(props: ListTableProps) {
  const { resource } = props;
  const deleteRecord = useDeleteRecord(resource);
  const onDelete = useCallback(
    (record: ResourceRecord) => void deleteRecord(getId(resource, record)),
    [resource, deleteRecord],
  );
  return <Table {...props} onDelete={onDelete} />;
}

function Table(props: ListTableProps) {
  const { resource, list, page, rowFocus, onDelete } = props;
  const { isOutdated, query } = list;
  const { rows, firstRowNumber } = page;
  const criteriaKey = getCriteriaKey(page);
  const columns = useTableColumns(resource);
  const selection = useSelection(resource);
  const { records, failures, locked } = useStore(selection);
  const isCard = useIsNarrow();
  // After Back or a reload, the saved record is not marked again.
  const isPop = useNavigationType() === 'POP';
  const { savedId } = useEntryState();
  const { openRow, ...rowClicks } = useRowClicks(props);
  const getRow = (index: number) => rows[index] ?? {};
  const isDeleting = (record: ResourceRecord) =>
    locked.get(getId(resource, record)) === 'deleting' && !failures.has(getId(resource, record));
  const canEdit = resource.operations.update !== undefined && !isOutdated;
  // While rows are selected, the key deletes the selected rows.
  const canDelete = onDelete && !isOutdated && records.size === 0;

  function toggleRow(index: number) {
    const isSelected = records.has(getId(resource, getRow(index)));
    if (!isDeleting(getRow(index))) selection.selectRow(rows, getRow(index), !isSelected);
  }

  function editRow(index: number) {
    if (!isDeleting(getRow(index))) openRow(index, 'edit');
  }

  useActions(rowActions, {
    ...rowFocus,
    rowCount: rows.length,
    editRow: canEdit ? editRow : undefined,
    selectRow: isOutdated ? undefined : toggleRow,
    deleteRow: canDelete ? (index) => onDelete(getRow(index)) : undefined,
  });

  return (
    <TableFrame
      list={list}
      columns={columns}
      resource={resource}
      frameRef={rowFocus.frame}
      isBusy={query.isFetching || isOutdated}
      isOutdated={isOutdated}
      rows={rows}
      total={page.total}
      {...rowClicks}
    >
      {rows.map((record, index) => {
        const id = getId(resource, record);
        return (
          <ListRow
            // The key changes with the search. Otherwise a row that another search finds, too, would move within the
            // table.
            key={`${id} ${criteriaKey}`}
            resource={resource}
            elements={rowFocus.elements}
            record={record}
            rowNumber={firstRowNumber + index}
            columns={columns}
            rows={rows}
            selection={selection}
            isSelected={records.has(id)}
            isSaved={!isPop && id === savedId}
            failure={failures.get(id)}
            disabled={isOutdated || isDeleting(record)}
            isLocked={locked.has(id)}
            isDeleting={isDeleting(record)}
            isCard={isCard}
            onDelete={onDelete}
          />
        );
      })}
    </TableFrame>
  );
}

const controls = 'a, button, input, label, summary, [popover]';

/**
 * Returns a function that opens a row by its index, and the props of a table body whose rows open their record on a
 * click. With a modifier key they open another tab, as links do.
 */
function useRowClicks({ resource, page, list: { isOutdated } }: ListTableProps) {
  const { navigator } = useRouter();
  const openAddress = useOpenAddress();

  const getPath = (index: number, route: 'view' | 'edit') =>
    generatePath(resource.routes[route], { id: getId(resource, page.rows[index] ?? {}) });

  const openRow = (index: number, route: 'view' | 'edit') =>
    openAddress(getPath(index, route), (listAddress) =>
      createEntryState({
        listAddress,
        rowNumber: page.firstRowNumber + index,
        isEditOfRow: route === 'edit',
      }),
    );

  function findRow({ target }: MouseEvent) {
    return isOutdated || !(target instanceof Element) || target.closest(controls)
      ? null
      : target.closest<HTMLTableRowElement>('tr:not([aria-disabled])');
  }

  function open(event: MouseEvent) {
    const row = findRow(event);
    const text = document.getSelection();
    if (!row || (text && !text.isCollapsed && text.containsNode(row, true))) return;
    const index = row.sectionRowIndex;
    if (isPlainClick(event)) openRow(index, 'view');
    else window.open(navigator.createHref(getPath(index, 'view')), '_blank', 'noopener');
  }

  return {
    openRow,
    onClick: open,
    onAuxClick: (event: MouseEvent) => event.button === 1 && open(event),
    onMouseDown(event: MouseEvent) {
      // Otherwise Shift would select text, and the middle button would scroll.
      if ((event.shiftKey || event.button === 1) && findRow(event)) event.preventDefault();
    },
  };
}
