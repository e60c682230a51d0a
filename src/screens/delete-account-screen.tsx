import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi, useSessionStore } from '../session/session-context.ts';
import { Button } from '../ui/button.tsx';
import { controlClass, Field } from '../ui/field.tsx';
import { notifyFailure } from '../ui/notify.ts';
import { PageHead } from '../ui/page-head.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { PublicPage } from './public-page.tsx';
import styles from './delete-account-screen.module.css';

/** Deletes the account that email and password belong to, once that is confirmed. */
export function DeleteAccountScreen() {
  const api = useApi();
  const store = useSessionStore();
  const navigate = useNavigate();
  const running = useRef(false);
  const deletion = useMutation({
    mutationFn: (body: { email: string; password: string }) =>
      api.call('POST /api/admin/deleteAccount', { body }),
    onSuccess: () => {
      window.alert('Your Account Deleted Successfully!');
      store.signOut('choice');
      void navigate('/');
    },
    onError: (error) => notifyFailure(error.message),
    onSettled: () => {
      running.current = false;
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current || !window.confirm('Are you sure you want to Delete your Account?')) return;
    running.current = true;
    const typed = new FormData(event.currentTarget);
    deletion.mutate({
      email: String(typed.get('email')),
      password: String(typed.get('password')),
    });
  }

  return (
    <PublicPage>
      <PageHead
        title="Delete Account"
        summary="The account and all that belongs to it are removed. This cannot be undone."
      />
      <form className={styles.form} onSubmit={submit}>
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
          <Button type="submit" look="primary" busy={deletion.isPending}>
            Submit
          </Button>
        </div>
      </form>
    </PublicPage>
  );
}
