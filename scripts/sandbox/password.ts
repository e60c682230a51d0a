import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const keyLength = 32;

/** A password as `salt:key`, scrypt, hexadecimal. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${scryptSync(password, salt, keyLength).toString('hex')}`;
}

const nobody = hashPassword(randomBytes(16).toString('hex'));

/** Compares in constant time; without a hash it takes as long and is false. */
export function passwordMatches(password: string, hash: string | undefined): boolean {
  const [salt = '', key = ''] = (hash ?? nobody).split(':');
  const given = scryptSync(password, salt, keyLength);
  return timingSafeEqual(given, Buffer.from(key, 'hex')) && hash !== undefined;
}
