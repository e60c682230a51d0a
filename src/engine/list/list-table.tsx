import { type MouseEvent, useCallback } from 'react';
import { generatePath } from 'react-router-dom';
import { useStore } from 'zustand';
import { buildPathParams } from '../../api/path-params.ts';
import { isPlainClick } from '../../ui/route-link.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useRouter } from '../../ui/use-router.ts';
import { createOriginState } from '../config/list-origin.ts';
import { getId } from '../config/read-record.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { useResourceMutation } from '../form/use-resource-mutation.ts';
import { ListRow, type ListRowProps } from './list-row.tsx';
import { useSelection } from './selection.ts';
import { TableFrame, useTableColumns } from './table-frame.tsx';

interface ListTableProps {
  resource: Resource;
  rows: readonly ResourceRecord[];
  /** The search that found the rows. */
  search: string;
  /** The number of the first row, counted from 1 over all pages. */
  firstRowNumber: number;
  /** Whether the rows are placeholders, shown until the requested page has loaded. */
  isOutdated: boolean;
  /** Whether the page or a refresh of it is being fetched. */
  isBusy: boolean;
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
      const path = buildPathParams(operation, id);
      await selection.lockWhile([id], () => mutate({ path }));
    },
    [resource, selection, operation, mutate],
  );
  return <Table {...props} onDelete={onDelete} />;
}

function Table({ onDelete, ...props }: ListTableProps & Partial<Pick<ListRowProps, 'onDelete'>>) {
  const { resource, rows, search, firstRowNumber, isOutdated, isBusy } = props;
  const columns = useTableColumns(resource);
  const selection = useSelection(resource);
  const { records, failures, locked } = useStore(selection);
  // As in the style sheet of the table.
  const isCard = useMediaQuery('(max-width: 767px)');
  const rowClicks = useRowClicks(props);
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
            key={`${id} ${search}`}
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

const controls = 'a, button, input, label, summary, [popover]';

/** The props of a table body whose rows open their record when they are clicked, or do so in another tab, as links do. */
function useRowClicks({ resource, rows, firstRowNumber, isOutdated }: ListTableProps) {
  const { router, navigator } = useRouter();

  function findRow({ target }: MouseEvent) {
    const element = target as Element;
    if (isOutdated || element.closest(controls)) return null;
    return element.closest('tr');
  }

  function open(event: MouseEvent) {
    const row = findRow(event);
    const record = row && rows[row.sectionRowIndex];
    const text = document.getSelection();
    const isSelectingText = row && text && !text.isCollapsed && text.containsNode(row, true);
    if (!record || isSelectingText) return;
    const path = generatePath(resource.routes.view, { id: getId(resource, record) });
    if (!isPlainClick(event)) {
      window.open(navigator.createHref(path), '_blank', 'noopener');
      return;
    }
    const { pathname, search } = router.state.location;
    const state = createOriginState(pathname + search, firstRowNumber + row.sectionRowIndex);
    void router.navigate(path, { state });
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
