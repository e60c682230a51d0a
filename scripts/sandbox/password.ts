import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const keyLength = 32;

/** Off the main thread, so that a sign-in does not hold up other requests. */
const deriveKey = promisify<string, string, number, Buffer>(scrypt);

/** A password as `salt:key`, scrypt, hexadecimal. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${scryptSync(password, salt, keyLength).toString('hex')}`;
}

const nobody = hashPassword(randomBytes(16).toString('hex'));

/** Compares in constant time; without a hash it takes as long and is false. */
export async function passwordMatches(
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? nobody).split(':');
  const given = await deriveKey(password, salt, keyLength);
  return timingSafeEqual(given, Buffer.from(key, 'hex')) && hash !== undefined;
}
