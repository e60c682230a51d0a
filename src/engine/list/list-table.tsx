import { type ComponentProps, memo } from 'react';
import { generatePath } from 'react-router-dom';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { ActionMenu } from '../actions/action-menu.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { getRowControlClass } from '../actions/row-control.ts';
import { FieldValue, getFullText, hasValue } from '../cells/field-value.tsx';
import { Swatches } from '../cells/swatches.tsx';
import { getId } from '../read-record.ts';
import type { FieldConfig, ResourceRecord, Resource } from '../resource.ts';
import { type TableColumn, TableFrame, useTableColumns } from './table-frame.tsx';

interface ListTableProps {
  resource: Resource;
  rows: ResourceRecord[];
  /** The search that found the rows. */
  search: string;
  /** The number of the first row, counted from 1 over all pages. */
  firstRowNumber: number;
  /** Whether the rows are placeholders, shown until the requested page has loaded. */
  isOutdated: boolean;
  /** Whether the page or a refresh of it is being fetched. */
  isBusy: boolean;
}

export function ListTable(props: ListTableProps) {
  const { resource, rows, search, firstRowNumber, isOutdated, isBusy } = props;
  const columns = useTableColumns(resource);
  return (
    <TableFrame resource={resource} isBusy={isBusy || isOutdated} isOutdated={isOutdated}>
      {rows.map((record, index) => (
        // A row that another search finds, too, would move.
        <tr key={`${getId(resource, record)} ${search}`}>
          <td>{firstRowNumber + index}</td>
          <Cells resource={resource} columns={columns} record={record} disabled={isOutdated} />
          <td>
            <RowActions resource={resource} record={record} disabled={isOutdated} />
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

interface RowProps {
  resource: Resource;
  record: ResourceRecord;
  /** Whether the row is outdated and about to be replaced. */
  disabled: boolean;
}

/** A link to the record of a row. */
const RecordLink = ({
  resource,
  record,
  disabled,
  ...props
}: RowProps & Omit<ComponentProps<'a'>, 'resource'>) => (
  <RouteLink
    {...props}
    to={generatePath(resource.routes.view, { id: getId(resource, record) })}
    aria-disabled={disabled}
    onClick={(event) => disabled && event.preventDefault()}
  />
);

/** The colours of a row that a column shows before its value. */
function RowSwatches({ column, record }: { column: FieldConfig; record: ResourceRecord }) {
  const colours = column.swatches?.map((key) => record[key]).filter(Boolean) ?? [];
  return colours.length > 0 && <Swatches colours={colours.map(String)} />;
}

interface CellsProps extends RowProps {
  columns: readonly TableColumn[];
}

/** The cells of a row. Rows are rendered again on each change of the list, their cells only with another record. */
const Cells = memo(function Cells({ columns, ...row }: CellsProps) {
  const { record } = row;
  return columns.map(({ column, isName, isLinked, className }, key) => {
    const text = getFullText(column, record);
    const value = text ?? <FieldValue field={column} record={record} />;
    const children = column.swatches ? (
      <>
        <RowSwatches column={column} record={record} />
        {value}
      </>
    ) : (
      value
    );
    const Cell = isName ? 'th' : 'td';
    return (
      <Cell key={key} scope={isName ? 'row' : undefined} className={className} title={text}>
        {isLinked && hasValue(column, record) ? (
          // Not draggable, so that its text can be selected.
          <RecordLink {...row} draggable={false}>
            {children}
          </RecordLink>
        ) : (
          children
        )}
      </Cell>
    );
  });
});

const RowActions = memo(function RowActions(props: RowProps) {
  const { resource, record } = props;
  const viewLabel =
    `View ${resource.labels.singular.toLowerCase()} ${resource.recordLabel(record)}`.trim();
  return (
    <>
      <WithTooltip name={viewLabel}>
        <RecordLink {...props} className={getRowControlClass('view')} />
      </WithTooltip>
      {resource.operations.delete && <DeleteButton {...props} />}
      {resource.actions.length > 0 && <ActionMenu {...props} />}
    </>
  );
});
