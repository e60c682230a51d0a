import { useStore } from 'zustand';
import { useActions } from '../../ui/actions.ts';
import { getId, type Resource, type ResourceRecord } from '../config/resource.ts';
import { useSelection } from '../config/selection.ts';
import { pageActions } from './list-actions.ts';

interface PageCheckBoxProps {
  resource: Resource;
  /** The records of the page; none until they have loaded. */
  rows: readonly ResourceRecord[];
  isOutdated: boolean;
}

/** The heading of the row numbers. Its check box selects all rows of the page. */
export function PageCheckBox({ resource, rows, isOutdated }: PageCheckBoxProps) {
  const selection = useSelection(resource);
  const { records } = useStore(selection);
  const count = rows.filter((record) => records.has(getId(resource, record))).length;
  const isAll = count > 0 && count === rows.length;
  const toggle = isOutdated ? undefined : () => selection.selectAll(rows, !isAll);
  useActions(pageActions, { selectAll: toggle });
  return (
    <label className="row">
      <input
        type="checkbox"
        className="screen-only"
        aria-label="Select all on this page"
        // `disabled` would lose the focus.
        aria-disabled={isOutdated || undefined}
        checked={isAll}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !isAll;
        }}
        onChange={() => toggle?.()}
      />
      S.no
    </label>
  );
}
