import EyeInvisibleOutlined from '@ant-design/icons-svg/es/asn/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { controlClass, Field } from './field.tsx';
import styles from './password-field.module.css';

/** A password input with a button to show the password. */
export function PasswordField({ id = 'password' }: { id?: string }) {
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
