import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import { type ChangeEvent, type ComponentProps, memo, type RefCallback } from 'react';
import { generatePath } from 'react-router-dom';
import { createEntryState } from '../../session/history-entry.ts';
import { Button, getButtonClass, getTooltipProps } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RouteLink } from '../../ui/route-link.tsx';
import { getFullText, hasValue } from '../cells/cell-kinds.tsx';

import { getId, type ResourceRecord } from '../config/resource.ts';
import { ActionMenu, type RowActionsProps } from './action-menu.tsx';
import { RowValue } from './row-value.tsx';
import type { TableColumn } from './table-frame.tsx';
import styles from './table-frame.module.css';
import type { RowElements } from './use-row-focus.ts';

export interface ListRowProps extends Omit<
  RowActionsProps,
  'link' | 'editLink' | 'name' | 'buttonRef'
> {
  elements: RowElements;
  /** The number of the row, counted from 1 over all pages. */
  rowNumber: number;
  columns: readonly TableColumn[];
  /** All rows of the page. Shift selects a range of them. */
  rows: readonly ResourceRecord[];
  isSelected: boolean;
  /** Whether the record was just saved. */
  isSaved: boolean;
  /** Whether the record is being deleted. */
  isDeleting: boolean;
  /** Why the last bulk action failed for the record. */
  failure: string | undefined;
}

/** A row of a list. It is memoised, so that it renders only when something in it changes. */
export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { resource, record, rowNumber, columns, selection, isSelected, isDeleting, disabled } =
    props;
  const name = resource.recordLabel(record);
  const id = getId(resource, record);
  const noun = resource.labels.singular.toLowerCase();
  const createLink = (route: 'view' | 'edit'): ComponentProps<typeof RouteLink> => ({
    to: generatePath(resource.routes[route], { id }),
    getState: (listAddress) =>
      createEntryState({ listAddress, rowNumber, isEditOfRow: route === 'edit' }),
    'aria-disabled': disabled,
    onClick: (event) => disabled && event.preventDefault(),
  });
  const link = createLink('view');

  const hasNameLink = columns.some(({ isLinked, column }) => isLinked && hasValue(column, record));
  const controlRef = props.elements.controls.createRef(id);

  function select({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    if (disabled) return;
    // A key press on a check box also fires a click, with the state of the Shift key.
    const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
    selection.selectRow(props.rows, record, target.checked, isRange);
  }

  return (
    <tr
      ref={props.elements.rows.createRef(id)}
      className={`${styles.row} ${isSelected ? styles.selected : ''}`}
      data-saved={props.isSaved || undefined}
      aria-busy={isDeleting || undefined}
      aria-disabled={isDeleting || undefined}
    >
      <td className={styles.select}>
        <label className="row">
          <input
            type="checkbox"
            className="screen-only"
            aria-label={`Select ${name || noun}`}
            title={props.failure}
            // `disabled` would lose the focus.
            aria-disabled={disabled || undefined}
            checked={isSelected}
            onChange={select}
          />
          <span>{rowNumber}</span>
        </label>
      </td>
      {columns.map(({ column, isName, isLinked, className }, key) => {
        const Cell = isName ? 'th' : 'td';
        const text = getFullText(column, record);
        const value = <RowValue {...{ resource, column, record, text, disabled }} />;
        return (
          <Cell
            key={key}
            scope={isName ? 'row' : undefined}
            className={className}
            data-tooltip={text}
            data-label={column.label}
          >
            {isLinked && hasValue(column, record) ? (
              // The link is not draggable, so that its text can be selected.
              <RouteLink {...link} ref={controlRef} className="link truncate" draggable={false}>
                {value}
              </RouteLink>
            ) : (
              value
            )}
          </Cell>
        );
      })}
      <td className={styles.actions}>
        {isDeleting && <span className={styles.deleting}>Deleting…</span>}
        <RowActions
          {...props}
          link={link}
          editLink={resource.operations.update && createLink('edit')}
          name={`${noun} ${name}`.trim()}
          controlRef={hasNameLink ? undefined : controlRef}
        />
      </td>
    </tr>
  );
});

interface ControlProps extends Omit<RowActionsProps, 'buttonRef'> {
  /** The ref of the control that receives the focus for the row, unless that is the link of its name. */
  controlRef: RefCallback<HTMLElement> | undefined;
}

function RowActions(props: ControlProps) {
  const { resource, record, link, name, disabled, isLocked, isCard, onDelete, controlRef } = props;
  return (
    <>
      {!isCard && (
        <RouteLink
          {...link}
          {...getTooltipProps(`View ${name}`)}
          ref={controlRef}
          className={getButtonClass('icon')}
          // If the name is a link, it leads to the same page, and Tab stops there.
          tabIndex={controlRef ? undefined : -1}
        >
          <Icon of={EyeOutlined} />
        </RouteLink>
      )}
      {!isCard && onDelete && (
        <Button
          {...getTooltipProps(`Delete ${name}`)}
          variant="danger-icon"
          disabled={disabled || isLocked}
          onClick={() => onDelete(record)}
        >
          <Icon of={DeleteOutlined} />
        </Button>
      )}
      {(isCard || resource.actions.length > 0) && (
        <ActionMenu {...props} buttonRef={isCard ? controlRef : undefined} />
      )}
    </>
  );
}
