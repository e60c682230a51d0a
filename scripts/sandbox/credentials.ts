/** The passwords and tokens of administrators. */
import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { jwtVerify, SignJWT } from 'jose';

const keyBytes = 32;

/** The key is derived on another thread, so that a sign-in does not block other requests. */
const deriveKey = promisify<string, string, number, Buffer>(scrypt);

/** Hashes a password with scrypt: `salt:key`, hexadecimal. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${scryptSync(password, salt, keyBytes).toString('hex')}`;
}

/** If there is no account, the password is compared with this hash, so that the response takes equally long. */
const dummyHash = hashPassword(randomBytes(16).toString('hex'));

/** Compares a password with a hash in constant time. The result is false if there is no hash. */
export async function passwordMatches(password: string, hash: string | undefined) {
  const [salt = '', key = ''] = (hash ?? dummyHash).split(':');
  const derived = await deriveKey(password, salt, keyBytes);
  return timingSafeEqual(derived, Buffer.from(key, 'hex')) && hash !== undefined;
}

/** A random HMAC key, hexadecimal. */
export const createTokenKey = () => randomBytes(32).toString('hex');

/** Signs and verifies tokens with the key that is stored in the database. */
export function createTokens(database: DatabaseSync) {
  const stored = database.prepare("SELECT value FROM settings WHERE name = 'tokenKey'").get();
  const key = Buffer.from(String(stored?.value), 'hex');
  return {
    sign: (adminId: string) =>
      new SignJWT({ type: 'admin' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(adminId)
        .setIssuedAt()
        .setExpirationTime('12h')
        .sign(key),
    /**
     * The `_id` of the administrator to whom a token belongs. jose throws if a token is invalid or expired; the result
     * is then undefined.
     */
    read: (token: string): Promise<string | undefined> =>
      jwtVerify(token, key, { algorithms: ['HS256'] }).then(
        ({ payload }) => payload.sub,
        () => undefined,
      ),
  };
}
