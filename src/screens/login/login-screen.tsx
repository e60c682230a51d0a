import { type SubmitEvent, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { readReturnTo } from '../../session/return-to.ts';
import { useSession, useSessionStore, useSignOutReason } from '../../session/session-context.ts';
import type { SignOutReason } from '../../session/session-store.ts';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass, Field } from '../../ui/field.tsx';
import { LoadingScreen } from '../../ui/loading.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toastError } from '../../ui/toast.tsx';
import { useApiMutation } from '../../ui/use-api-mutation.ts';
import styles from './login-screen.module.css';

const links = [
  { to: '/admin/terms-and-condition', text: 'Terms of Use' },
  { to: '/admin/privacy-policy', text: 'Privacy Policy' },
  { to: '/admin/delete-account', text: 'Delete Account' },
];

const expiredTokenMessage =
  'The server began a session that has expired already. Is the clock of this computer right?';

/** The message about the end of the last session; undefined after a sign-out in this tab. */
function getReasonText(reason: SignOutReason | undefined): string | undefined {
  if (reason?.kind === 'remote') return 'You signed out in another tab.';
  if (reason?.kind !== 'expired') return undefined;
  return reason.message ?? 'Your session has expired. Please sign in again.';
}

interface LoginScreenProps {
  /** Preloads the first screen after the sign-in; called on input. */
  preloadNext: () => void;
}

export function LoginScreen({ preloadNext }: LoginScreenProps) {
  const store = useSessionStore();
  const session = useSession();
  const [isAttempted, setAttempted] = useState(false);
  const signOutReason = useSignOutReason();
  const reason = isAttempted ? undefined : getReasonText(signOutReason);
  const { state } = useLocation();
  const login = useApiMutation({
    operation: 'POST /api/admin/login',
    onSuccess({ token }) {
      if (store.isExpired(token)) throw new Error(expiredTokenMessage);
    },
  });

  if (session) {
    return (
      <>
        <LoadingScreen />
        <Navigate to={readReturnTo(state)} replace />
      </>
    );
  }

  async function submit(form: HTMLFormElement) {
    const response = await login.mutate(() => {
      setAttempted(true);
      const formData = new FormData(form);
      const email = String(formData.get('email')).trim();
      const password = String(formData.get('password'));
      return { body: { email, password } };
    });
    // Undefined also if the screen was left during the request: then the sign-in is discarded.
    if (!response) return;
    try {
      store.signIn({ token: response.token, user: response.user ?? {} });
    } catch (error) {
      // The local storage is full or disabled.
      toastError((error as Error).message);
    }
  }

  return (
    <div className={styles.page}>
      <title>Login</title>
      <div className={styles.card}>
        <Brand to="/" />
        <h1 className="visually-hidden">Login</h1>
        <p className={styles.lead}>Sign in to start your session</p>
        {reason && (
          <p role="alert" className={styles.reason}>
            {reason}
          </p>
        )}
        <form
          className={styles.form}
          onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
            event.preventDefault();
            void submit(event.currentTarget);
          }}
          onInput={preloadNext}
        >
          <Field id="email" label="Email">
            <input
              id="email"
              name="email"
              className={controlClass}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              // At least one character that is not whitespace.
              pattern=".*\S.*"
              required
            />
          </Field>
          <PasswordField />
          <label className={styles.remember}>
            <input type="checkbox" name="remember" />
            Remember Me
          </label>
          <Button type="submit" variant="primary" busy={login.isPending}>
            {login.isPending ? 'Signing in' : 'Sign In'}
          </Button>
        </form>
        <nav className={styles.links} aria-label="Legal and account">
          {links.map(({ to, text }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </nav>
      </div>
    </div>
  );
}
