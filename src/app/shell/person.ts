import type { Admin } from '../../session/stored-session.ts';

/** The administrator's name: `fullname`, else first and last name, else the role. */
export const nameOf = ({ fullname, firstName, lastName }: Admin): string =>
  fullname || [firstName, lastName].filter(Boolean).join(' ') || 'Admin';

/** Up to two letters for the avatar. */
export const initialsOf = (user: Admin): string =>
  nameOf(user)
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .filter((_, index, letters) => index === 0 || index === letters.length - 1)
    .join('')
    .toUpperCase();
