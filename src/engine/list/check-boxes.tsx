import { memo } from 'react';
import { type Action, useActions } from '../../ui/actions.ts';
import { getId } from '../config/read-record.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import styles from './check-boxes.module.css';
import { useSelected, useSelection } from './selection.ts';

interface PageCheckBoxProps {
  resource: Resource;
  /** The rows of the page. */
  page: readonly ResourceRecord[];
}

const pageActions: readonly Action<{ isDisabled: boolean; toggle: () => void }>[] = [
  {
    name: 'select-all',
    label: 'Select all on this page',
    isAvailable: ({ isDisabled }) => !isDisabled,
    run: ({ toggle }) => toggle(),
  },
];

/** Selects all rows of a page. */
export function PageCheckBox({ resource, page }: PageCheckBoxProps) {
  const selection = useSelection(resource);
  const count = useSelected(
    selection,
    ({ records }) => page.filter((record) => records.has(getId(resource, record))).length,
  );
  const isAll = count > 0 && count === page.length;
  // While the first rows are loading, a click would select nothing.
  const isDisabled = page.length === 0;
  const toggle = () => selection.selectAll(page, !isAll);
  useActions(pageActions, { isDisabled, toggle });
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label="Select all on this page"
      disabled={isDisabled}
      checked={isAll}
      ref={(input) => {
        if (input) input.indeterminate = count > 0 && !isAll;
      }}
      onChange={toggle}
    />
  );
}

interface RowCheckBoxProps extends PageCheckBoxProps {
  record: ResourceRecord;
}

/** Selects a row, or with Shift all rows from the last one. Only the check boxes that change render again. */
export const RowCheckBox = memo(function RowCheckBox(props: RowCheckBoxProps) {
  const { resource, page, record } = props;
  const selection = useSelection(resource);
  const id = getId(resource, record);
  const isSelected = useSelected(selection, ({ records }) => records.has(id));
  const reason = useSelected(selection, ({ failures }) => failures.get(id));
  const name = resource.recordLabel(record) || resource.labels.singular.toLowerCase();
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={`Select ${name}`}
      title={reason}
      checked={isSelected}
      onChange={({ target, nativeEvent }) =>
        // A key press on a check box fires a click, too, with the state of the Shift key.
        selection.selectRow(page, record, target.checked, (nativeEvent as MouseEvent).shiftKey)
      }
    />
  );
});
