import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { generatePath, Link } from 'react-router-dom';
import { getButtonClass } from '../../ui/button.tsx';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { ActionMenu } from '../actions/action-menu.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { FieldValue, getFullText } from '../cells/field-value.tsx';
import { getId } from '../read-record.ts';
import type { ResourceRecord, Resource } from '../resource.ts';
import { getColumnClass, isNameColumn, TableFrame } from './table-frame.tsx';

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
  return (
    <TableFrame resource={resource} isBusy={isBusy || isOutdated} isOutdated={isOutdated}>
      {rows.map((record, index) => (
        <tr key={getId(resource, record)}>
          <td>{firstRowNumber + index}</td>
          {resource.columns.map((column, key) => {
            const cell = {
              className: getColumnClass(column, resource.columns),
              title: getFullText(column, record),
              children: <FieldValue field={column} record={record} />,
            };
            return isNameColumn(column, resource.columns) ? (
              <th key={key} scope="row" {...cell} />
            ) : (
              <td key={key} {...cell} />
            );
          })}
          <td>
            <RowActions resource={resource} record={record} disabled={isOutdated} />
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

interface RowActionsProps {
  resource: Resource;
  record: ResourceRecord;
  /** Whether the row is outdated and about to be replaced. */
  disabled: boolean;
}

function RowActions({ resource, record, disabled }: RowActionsProps) {
  const viewLabel =
    `View ${resource.labels.singular.toLowerCase()} ${resource.recordLabel(record)}`.trim();
  return (
    <>
      <WithTooltip name={viewLabel}>
        <Link
          to={generatePath(resource.routes.view, { id: getId(resource, record) })}
          className={getButtonClass('icon')}
          aria-disabled={disabled}
          onClick={(event) => disabled && event.preventDefault()}
        >
          <EyeOutlined aria-hidden />
        </Link>
      </WithTooltip>
      {resource.operations.delete && (
        <DeleteButton resource={resource} record={record} disabled={disabled} />
      )}
      {resource.actions.length > 0 && (
        <ActionMenu resource={resource} record={record} disabled={disabled} />
      )}
    </>
  );
}
