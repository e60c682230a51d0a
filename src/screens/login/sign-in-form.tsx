import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import { type ComponentProps, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Credentials } from '../../session/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { controlClass, Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './sign-in-form.module.css';

/** Begins a session. The signal aborts when the form is left. */
export type SignIn = (credentials: Credentials, signal: AbortSignal) => Promise<void>;

interface SignInFormOptions {
  signIn: SignIn;
  onSuccess: () => void;
  /** Not called after the form was left. */
  onError?: (error: Error) => void;
}

/** The state of a form with `SignInFields`; ignores a second submit while one is pending. */
export function useSignInForm({ signIn, onSuccess, onError }: SignInFormOptions) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error>();
  // Set at once, unlike the state: a form may be submitted twice in one tick.
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    const formData = new FormData(event.currentTarget);
    const email = String(formData.get('email')).trim();
    const password = String(formData.get('password'));
    setPending(true);
    setError(undefined);
    try {
      await signIn({ email, password }, signal);
      onSuccess();
    } catch (reason) {
      if (signal.aborted) return;
      setError(reason as Error);
      onError?.(reason as Error);
    } finally {
      running.current = undefined;
      setPending(false);
    }
  }

  return {
    isPending,
    /** Why the last attempt failed; undefined during the next one, so that a repeated error is announced again. */
    error,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  };
}

/** The fields `email` and `password`; the properties are those of the email. */
export function SignInFields(props: ComponentProps<'input'>) {
  const id = useId();
  return (
    <>
      <Field id={id} label="Email">
        <input
          id={id}
          name="email"
          className={controlClass}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          // At least one character that is not whitespace.
          pattern=".*\S.*"
          required
          {...props}
        />
      </Field>
      <PasswordField />
    </>
  );
}

/** A password input with a button to show the password. */
function PasswordField() {
  const id = useId();
  const [isVisible, setVisible] = useState(false);
  return (
    <Field id={id} label="Password">
      <div className={styles.password}>
        <input
          id={id}
          name="password"
          type={isVisible ? 'text' : 'password'}
          className={controlClass}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button
          variant="icon"
          aria-label={isVisible ? 'Hide password' : 'Show password'}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <Icon of={EyeInvisibleOutlined} /> : <Icon of={EyeOutlined} />}
        </Button>
      </div>
    </Field>
  );
}
