import { Brand, brandClass, CentredCard } from '../../ui/brand.tsx';
import { Button } from '../../ui/button.tsx';
import { AlertBox } from '../../ui/feedback/alert-box.tsx';
import { dismissError, toastError } from '../../ui/feedback/toast.tsx';
import { StartError } from '../../ui/loading/start-error.ts';
import { logo, name, signIn as config, signInLinks } from '../../product/sign-in.ts';
import styles from '../../ui/sign-in/sign-in-card.module.css';
import { type SignIn, SignInFields, useSignInForm } from '../../ui/sign-in/sign-in-form.tsx';

interface LoginScreenProps {
  /** Why the last session ended, and what happens next. */
  reason?: string | undefined;
  /** Called on every input, because the console will be needed soon. */
  preloadNext?: () => void;
  /** Signs in. If it rejects, a toast and an alert show the error. */
  signIn: SignIn;
}

/** The sign-in form. It uses neither router nor API client, so that it can be shown before they are loaded. */
export function LoginScreen({ reason, preloadNext, signIn }: LoginScreenProps) {
  const form = useSignInForm({
    signIn,
    onSuccess: () => dismissError('sign-in'),
    onError: ({ message }) => toastError(message, 'sign-in'),
  });

  return (
    <CentredCard>
      <title>Login</title>
      <a href="#/" className={brandClass}>
        <Brand logo={logo} name={name} />
      </a>
      <h1 className="visually-hidden">Login</h1>
      <p className={styles.lead}>Sign in to start your session</p>
      {reason && <AlertBox>{reason}</AlertBox>}
      <form className={styles.form} onSubmit={form.onSubmit} onInput={preloadNext}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is for nothing else */}
        <SignInFields config={config} autoFocus />
        {config && 'hasRememberMe' in config && config.hasRememberMe && (
          <label className="row">
            <input type="checkbox" name="remember" />
            Remember Me
          </label>
        )}
        {form.error && (
          <AlertBox
            variant="error"
            {...(form.error instanceof StartError && {
              action: <Button type="submit">Retry</Button>,
            })}
          >
            {form.error.message}
          </AlertBox>
        )}
        <Button type="submit" variant="primary" busy={form.isPending}>
          {form.isPending ? 'Signing in' : 'Sign In'}
        </Button>
      </form>
      {signInLinks.length > 0 && (
        <nav className={styles.links} aria-label="Legal and account">
          {signInLinks.map(({ to, text }) => (
            <a key={to} href={`#${to}`}>
              {text}
            </a>
          ))}
        </nav>
      )}
    </CentredCard>
  );
}
