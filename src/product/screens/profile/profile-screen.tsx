import { Suspense, useEffect, useState } from 'react';
import { deriveFormFields } from '../../../engine/config/derive-form-fields.ts';
import { EditDialog, importEditDialog } from '../../../engine/form/lazy-edit-dialog.tsx';
import { DetailList } from '../../../engine/record/detail-list.tsx';
import {
  useApi,
  useRestoredDraft,
  useSession,
  useSessionStore,
} from '../../../session/session-context.ts';
import { EditButton } from '../../../ui/edit-button.tsx';
import { preload } from '../../../ui/loading/load-module.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { useApiMutation } from '../../../engine/mutations/use-api-mutation.ts';
import { detailFields, formFields, toFormValues, profileOperation } from './profile-form.ts';

/** How long the dialog shows the saved values before it closes. */
const closeDelayMs = 1200;

/** The profile of the signed-in administrator. A save also updates the session, and with it header and sidebar. */
export function ProfileScreen() {
  const { bodyConstraints } = useApi().getOperation(profileOperation);
  const store = useSessionStore();
  const session = useSession();
  const [isEditing, setEditing] = useState(useRestoredDraft() !== undefined);
  const update = useApiMutation({
    operation: profileOperation,
    successMessage: 'Admin Profile Updated Successfully.',
    onSuccess: ({ user }, { token = '' }) => store.replaceUser(user, token),
  });

  useEffect(() => preload(importEditDialog), []);

  // There is no session while RequireAuth redirects to the sign-in.
  if (!session) return null;
  const { user } = session;
  const fullName = [user.firstName, user.lastName].filter(Boolean).join(' ');

  /**
   * The contract has no operation that reads the profile, so the stored session is read again: another tab may have
   * changed it.
   */
  function refetchValues() {
    store.refresh();
    return toFormValues(store.get()?.user ?? user);
  }

  return (
    <div className="narrow">
      <PageHead
        title="Profile"
        summary={fullName}
        action={<EditButton name="Edit Profile" onClick={() => setEditing(true)} />}
      />
      <div className="stack">
        <DetailList fields={detailFields} record={user} />
        <RouteLink to="/admin/delete-account">Delete Account</RouteLink>
      </div>
      {isEditing && (
        <Suspense>
          <EditDialog
            title="Edit profile"
            recordLabel={fullName}
            fields={deriveFormFields(formFields, [bodyConstraints])}
            values={toFormValues(user)}
            refetchValues={refetchValues}
            mutation={update}
            closeDelayMs={closeDelayMs}
            onClosed={() => setEditing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
