import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSessionStore } from '../session/session-context.ts';
import { Button } from '../ui/button.tsx';
import { controlClass, Field } from '../ui/field.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useApiMutation } from '../ui/use-api-mutation.ts';
import { PublicPage } from './public-page.tsx';
import styles from './delete-account-screen.module.css';

const confirmation = 'Are you sure you want to Delete your Account?';

/** Deletes the account with the given email and password, after a confirmation. */
export function DeleteAccountScreen() {
  const store = useSessionStore();
  const navigate = useNavigate();
  const deletion = useApiMutation({
    operation: 'POST /api/admin/deleteAccount',
    // In onSuccess, because it must also run after the screen was left: the account is deleted.
    onSuccess() {
      window.alert('Your Account Deleted Successfully!');
      store.signOut({ kind: 'manual' });
      void navigate('/');
    },
  });

  const submit = (form: HTMLFormElement) =>
    deletion.mutate(() => {
      if (!window.confirm(confirmation)) return undefined;
      const formData = new FormData(form);
      const [email, password] = [String(formData.get('email')), String(formData.get('password'))];
      return { body: { email, password } };
    });

  return (
    <PublicPage>
      <PageHead
        title="Delete Account"
        summary="The account and all that belongs to it are removed. This cannot be undone."
      />
      <form
        className={styles.form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        <Field id="email" label="Email">
          <input
            id="email"
            name="email"
            type="email"
            className={controlClass}
            autoComplete="username"
            required
          />
        </Field>
        <PasswordField />
        <div>
          <Button type="submit" variant="primary" busy={deletion.isPending}>
            Submit
          </Button>
        </div>
      </form>
    </PublicPage>
  );
}
