import { type ComponentProps, memo, Suspense } from 'react';
import { generatePath } from 'react-router-dom';
import { WithTooltip } from '../../ui/tooltip.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { menuItemClass } from '../../ui/popover-menu.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { DeleteButton } from './delete-button.tsx';
import { getRowControlClass } from './row-control.ts';
import { FieldValue, getFullText, hasValue } from '../cells/field-value.tsx';
import { Swatches } from '../cells/cells.tsx';
import { createOriginState } from '../config/list-params.ts';
import { getId } from '../config/read-record.ts';
import type { FieldConfig, ResourceRecord, Resource } from '../config/resource.ts';
import { RowCheckBox } from './check-boxes.tsx';
import { type TableColumn, TableFrame, useTableColumns } from './table-frame.tsx';

const ActionMenu = lazyComponent(
  () => import('./action-menu.tsx'),
  (module) => module.ActionMenu,
  () => null,
);

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
  // As in the style sheet of the table.
  const isCard = useMediaQuery('(max-width: 767px)');
  return (
    <TableFrame
      resource={resource}
      isBusy={isBusy || isOutdated}
      isOutdated={isOutdated}
      page={rows}
    >
      {rows.map((record, index) => {
        const rowNumber = firstRowNumber + index;
        const row = { resource, record, rowNumber, disabled: isOutdated };
        return (
          // A row that another search finds, too, would move.
          <tr key={`${getId(resource, record)} ${search}`}>
            <td>
              <RowCheckBox resource={resource} page={rows} record={record} />
              {rowNumber}
            </td>
            <Cells {...row} columns={columns} />
            <td>
              <RowActions {...row} isCard={isCard} />
            </td>
          </tr>
        );
      })}
    </TableFrame>
  );
}

interface RowProps {
  resource: Resource;
  record: ResourceRecord;
  rowNumber: number;
  /** Whether the row is outdated and about to be replaced. */
  disabled: boolean;
}

/** A link to the record of a row, which remembers the list. */
const RecordLink = ({
  resource,
  record,
  rowNumber,
  disabled,
  ...props
}: RowProps & Omit<ComponentProps<'a'>, 'resource'>) => (
  <RouteLink
    {...props}
    to={generatePath(resource.routes.view, { id: getId(resource, record) })}
    getState={(address) => createOriginState(address, rowNumber)}
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
      <Cell
        key={key}
        scope={isName ? 'row' : undefined}
        className={className}
        title={text}
        data-label={column.label}
      >
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

interface RowActionsProps extends RowProps {
  /** Whether the row is a card, which has one menu instead of several buttons. */
  isCard: boolean;
}

const RowActions = memo(function RowActions({ isCard, ...row }: RowActionsProps) {
  const { resource, record } = row;
  const viewLabel =
    `View ${resource.labels.singular.toLowerCase()} ${resource.recordLabel(record)}`.trim();
  const view = isCard && (
    <RecordLink {...row} className={menuItemClass} aria-label={viewLabel}>
      View
    </RecordLink>
  );
  return (
    <>
      {!isCard && (
        <WithTooltip name={viewLabel}>
          <RecordLink {...row} className={getRowControlClass('view')} />
        </WithTooltip>
      )}
      {!isCard && resource.operations.delete && <DeleteButton {...row} />}
      {(isCard || resource.actions.length > 0) && (
        <Suspense fallback={<span className={getRowControlClass('more')} />}>
          <ActionMenu {...row} view={view} />
        </Suspense>
      )}
    </>
  );
});
