import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { useState } from 'react';
import { Button } from './button.tsx';
import { controlClass, Field } from './field.tsx';
import styles from './password-field.module.css';

/** A password that can be shown while it is typed. */
export function PasswordField() {
  const [shown, setShown] = useState(false);
  return (
    <Field id="password" label="Password">
      <div className={styles.password}>
        <input
          id="password"
          name="password"
          type={shown ? 'text' : 'password'}
          className={controlClass}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button
          look="icon"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
        </Button>
      </div>
    </Field>
  );
}
