import { useState } from 'react';
import type { Admin } from '../../session/stored-session.ts';
import styles from './avatar.module.css';
import { initialsOf } from './person.ts';

/** The administrator's picture, or initials where there is none that loads. */
export function Avatar({ user }: { user: Admin }) {
  const [broken, setBroken] = useState<string>();
  const { avatar } = user;
  return (
    <span className={styles.avatar} aria-hidden>
      {avatar && avatar !== broken ? (
        <img src={avatar} alt="" onError={() => setBroken(avatar)} />
      ) : (
        initialsOf(user)
      )}
    </span>
  );
}
