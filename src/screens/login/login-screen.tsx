import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useApi, useSession, useSessionStore } from '../../session/session-context.ts';
import { destination } from '../../session/way-back.ts';
import { Brand } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { controlClass, Field } from '../../ui/field.tsx';
import { notifyFailure } from '../../ui/notify.ts';
import styles from './login-screen.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { Waiting } from '../../ui/waiting.tsx';

const links = [
  { to: '/admin/terms-and-condition', text: 'Terms of Use' },
  { to: '/admin/privacy-policy', text: 'Privacy Policy' },
  { to: '/admin/delete-account', text: 'Delete Account' },
];

const expiredAtOnce =
  'The server began a session that has expired already. Is the clock of this computer right?';

interface LoginScreenProps {
  /** Fetches the screens behind the sign-in; called from the first keystroke on. */
  prefetch: () => void;
}

export function LoginScreen({ prefetch }: LoginScreenProps) {
  const api = useApi();
  const store = useSessionStore();
  const session = useSession();
  const { state } = useLocation();
  const running = useRef(false);
  const login = useMutation({
    mutationFn: async (body: { email: string; password: string }) => {
      const answer = await api.call('POST /api/admin/login', { body });
      if (store.isExpired(answer.token)) throw new Error(expiredAtOnce);
      return answer;
    },
    onSuccess: ({ token, user }) => store.signIn({ token, user: user ?? {} }),
    onError: (error) => notifyFailure(error.message),
    onSettled: () => {
      running.current = false;
    },
  });

  if (session) {
    return (
      <>
        <Waiting />
        <Navigate to={destination(state)} replace />
      </>
    );
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    const typed = new FormData(event.currentTarget);
    login.mutate({
      email: String(typed.get('email')).trim(),
      password: String(typed.get('password')),
    });
  }

  return (
    <div className={styles.page}>
      <title>Login</title>
      <div className={styles.card}>
        <Brand to="/" />
        <h1 className="visually-hidden">Login</h1>
        <p className={styles.lead}>Sign in to start your session</p>
        <form className={styles.form} onSubmit={submit} onInput={prefetch}>
          <Field id="email" label="Email">
            <input
              id="email"
              name="email"
              className={controlClass}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              // Blanks alone are no email.
              pattern=".*\S.*"
              required
            />
          </Field>
          <PasswordField />
          <label className={styles.remember}>
            <input type="checkbox" name="remember" />
            Remember Me
          </label>
          <Button type="submit" look="primary" busy={login.isPending}>
            {login.isPending ? <span className="visually-hidden">Signing in</span> : 'Sign In'}
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
