import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { isGone } from '../../api/api-error.ts';
import { buildPathParams } from '../../api/path-params.ts';
import { invalidateOperations } from '../../api/query-client.ts';
import { useRealtime } from '../../realtime/create-realtime.ts';
import { useApi, useSessionStore } from '../../session/session-context.ts';
import { Button } from '../../ui/button.tsx';
import { toastSuccess } from '../../ui/feedback/toast.tsx';
import { toastUndo } from '../../ui/feedback/undo-toast.tsx';
import { menuClass, menuItemClass, PopoverMenu } from '../../ui/popover-menu.tsx';
import { FieldValue } from '../cells/cell-kinds.tsx';
import { formatText } from '../cells/format-text.ts';
import { isBlank } from '../config/is-empty.ts';
import {
  type ResolvedField,
  getId,
  getReaders,
  type Resource,
  type ResourceRecord,
} from '../config/resource.ts';
import { useSelection } from '../config/selection.ts';
import { getMutation } from '../mutations/record-mutations.ts';
import { buildUpdateBody } from '../form/update-body.ts';
import { settleMutation, useApiMutation } from '../mutations/use-api-mutation.ts';
import styles from './inline-edit.module.css';

interface InlineEditProps {
  resource: Resource;
  /** A column with a property that can be edited in the list. */
  field: ResolvedField & { key: string };
  record: ResourceRecord;
  /** Whether the row is about to be replaced or removed. */
  disabled: boolean;
}

interface Edit {
  value: unknown;
  /** The value that Undo restores; absent if this is itself an undo. */
  original?: unknown;
  /** The signal of the session. */
  signal: AbortSignal;
}

/** A value in a row, as a button with a menu of the possible values. */
export function InlineEdit({ resource, field, record, disabled }: InlineEditProps) {
  const menuId = useId();
  // The items of a menu are rendered once it has been opened.
  const [wasOpened, setOpened] = useState(false);
  const { operation } = getMutation(resource, 'update');
  const constraints = useApi().getOperation(operation).bodyConstraints[field.key];
  const { shown, isLocked, buttonLabel, change } = useInlineEdit(resource, field, record);
  const options = (constraints?.enum ?? [true, false]).filter((option) => option !== null);
  return (
    <>
      <Button
        className={`${styles.button} touch-target`}
        popoverTarget={menuId}
        aria-haspopup="menu"
        aria-label={buttonLabel}
        disabled={disabled || isLocked}
        onClick={() => setOpened(true)}
      >
        <FieldValue field={field} record={{ ...record, [field.key]: shown }} />
      </Button>
      <PopoverMenu
        id={menuId}
        role="menu"
        aria-label={field.label}
        className={`${menuClass} ${styles.menu}`}
      >
        {wasOpened &&
          options.map((option) => (
            <button
              key={String(option)}
              type="button"
              role="menuitemradio"
              aria-checked={option === shown}
              className={`${menuItemClass} ${styles.item}`}
              onClick={() => option !== shown && change(option)}
            >
              <FieldValue field={field} record={{ ...record, [field.key]: option }} />
            </button>
          ))}
      </PopoverMenu>
    </>
  );
}

const formatValue = (value: unknown) => formatText(value) || '—';

/**
 * Saves another value of a property. The new value is shown until the list has been read again, or the update has
 * failed. The change can be undone even if the row is no longer shown.
 */
function useInlineEdit(
  resource: Resource,
  { key, label }: InlineEditProps['field'],
  record: ResourceRecord,
) {
  const api = useApi();
  const store = useSessionStore();
  const queryClient = useQueryClient();
  const realtime = useRealtime();
  const selection = useSelection(resource);
  const { operation, config } = getMutation(resource, 'update');
  const id = getId(resource, record);
  const isLocked = useStore(selection, ({ locked }) => locked.has(id));
  const update = useApiMutation({
    operation,
    onResponse: (response) => config.onSuccess?.(response, { realtime }),
  });

  const singular = resource.labels.singular.toLowerCase();
  const name = resource.recordLabel(record);
  const describe = (value: unknown) =>
    `${label} of ${`${singular} ${name}`.trim()}: ${formatValue(value)}`;
  const refetch = () => invalidateOperations(queryClient, getReaders(resource));

  async function send({ value, original, signal }: Edit) {
    const body = await buildUpdateBody(api, resource, id, { [key]: value }, signal);
    const request = { path: buildPathParams(operation, id), body };
    const response = await update.mutate(request, signal, (error) => {
      if (isGone(error)) void refetch();
    });
    if (response === undefined) return;
    if (isBlank(original)) toastSuccess(describe(value));
    else toastUndo(describe(value), () => save({ value: original, signal }), signal);
    await refetch();
  }

  const { isPending, variables, mutateAsync } = useMutation({
    mutationFn: send,
    onSettled: (_, error) => settleMutation(queryClient, { error }),
  });

  // The error has already been shown.
  const save = (edit: Edit) =>
    void selection.lockWhile([id], () => mutateAsync(edit).catch(() => undefined));

  const shown = isPending ? variables.value : record[key];
  return {
    shown,
    isLocked,
    buttonLabel: `Change ${label.toLowerCase()} of ${name || singular}: ${formatValue(shown)}`,
    change: (value: unknown) => save({ value, original: record[key], signal: store.getSignal() }),
  };
}
