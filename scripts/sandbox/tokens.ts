import type { DatabaseSync } from 'node:sqlite';
import { jwtVerify, SignJWT } from 'jose';

const tokenLifetime = '12h';

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
        .setExpirationTime(tokenLifetime)
        .sign(key),
    /** The administrator's `_id`; undefined if the token is invalid or expired, for which jose throws. */
    read: (token: string): Promise<string | undefined> =>
      jwtVerify(token, key, { algorithms: ['HS256'] }).then(
        ({ payload }) => payload.sub,
        () => undefined,
      ),
  };
}

export type Tokens = ReturnType<typeof createTokens>;
