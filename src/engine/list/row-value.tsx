import { Suspense } from 'react';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { FieldValue } from '../cells/cell-kinds.tsx';
import { Swatches } from '../cells/cells.tsx';
import type { ResolvedField, Resource, ResourceRecord } from '../config/resource.ts';
import styles from './row-value.module.css';

// If the code cannot be loaded, the value is shown without the menu.
const InlineEdit = lazyComponent(
  () => import('./inline-edit.tsx'),
  (module) => module.InlineEdit,
  FieldValue,
);

interface RowValueProps {
  resource: Resource;
  column: ResolvedField;
  record: ResourceRecord;
  /** The whole value, if it is a text. */
  text: string | undefined;
  /** Whether the row is about to be replaced or removed. */
  disabled: boolean;
}

/** A value in a row, after its colours. If it can be edited in the list, it is a button with a menu. */
export function RowValue({ resource, column, record, text, disabled }: RowValueProps) {
  const { key, swatches } = column;
  const value =
    text === undefined ? <FieldValue field={column} record={record} /> : <span>{text}</span>;
  return (
    <>
      {swatches && <RowSwatches keys={swatches} record={record} />}
      {key !== undefined && resource.inlineEdit?.includes(key) ? (
        <span className={styles.editable}>
          <Suspense fallback={value}>
            <InlineEdit {...{ resource, record, disabled }} field={{ ...column, key }} />
          </Suspense>
        </span>
      ) : (
        value
      )}
    </>
  );
}

/** The colours of a record that a column shows before its value. */
function RowSwatches({ keys, record }: { keys: readonly string[]; record: ResourceRecord }) {
  const colours = keys.map((key) => record[key]).filter(Boolean);
  return colours.length > 0 && <Swatches colours={colours.map(String)} />;
}
