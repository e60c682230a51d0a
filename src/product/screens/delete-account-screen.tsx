import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePreferencesStore, useSession, useSessionStore } from '../../session/session-context.ts';
import { BackLink, RouteLink } from '../../ui/route-link.tsx';
import { Brand, brandClass, CentredCard } from '../../ui/brand.tsx';
import * as brand from '../brand.ts';
import { Button } from '../../ui/button.tsx';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { useApiMutation } from '../../engine/mutations/use-api-mutation.ts';
import styles from '../../ui/sign-in/sign-in-card.module.css';
import { SignInFields } from '../../ui/sign-in/sign-in-form.tsx';

/** Deletes the account with the given email and password, after a confirmation. */
export function DeleteAccountScreen() {
  const session = useSession();
  const store = useSessionStore();
  const preferences = usePreferencesStore();
  const navigate = useNavigate();
  const deletion = useApiMutation({
    operation: 'POST /api/admin/deleteAccount',
    confirm: 'Are you sure you want to Delete your Account?',
    // This is in `onSuccess`, because it must also run after the screen was left: the account is deleted.
    onSuccess(_, { body }) {
      preferences.remove(body.email);
      window.alert('Your Account Deleted Successfully!');
      store.signOut({ kind: 'manual' });
      void navigate('/');
    },
  });

  return (
    <CentredCard>
      {!session && (
        <RouteLink to="/" className={brandClass}>
          <Brand {...brand} />
        </RouteLink>
      )}
      <title>Delete Account</title>
      <h1>Delete Account</h1>
      <p className={styles.lead}>
        The account and all that belongs to it are removed. This cannot be undone.
      </p>
      <form
        className={styles.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const email = String(form.get('email'));
          const password = String(form.get('password'));
          void deletion.mutate({ body: { email, password } });
        }}
      >
        <SignInFields name="email" type="email" defaultValue={session?.user.email ?? ''} />
        {deletion.error && <AlertBox variant="error">{deletion.error.message}</AlertBox>}
        <Button type="submit" variant="danger" busy={deletion.isPending}>
          Submit
        </Button>
      </form>
      <BackLink to={session ? '/admin/view-profile' : '/'}>
        {session ? 'Back to profile' : 'Back to sign in'}
      </BackLink>
    </CentredCard>
  );
}
