import type { Admin } from '../../session/session-store.ts';

/** The administrator's name: `fullname`, else first and last name, else the role. */
export const getAdminName = ({ fullname, firstName, lastName }: Admin): string =>
  fullname || [firstName, lastName].filter(Boolean).join(' ') || 'Admin';

/** Up to two letters for the avatar. */
export const getInitials = (user: Admin): string =>
  getAdminName(user)
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((_, index, letters) => index === 0 || index === letters.length - 1)
    .join('')
    .toUpperCase();
