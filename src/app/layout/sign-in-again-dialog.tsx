import {
  type SubmitEvent,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSignInForm } from '../../screens/login/use-sign-in-form.ts';
import { useApi, useSession, useSessionStore } from '../../session/session-context.ts';
import { renewSession } from '../../session/sign-in.ts';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { announce } from '../../ui/feedback/announcer.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass, Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import styles from './session-notice.module.css';

interface Failure {
  message: string;
}

/**
 * Renews the session over the page, which stays as it is. A native dialog: unlike one of antd, it is above any other
 * dialog, and keeps its own focus.
 */
export function SignInAgainDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const store = useSessionStore();
  const session = useSession();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // An object, so that a repeated error is announced again.
  const [failure, setFailure] = useState<Failure>();
  const form = useSignInForm({
    signIn: (credentials, signal) => renewSession({ api, store }, credentials, signal),
    onSuccess() {
      announce('You are signed in again.');
      onClose();
    },
    onError: setFailure,
  });

  useLayoutEffect(() => {
    const { current: element } = dialog;
    element?.showModal();
    const fields = element?.querySelectorAll('input') ?? [];
    [...fields].find(({ value }) => value === '')?.focus();
    // Returns the focus.
    return () => element?.close();
  }, []);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    setFailure(undefined);
    form.onSubmit(event);
  }

  function cancel(event: SyntheticEvent) {
    event.preventDefault();
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onCancel={cancel}
      // Escape closes this dialog only, and a shortcut of the page below does nothing.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <form className={styles.form} onSubmit={submit}>
        <h2 id={`${id}-title`}>Sign in again</h2>
        <p className={styles.lead}>
          You stay on this page, and nothing that you have typed is lost.
        </p>
        {failure && <AlertBox variant="error">{failure.message}</AlertBox>}
        <Field id={`${id}-email`} label="Email">
          <input
            id={`${id}-email`}
            name="email"
            className={controlClass}
            defaultValue={session?.user.email ?? ''}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            pattern=".*\S.*"
            required
          />
        </Field>
        <PasswordField id={`${id}-password`} />
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={form.isPending}>
            {form.isPending ? 'Signing in' : 'Sign In'}
          </Button>
        </div>
      </form>
    </dialog>
  );
}
