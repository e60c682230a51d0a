import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Credentials } from '../../session/sign-in.ts';

/** Begins a session. The signal aborts when the form is left. */
export type SignIn = (credentials: Credentials, signal: AbortSignal) => Promise<void>;

interface SignInFormOptions {
  signIn: SignIn;
  onSuccess: () => void;
  /** Not called after the form was left. */
  onError: (error: Error) => void;
}

/** The state of a form with the fields `email` and `password`; ignores a second submit while one is pending. */
export function useSignInForm({ signIn, onSuccess, onError }: SignInFormOptions) {
  const [isPending, setPending] = useState(false);
  const controller = useRef<AbortController>(undefined);
  // Set at once, unlike the state: a form may be submitted twice in one tick.
  const isRunning = useRef(false);
  useEffect(() => () => controller.current?.abort(), []);

  async function submit(form: HTMLFormElement) {
    if (isRunning.current) return;
    isRunning.current = true;
    const formData = new FormData(form);
    const email = String(formData.get('email')).trim();
    const password = String(formData.get('password'));
    const { signal } = (controller.current = new AbortController());
    setPending(true);
    try {
      await signIn({ email, password }, signal);
      onSuccess();
    } catch (error) {
      if (!signal.aborted) onError(error as Error);
    } finally {
      isRunning.current = false;
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
