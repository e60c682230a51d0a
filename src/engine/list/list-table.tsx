import { memo } from 'react';
import { generatePath } from 'react-router-dom';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { ActionMenu } from '../actions/action-menu.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { getRowControlClass } from '../actions/row-control.ts';
import { FieldValue, getFullText } from '../cells/field-value.tsx';
import { getId } from '../read-record.ts';
import type { ResourceRecord, Resource } from '../resource.ts';
import { type TableColumn, TableFrame, useTableColumns } from './table-frame.tsx';

interface ListTableProps {
  resource: Resource;
  rows: ResourceRecord[];
  /** The number of the first row, counted from 1 over all pages. */
  firstRowNumber: number;
  /** Whether the rows are placeholders, shown until the requested page has loaded. */
  isOutdated: boolean;
  /** Whether the page or a refresh of it is being fetched. */
  isBusy: boolean;
}

export function ListTable(props: ListTableProps) {
  const { resource, rows, firstRowNumber, isOutdated, isBusy } = props;
  const columns = useTableColumns(resource);
  return (
    <TableFrame resource={resource} isBusy={isBusy || isOutdated} isOutdated={isOutdated}>
      {rows.map((record, index) => (
        <tr key={getId(resource, record)}>
          <td>{firstRowNumber + index}</td>
          <Cells columns={columns} record={record} />
          <td>
            <RowActions resource={resource} record={record} disabled={isOutdated} />
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

interface CellsProps {
  columns: readonly TableColumn[];
  record: ResourceRecord;
}

/** The cells of a row. Rows are rendered again on each change of the list, their cells only with another record. */
const Cells = memo(function Cells({ columns, record }: CellsProps) {
  return columns.map(({ column, isName, className }, key) => {
    const text = getFullText(column, record);
    const children = text ?? <FieldValue field={column} record={record} />;
    const Cell = isName ? 'th' : 'td';
    return (
      <Cell key={key} scope={isName ? 'row' : undefined} className={className} title={text}>
        {children}
      </Cell>
    );
  });
});

interface RowActionsProps {
  resource: Resource;
  record: ResourceRecord;
  /** Whether the row is outdated and about to be replaced. */
  disabled: boolean;
}

const RowActions = memo(function RowActions({ resource, record, disabled }: RowActionsProps) {
  const viewLabel =
    `View ${resource.labels.singular.toLowerCase()} ${resource.recordLabel(record)}`.trim();
  return (
    <>
      <WithTooltip name={viewLabel}>
        <RouteLink
          to={generatePath(resource.routes.view, { id: getId(resource, record) })}
          className={getRowControlClass('view')}
          aria-disabled={disabled}
          onClick={(event) => disabled && event.preventDefault()}
        />
      </WithTooltip>
      {resource.operations.delete && (
        <DeleteButton resource={resource} record={record} disabled={disabled} />
      )}
      {resource.actions.length > 0 && (
        <ActionMenu resource={resource} record={record} disabled={disabled} />
      )}
    </>
  );
});
