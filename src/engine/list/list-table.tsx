import { type MouseEvent, useCallback } from 'react';
import { generatePath } from 'react-router-dom';
import { useStore } from 'zustand';
import { buildPathParams } from '../../api/path-params.ts';
import { useActions } from '../../ui/actions.ts';
import { isPlainClick, useOpenAddress, useRouter } from '../../ui/route-link.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { createOriginState } from '../config/list-params.ts';
import type { ListPage } from '../config/queries.ts';
import { getId } from '../config/read-record.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { useResourceMutation } from '../form/use-resource-mutation.ts';
import { useTableColumns } from './columns.ts';
import { rowActions } from './list-actions.ts';
import { ListRow, type ListRowProps } from './list-row.tsx';
import { type Selection, useSelection } from './selection.ts';
import { TableFrame } from './table-frame.tsx';
import type { RowPosition } from './use-row-position.ts';

interface ListTableProps {
  resource: Resource;
  page: ListPage;
  /** Whether the rows are placeholders, shown until the requested page has loaded. */
  isOutdated: boolean;
  /** Whether the page or a refresh of it is being fetched. */
  isBusy: boolean;
  position: RowPosition;
}

interface TableProps extends ListTableProps {
  /** Undefined where records cannot be deleted. */
  onDelete?: ListRowProps['onDelete'];
}

/** The rows of a page. */
export const ListTable = (props: ListTableProps) =>
  props.resource.operations.delete ? <TableWithDeletion {...props} /> : <Table {...props} />;

/** One deletion for all rows, which asks first. */
function TableWithDeletion(props: ListTableProps) {
  const { resource } = props;
  const selection = useSelection(resource);
  const { operation, mutate } = useResourceMutation(resource, 'delete', {
    onSuccess(id) {
      const record = selection.getState().records.get(id);
      if (record) selection.selectAll([record], false);
    },
  });
  const onDelete = useCallback(
    async (record: ResourceRecord) => {
      const id = getId(resource, record);
      if (selection.getState().locked.has(id)) return;
      const path = buildPathParams(operation, id);
      await selection.lockWhile([id], () => mutate({ path }));
    },
    [resource, selection, operation, mutate],
  );
  return <Table {...props} onDelete={onDelete} />;
}

function Table(props: TableProps) {
  const { resource, page, isOutdated, isBusy, onDelete } = props;
  const { rows, firstRowNumber } = page;
  const columns = useTableColumns(resource);
  const selection = useSelection(resource);
  const { records, failures, locked } = useStore(selection);
  // As in the style sheet of the table.
  const isCard = useMediaQuery('(max-width: 767px)');
  const rowClicks = useRowClicks(props);
  useRowActions(props, selection);
  return (
    <TableFrame
      resource={resource}
      isBusy={isBusy || isOutdated}
      isOutdated={isOutdated}
      page={rows}
      {...rowClicks}
    >
      {rows.map((record, index) => {
        const id = getId(resource, record);
        return (
          <ListRow
            // A row that another search finds, too, would move.
            key={`${id} ${page.search}`}
            resource={resource}
            record={record}
            rowNumber={firstRowNumber + index}
            columns={columns}
            page={rows}
            selection={selection}
            isSelected={records.has(id)}
            failure={failures.get(id)}
            disabled={isOutdated}
            isLocked={locked.has(id)}
            isCard={isCard}
            onDelete={onDelete}
          />
        );
      })}
    </TableFrame>
  );
}

/** Offers what keys and the palette do with the row that has the focus. */
function useRowActions(props: TableProps, selection: Selection) {
  const { resource, page, isOutdated, position, onDelete } = props;
  const { rows, firstRowNumber } = page;
  const openAddress = useOpenAddress();

  function editRow(index: number) {
    const id = getId(resource, rows[index] ?? {});
    openAddress(generatePath(resource.routes.edit, { id }), (address) =>
      createOriginState(address, firstRowNumber + index),
    );
  }

  const { records } = selection.getState();
  const canEdit = resource.operations.update !== undefined && !isOutdated;
  useActions(rowActions, {
    ...position,
    rows,
    editRow: canEdit ? editRow : undefined,
    toggleRow: (record) =>
      selection.selectRow(rows, record, !records.has(getId(resource, record)), false),
    // With rows selected, the key means these.
    deleteRow: isOutdated || records.size > 0 ? undefined : onDelete,
  });
}

const controls = 'a, button, input, label, summary, [popover]';

/** The props of a table body whose rows open their record when they are clicked, or do so in another tab, as links do. */
function useRowClicks({ resource, page, isOutdated }: ListTableProps) {
  const { rows, firstRowNumber } = page;
  const { navigator } = useRouter();
  const openAddress = useOpenAddress();

  function findRow({ target }: MouseEvent) {
    const element = target as Element;
    return isOutdated || element.closest(controls) ? null : element.closest('tr');
  }

  function open(event: MouseEvent) {
    const row = findRow(event);
    const index = row?.sectionRowIndex ?? -1;
    const record = rows[index];
    const text = document.getSelection();
    if (!row || !record || (text && !text.isCollapsed && text.containsNode(row, true))) return;
    const path = generatePath(resource.routes.view, { id: getId(resource, record) });
    if (isPlainClick(event))
      openAddress(path, (address) => createOriginState(address, firstRowNumber + index));
    else window.open(navigator.createHref(path), '_blank', 'noopener');
  }

  return {
    onClick: open,
    onAuxClick: (event: MouseEvent) => event.button === 1 && open(event),
    onMouseDown(event: MouseEvent) {
      // Shift would select text, and the middle button scroll.
      if ((event.shiftKey || event.button === 1) && findRow(event)) event.preventDefault();
    },
  };
}
