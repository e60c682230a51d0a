/**
 * Tells whether two sessions belong to the same administrator, and names the administrator. An "owner", in contrast, is
 * the text under which the storage (`getStorageOwner`) or the page (`getOwner`) keeps the data of an administrator.
 */
import type { Admin, Session } from './stored-session.ts';
import { readSubject } from './token-expiry.ts';

/**
 * What identifies an administrator, the most certain first: an id is never reused, an email may be changed, and several
 * administrators may share the account that is the subject of a token.
 */
const identifiers: ((session: Session) => unknown)[] = [
  ({ user }) => user._id,
  ({ user }) => user.email?.toLowerCase(),
  ({ token }) => readSubject(token),
];

/** Whether two sessions are of the same administrator, by the first identifier that both have. */
export function isSameAdmin(session: Session, other: Session | undefined): boolean {
  const read = identifiers.find((identifier) => identifier(session) && other && identifier(other));
  return read !== undefined && other !== undefined && read(session) === read(other);
}

/**
 * The name of an administrator: the full name, else first and last name, else what the administrator signs in with,
 * else the role.
 */
export const getAdminName = ({ fullname, name, firstName, lastName, username, email }: Admin) =>
  fullname ||
  name ||
  [firstName, lastName].filter(Boolean).join(' ') ||
  username ||
  email ||
  'Admin';
