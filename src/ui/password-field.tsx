import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import { useState } from 'react';
import { Button } from './button.tsx';
import { controlClass, Field } from './field.tsx';
import styles from './password-field.module.css';

/** A password input with a button to show the password. */
export function PasswordField() {
  const [isVisible, setVisible] = useState(false);
  return (
    <Field id="password" label="Password">
      <div className={styles.password}>
        <input
          id="password"
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
          {isVisible ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
        </Button>
      </div>
    </Field>
  );
}
