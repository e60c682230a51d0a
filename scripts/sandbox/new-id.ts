import { randomBytes } from 'node:crypto';

/** An identifier of the contract: 24 hexadecimal digits, the first eight the time in seconds. */
export function newId(): string {
  const seconds = Math.floor(Date.now() / 1000);
  return seconds.toString(16).padStart(8, '0') + randomBytes(8).toString('hex');
}
