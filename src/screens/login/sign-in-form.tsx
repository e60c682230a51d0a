import { type ComponentProps, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Credentials } from '../../session/sign-in.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';

/** Begins a session. The signal aborts when the form is left. */
export type SignIn = (credentials: Credentials, signal: AbortSignal) => Promise<void>;

interface SignInFormOptions {
  signIn: SignIn;
  onSuccess: () => void;
  /** Not called after the form was left. */
  onError: (error: Error) => void;
}

/** The state of a form with `SignInFields`; ignores a second submit while one is pending. */
export function useSignInForm({ signIn, onSuccess, onError }: SignInFormOptions) {
  const [isPending, setPending] = useState(false);
  // Set at once, unlike the state: a form may be submitted twice in one tick.
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function submit(form: HTMLFormElement) {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    const formData = new FormData(form);
    const email = String(formData.get('email')).trim();
    const password = String(formData.get('password'));
    setPending(true);
    try {
      await signIn({ email, password }, signal);
      onSuccess();
    } catch (error) {
      if (!signal.aborted) onError(error as Error);
    } finally {
      running.current = undefined;
      setPending(false);
    }
  }

  return {
    isPending,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

/** The fields `email` and `password`; the properties are those of the email. */
export function SignInFields(props: ComponentProps<'input'>) {
  const id = useId();
  return (
    <>
      <Field id={`${id}-email`} label="Email">
        <input
          id={`${id}-email`}
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
      <PasswordField id={`${id}-password`} />
    </>
  );
}
