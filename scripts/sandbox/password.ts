import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const keyBytes = 32;

/** Runs off the main thread, so that a sign-in does not block other requests. */
const deriveKey = promisify<string, string, number, Buffer>(scrypt);

/** Hashes a password with scrypt: `salt:key`, hexadecimal. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${scryptSync(password, salt, keyBytes).toString('hex')}`;
}

/** Compared with when there is no account, so that the response takes equally long. */
const dummyHash = hashPassword(randomBytes(16).toString('hex'));

/** Compares in constant time; false without a hash. */
export async function passwordMatches(
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? dummyHash).split(':');
  const derived = await deriveKey(password, salt, keyBytes);
  return timingSafeEqual(derived, Buffer.from(key, 'hex')) && hash !== undefined;
}
