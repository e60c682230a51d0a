import { useState } from 'react';
import { useApi } from '../../session/session-context.ts';
import type { Admin } from '../../session/session-store.ts';
import styles from './avatar.module.css';
import { getInitials } from './admin-name.ts';

/** The administrator's image, or the initials when there is none or it does not load. */
export function Avatar({ user }: { user: Admin }) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const { avatar } = user;
  const api = useApi();
  return (
    <span className={styles.avatar} aria-hidden>
      {avatar && avatar !== brokenUrl ? (
        <img src={api.resolveUrl(avatar)} alt="" onError={() => setBrokenUrl(avatar)} />
      ) : (
        getInitials(user)
      )}
    </span>
  );
}
