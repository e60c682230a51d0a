import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { jwtVerify, SignJWT } from 'jose';

const lifetime = '12h';

/** Signs and reads the tokens of one sandbox; its key is kept in the database. */
export function createTokens(database: DatabaseSync) {
  const stored = database.prepare("SELECT value FROM settings WHERE name = 'tokenKey'").get();
  const key = Buffer.from(String(stored?.value), 'hex');
  return {
    sign: (adminId: string) =>
      new SignJWT({ type: 'admin' })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(adminId)
        .setIssuedAt()
        .setExpirationTime(lifetime)
        .sign(key),
    /** The administrator's `_id`; undefined where the token is not valid any more. */
    read: async (token: string): Promise<string | undefined> => {
      try {
        return (await jwtVerify(token, key, { algorithms: ['HS256'] })).payload.sub;
      } catch {
        // jose throws on every token that is not valid; the caller answers 401.
        return undefined;
      }
    },
  };
}

export type Tokens = ReturnType<typeof createTokens>;

export const newTokenKey = () => randomBytes(32).toString('hex');
