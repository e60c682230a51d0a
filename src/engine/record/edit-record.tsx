import type { UseQueryResult } from '@tanstack/react-query';
import { type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { buildPathParams } from '../../api/path-params.ts';
import { useApi } from '../../session/session-context.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { lazyComponent } from '../../ui/loading/lazy-component.ts';
import { preload } from '../../ui/loading/load-module.ts';
import { useResourceMutation } from '../form/use-resource-mutation.ts';
import { useListOrigin } from '../config/list-params.ts';
import { recordQuery } from '../config/queries.ts';
import { getId } from '../config/read-record.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { useEditAddress } from './use-edit-address.ts';

const importDialog = () => import('../form/edit-dialog.tsx');
const EditDialog = lazyComponent(importDialog, (module) => module.EditDialog);

interface EditRecordProps {
  resource: Resource;
  query: UseQueryResult<ResourceRecord>;
}

/** The button that opens the edit dialog, and at the dialog's address the dialog, once the record is there. */
export function EditRecord({ resource, query }: EditRecordProps) {
  const api = useApi();
  const button = useRef<HTMLButtonElement>(null);
  const origin = useListOrigin(resource);
  const update = useResourceMutation(resource, 'update', { listAddress: origin?.address });
  const { data: record, isFetching, isError } = query;
  const { isEditAddress, openDialog, closeDialog } = useEditAddress(resource);
  const [wasOpen, setWasOpen] = useState(false);
  // An edit does not begin with outdated values, but a refetch does not close the dialog.
  const isOpen = isEditAddress && record !== undefined && (wasOpen || (!isFetching && !isError));
  if (isOpen !== wasOpen) setWasOpen(isOpen);

  useEffect(() => preload(importDialog), []);

  // A pending redirect of the previous save would close the dialog.
  const { cancelRedirect } = update;
  useEffect(() => {
    if (isOpen) cancelRedirect();
  }, [isOpen, cancelRedirect]);

  useFocusAfterClosing(isOpen, button);

  if (!record) return null;
  const id = getId(resource, record);
  const { labels, recordLabel } = resource;
  const singular = labels.singular.toLowerCase();

  /** Reads the record's form values from the server, bypassing the query cache. */
  async function refetchValues(signal: AbortSignal) {
    const { queryFn, select } = recordQuery(api, resource, id);
    return resource.toFormValues(select(await queryFn({ signal })));
  }

  return (
    <>
      {!isError && (
        <EditButton
          ref={button}
          name={`Edit ${singular} ${recordLabel(record)}`.trim()}
          disabled={isFetching}
          onClick={openDialog}
        />
      )}
      {isOpen && (
        <Suspense>
          <EditDialog
            title={`Edit ${singular}`}
            recordLabel={recordLabel(record)}
            fields={resource.formFields}
            sections={resource.formSections}
            values={resource.toFormValues(record)}
            refetchValues={refetchValues}
            mutation={update}
            path={buildPathParams(update.operation, id)}
            onClosed={closeDialog}
          />
        </Suspense>
      )}
    </>
  );
}

/** Focuses the button after the dialog was closed, unless the dialog has returned the focus to where it was. */
function useFocusAfterClosing(isOpen: boolean, button: RefObject<HTMLButtonElement | null>): void {
  const focusButton = useEffectEvent(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches('main') === true;
    if (isLost) button.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => focusButton();
  }, [isOpen]);
}
