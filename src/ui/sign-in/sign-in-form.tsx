import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import { type ComponentProps, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import type { Credentials } from '../../session/sign-in.ts';
import type { SignInConfig } from '../../session/sign-in-config.ts';
import { Button } from '../button.tsx';
import { controlClass, Field } from '../field.tsx';
import { Icon } from '../icon.tsx';
import styles from './sign-in-form.module.css';
import { toError } from '../../api/to-error.ts';

/** Begins a session. The signal aborts when the form is left. */
export type SignIn = (credentials: Credentials, signal: AbortSignal) => Promise<void>;

interface SignInFormOptions {
  signIn: SignIn;
  onSuccess: () => void;
  /** Called if signing in fails, unless the form was left. */
  onError?: (error: Error) => void;
}

/** The state of a form with `SignInFields`. It ignores a second submit while one is pending. */
export function useSignInForm({ signIn, onSuccess, onError }: SignInFormOptions) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<Error>();
  // The ref is set at once, unlike state, because a form may be submitted twice in one tick.
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    const formData = new FormData(event.currentTarget);
    const identifier = String(formData.get('identifier') ?? '').trim();
    const password = formData.getAll('password').join('\n');
    setPending(true);
    setError(undefined);
    try {
      await signIn({ identifier, password }, signal);
      onSuccess();
    } catch (reason) {
      if (signal.aborted) return;
      setError(toError(reason));
      onError?.(toError(reason));
    } finally {
      running.current = undefined;
      setPending(false);
    }
  }

  return {
    isPending,
    /**
     * Why the last attempt failed. It is undefined during the next attempt, so that the same error is announced again.
     */
    error,
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  };
}

/** The label of the field `identifier`, which a token or a key does not need, and those of the fields `password`. */
function getLabels(config: SignInConfig | undefined) {
  if (!config || !('credential' in config))
    return { identifier: config?.label ?? 'Email', passwords: ['Password'] };
  const { credential, labels } = config;
  if (credential === 'basic') return { identifier: 'Username', passwords: ['Password'] };
  return { passwords: labels ?? [credential === 'apiKey' ? 'API key' : 'Access token'] };
}

interface SignInFieldsProps extends ComponentProps<'input'> {
  config?: SignInConfig | undefined;
}

/** The fields of a sign-in. The properties are passed to the field `identifier`. */
export function SignInFields({ config, ...props }: SignInFieldsProps) {
  const id = useId();
  const { identifier, passwords } = getLabels(config);
  const { autoFocus = false } = props;
  return (
    <>
      {identifier !== undefined && (
        <Field id={id} label={identifier}>
          <input
            id={id}
            name="identifier"
            className={controlClass}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            // The pattern requires at least one character that is not white space.
            pattern=".*\S.*"
            required
            {...props}
          />
        </Field>
      )}
      {passwords.map((label, index) => (
        <PasswordField
          key={label}
          label={label}
          autoFocus={autoFocus && identifier === undefined && index === 0}
        />
      ))}
    </>
  );
}

/** A password input with a button to show the password. */
function PasswordField({ label, ...props }: { label: string; autoFocus?: boolean }) {
  const id = useId();
  const [isVisible, setVisible] = useState(false);
  return (
    <Field id={id} label={label}>
      <div className={styles.password}>
        <input
          id={id}
          name="password"
          {...props}
          type={isVisible ? 'text' : 'password'}
          className={controlClass}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button
          variant="icon"
          aria-label={`${isVisible ? 'Hide' : 'Show'} ${label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase())}`}
          onClick={() => setVisible(!isVisible)}
        >
          {isVisible ? <Icon of={EyeInvisibleOutlined} /> : <Icon of={EyeOutlined} />}
        </Button>
      </div>
    </Field>
  );
}
