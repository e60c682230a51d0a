import EditOutlined from '@ant-design/icons/EditOutlined';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useChange } from '../../engine/actions/use-change.ts';
import { DetailList } from '../../engine/detail/detail-list.tsx';
import { useSession, useSessionStore } from '../../session/session-context.ts';
import { useWaitingDraft } from '../../session/use-draft.ts';
import { Button } from '../../ui/button.tsx';
import { fetchAhead } from '../../ui/fetch-ahead.ts';
import { loadCode } from '../../ui/load-code.ts';
import { Named } from '../../ui/named.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { details, fields, formValues, profileRoute } from './profile-form.ts';
import styles from './profile-screen.module.css';

const importDialog = () => import('../../engine/form/edit-dialog.tsx');
const EditDialog = lazy(() =>
  loadCode(importDialog).then((module) => ({ default: module.EditDialog })),
);

/** How long the dialog stays after a save, in milliseconds, product.md §4. */
const closeAfter = 1200;

/** The administrator's own profile; header and sidebar follow a change at once. */
export function ProfileScreen() {
  const store = useSessionStore();
  const session = useSession();
  const [editing, setEditing] = useState(useWaitingDraft() !== undefined);
  const update = useChange({
    route: profileRoute,
    toast: 'Admin Profile Updated Successfully.',
    effect: ({ user }) => store.replaceUser(user),
  });

  useEffect(() => fetchAhead(importDialog), []);

  // The guard is about to lead to the sign-in.
  if (!session) return null;
  const { user } = session;
  return (
    <div className={styles.profile}>
      <PageHead
        title="Profile"
        summary={[user.firstName, user.lastName].filter(Boolean).join(' ')}
        action={
          <Named name="Edit Profile">
            <Button look="icon" onClick={() => setEditing(true)}>
              <EditOutlined aria-hidden />
            </Button>
          </Named>
        }
      />
      <DetailList details={details} item={{ ...user, _id: user._id ?? '' }} />
      {editing && (
        <Suspense>
          <EditDialog
            what="profile"
            fields={fields}
            route={profileRoute}
            values={formValues(user)}
            change={update}
            closeAfter={closeAfter}
            onClosed={() => setEditing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
