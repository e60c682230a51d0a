import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { LoadErrorDialog } from '../../ui/loading/query-boundary.tsx';

/** Loads the code of the edit dialog. */
export const importEditDialog = () => import('./edit-dialog.tsx');

/** The edit dialog, or a dialog with Retry if its code cannot be loaded. */
export const EditDialog = lazyComponent(
  importEditDialog,
  (module) => module.EditDialog,
  ({ title, onClosed, error, onRetry }) => (
    <LoadErrorDialog
      label={title}
      error={error}
      onRetry={onRetry}
      onClose={() => onClosed(false)}
    />
  ),
);
