import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { generatePath, useLocation, useMatch, useNavigate } from 'react-router-dom';
import { isGone } from '../../api/api-error.ts';
import { buildPathParams } from '../../api/path-params.ts';
import { createEntryState, useEntryState } from '../../session/history-entry.ts';
import { useApi, useSessionStore } from '../../session/session-context.ts';
import { EditButton } from '../../ui/edit-button.tsx';
import { isFocusLost, returnFocus } from '../../ui/focus.ts';
import { preload } from '../../ui/loading/load-module.ts';
import { useOpenAddress, useRouter } from '../../ui/route-link.tsx';
import { describeLeftOut } from '../form/left-out-values.ts';
import { EditDialog, importEditDialog } from '../form/lazy-edit-dialog.tsx';
import { useListOrigin } from '../config/list-origin.ts';
import { recordQuery } from '../config/queries.ts';
import type { Resource, ResourceRecord } from '../config/resource.ts';
import { useSaveRecord } from '../mutations/record-mutations.ts';

export interface RecordProps {
  resource: Resource;
  id: string;
  query: UseQueryResult<ResourceRecord>;
}

/**
 * The button that opens the edit dialog. At the address of the dialog, it also renders the dialog once the record has
 * loaded.
 */
export function EditRecord({ resource, id, query }: RecordProps) {
  const api = useApi();
  const button = useRef<HTMLButtonElement>(null);
  const listAddress = useListOrigin(resource)?.address;
  const update = useSaveRecord(resource, 'update', listAddress);
  const { data: record, isFetching, isError } = query;
  const { isEditAddress, openDialog, closeDialog } = useEditAddress(resource, id);
  const [wasOpen, setWasOpen] = useState(false);
  // The dialog does not open with outdated values, but a refetch does not close it.
  const isOpen = isEditAddress && record !== undefined && (wasOpen || (!isFetching && !isError));
  if (isOpen !== wasOpen) setWasOpen(isOpen);

  useEffect(() => preload(importEditDialog), []);

  // If the dialog has not returned the focus to where it was, the button receives it.
  const restoreFocus = useEffectEvent(() => {
    if (isFocusLost()) returnFocus(button.current);
  });
  useEffect(() => (isOpen ? () => restoreFocus() : undefined), [isOpen]);

  if (!record) return null;
  const name = resource.recordLabel(record);
  const singular = resource.labels.singular.toLowerCase();

  /** Reads the record's form values from the server, bypassing the query cache. */
  async function refetchValues(signal: AbortSignal) {
    const { queryFn, select } = recordQuery(api, resource, id);
    return resource.toFormValues(select(await queryFn({ signal })));
  }

  function edit() {
    // A pending redirect of the previous save would close the dialog.
    update.cancelRedirect();
    openDialog();
  }

  return (
    <>
      {!isError && (
        <EditButton
          ref={button}
          name={`Edit ${singular} ${name}`.trim()}
          disabled={isFetching}
          onClick={edit}
        />
      )}
      {isOpen && (
        <Suspense>
          <EditDialog
            title={`Edit ${singular}`}
            recordLabel={name}
            fields={resource.formFields}
            sections={resource.formSections}
            values={resource.toFormValues(record)}
            refetchValues={refetchValues}
            notice={describeLeftOut(resource, record)}
            mutation={update}
            sendsRecord={resource.mutations.update?.sends === 'record'}
            path={buildPathParams(update.operation, id)}
            isRecordGone={isGone(query.error)}
            onMissing={() => void query.refetch()}
            onClosed={closeDialog}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether the address is that of the edit dialog of a record, and functions that open and close it there. */
function useEditAddress({ routes }: Resource, id: string) {
  const owner = useSessionStore().getOwner() ?? '';
  const isMatch = useMatch(routes.edit) !== null;
  const navigate = useNavigate();
  const { router } = useRouter();
  const openAddress = useOpenAddress();
  const location = useLocation();
  const state = useEntryState();

  return {
    // For another administrator, the screen is mounted again, and the dialog that was open is not shown.
    isEditAddress: isMatch && (state.openedBy ?? owner) === owner,
    openDialog: () =>
      openAddress(generatePath(routes.edit, { id }), () =>
        createEntryState({ ...state, openedBy: owner }),
      ),
    /**
     * Removes the history entry of the dialog, so that Back does not open the dialog again. After a save, a redirect
     * follows.
     */
    closeDialog(isSaved: boolean) {
      // A redirect after a save may be faster than the closing animation.
      if (router.state.location.key !== location.key || !isMatch) return;
      if (state.openedBy !== undefined || (state.isEditOfRow && !isSaved)) void navigate(-1);
      else void navigate(generatePath(routes.view, { id }), { replace: true, state });
    },
  };
}
