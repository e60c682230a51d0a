import { useState } from 'react';
import { getAdminName } from '../../session/administrator.ts';
import { useApi } from '../../session/session-context.ts';
import type { Admin } from '../../session/session-store.ts';
import styles from './avatar.module.css';

/** Up to two letters for the avatar. */
export const getInitials = (user: Admin): string =>
  getAdminName(user)
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((_, index, letters) => index === 0 || index === letters.length - 1)
    .join('')
    .toUpperCase();

/** The image of the administrator, or the initials if there is none or it cannot be loaded. */
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
