import { generatePath } from 'react-router-dom';
import { buildPathParams } from '../../api/path-params.ts';
import { useActions } from '../../ui/actions.ts';
import { useOpenAddress } from '../../ui/route-link.tsx';
import { getEditRoute } from '../config/edit-route.ts';
import { createOriginState } from '../config/list-origin.ts';
import { getId } from '../config/read-record.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { deleteRowActions, rowActions } from './list-actions.ts';
import { useSelection } from './selection.ts';
import { useResourceMutation } from '../form/use-resource-mutation.ts';
import type { RowFocus } from './use-row-position.ts';

interface RowKeysProps {
  resource: Resource;
  rows: readonly ResourceRecord[];
  /** The number of the first row, counted from 1 over all pages. */
  firstRowNumber: number;
  isOutdated: boolean;
  rowFocus: RowFocus;
}

/** Offers what keys and the palette do with the row that has the focus. */
export function RowKeys(props: RowKeysProps) {
  const { resource, rows, firstRowNumber, isOutdated, rowFocus } = props;
  const openAddress = useOpenAddress();
  const selection = useSelection(resource);

  function editRow(index: number) {
    const record = rows[index];
    if (!record) return;
    const path = generatePath(getEditRoute(resource), { id: getId(resource, record) });
    openAddress(path, (address) => createOriginState(address, firstRowNumber + index));
  }

  useActions(rowActions, {
    ...rowFocus,
    rows,
    isOutdated,
    editRow: resource.operations.update && editRow,
    toggleRow(record) {
      const isSelected = selection.getState().records.has(getId(resource, record));
      selection.selectRow(rows, record, !isSelected, false);
    },
  });

  return (
    resource.operations.delete && (
      <RowDeletion
        resource={resource}
        getRecord={() => (isOutdated ? undefined : rows[rowFocus.getFocusedIndex() ?? -1])}
      />
    )
  );
}

interface RowDeletionProps {
  resource: Resource;
  /** Returns the record of the row with the focus. */
  getRecord: () => ResourceRecord | undefined;
}

/** The deletion of the row with the focus, for the keyboard. */
function RowDeletion({ resource, getRecord }: RowDeletionProps) {
  const selection = useSelection(resource);
  const { operation, mutate } = useResourceMutation(resource, 'delete');
  useActions(deleteRowActions, {
    getRecord() {
      // With rows selected, the key means these.
      const { records, locked } = selection.getState();
      const record = records.size === 0 ? getRecord() : undefined;
      return record && !locked.has(getId(resource, record)) ? record : undefined;
    },
    deleteRow: (record) =>
      void mutate({ path: buildPathParams(operation, getId(resource, record)) }),
  });
  return null;
}
