/**
 * Who an administrator is: whether two sessions are of the same one, and the name that is shown. An "owner" is something
 * else: the text under which the storage (`getStorageOwner`) or the page (`getOwner`) keeps what is theirs.
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

/** The administrator's name: the full one, else first and last name, else what they sign in with, else the role. */
export const getAdminName = ({ fullname, name, firstName, lastName, username, email }: Admin) =>
  fullname ||
  name ||
  [firstName, lastName].filter(Boolean).join(' ') ||
  username ||
  email ||
  'Admin';
