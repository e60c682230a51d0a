import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { SignInFields, useSignInForm } from '../../screens/login/sign-in-form.tsx';
import { useApi, useSession, useSessionStore } from '../../session/session-context.ts';
import { renewSession } from '../../session/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import styles from './session-notice.module.css';

/** Renews the session over the page, which stays as it is. */
export function SignInAgainDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const store = useSessionStore();
  const session = useSession();
  const formElement = useRef<HTMLFormElement>(null);
  // An object, so that a repeated error is announced again.
  const [failure, setFailure] = useState<Pick<Error, 'message'>>();
  const form = useSignInForm({
    signIn: (credentials, signal) => renewSession({ api, store }, credentials, signal),
    onSuccess() {
      announce('You are signed in again.');
      onClose();
    },
    onError: setFailure,
  });

  // The first empty field: a dialog gives the focus to its first control.
  useLayoutEffect(
    () => formElement.current?.querySelector<HTMLElement>('input:invalid')?.focus(),
    [],
  );

  function submit(event: SubmitEvent<HTMLFormElement>) {
    setFailure(undefined);
    form.onSubmit(event);
  }

  return (
    // Escape closes this dialog only, not one of antd below.
    <div role="presentation" onKeyDown={(event) => event.stopPropagation()}>
      <ModalDialog label="Sign in again" className={styles.dialog} onClose={onClose}>
        <form ref={formElement} className={styles.form} onSubmit={submit}>
          <h2>Sign in again</h2>
          <p className={styles.lead}>
            You stay on this page, and nothing that you have typed is lost.
          </p>
          {failure && <AlertBox variant="error">{failure.message}</AlertBox>}
          <SignInFields defaultValue={session?.user.email ?? ''} />
          <div className={styles.buttons}>
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={form.isPending}>
              {form.isPending ? 'Signing in' : 'Sign In'}
            </Button>
          </div>
        </form>
      </ModalDialog>
    </div>
  );
}
