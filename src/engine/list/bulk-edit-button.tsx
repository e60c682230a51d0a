import { Suspense, useState } from 'react';
import { useApi } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { LoadErrorDialog } from '../../ui/loading/query-boundary.tsx';
import type { ResolvedFormField } from '../config/input-values.ts';
import type { BulkEditDialogProps } from './bulk-edit-dialog.tsx';
import styles from './selection-bar.module.css';

const BulkEditDialog = lazyComponent(
  () => import('./bulk-edit-dialog.tsx'),
  (module) => module.BulkEditDialog,
  ({ onClose, error, onRetry }) => (
    <LoadErrorDialog label="Edit selected" error={error} onRetry={onRetry} onClose={onClose} />
  ),
);

/** Whether the value of a field is chosen from some values, so that many records may have the same. */
const isChoice = ({ input, type = 'text' }: ResolvedFormField) =>
  !input && /^(select|checkbox|yesNo|reference)$/.test(type);

interface BulkEditButtonProps extends Omit<BulkEditDialogProps, 'fields' | 'onClose'> {
  disabled: boolean;
}

/** Opens a dialog that changes one field of the selected records; absent if no field can be changed for many records. */
export function BulkEditButton({ disabled, ...props }: BulkEditButtonProps) {
  const api = useApi();
  const [isOpen, setOpen] = useState(false);
  const { formFields, operations } = props.resource;
  const properties = operations.update ? api.getOperation(operations.update).bodyConstraints : {};
  const fields = Object.entries(formFields).filter(
    ([name, config]) => name in properties && isChoice(config),
  );
  if (fields.length === 0) return null;
  return (
    <>
      <Button disabled={disabled} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>Edit</span>
        <span className={styles.object}> selected</span>
      </Button>
      {isOpen && (
        <Suspense>
          <BulkEditDialog {...props} fields={fields} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
