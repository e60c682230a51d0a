import { randomBytes } from 'node:crypto';

/** An identifier of the contract: 24 hexadecimal digits, the first eight the time in seconds. */
export const newId = () =>
  Math.floor(Date.now() / 1000).toString(16).padStart(8, '0') + randomBytes(8).toString('hex');

/** The identifier of a seeded record, the same at every seeding. */
export const seededId = (prefix: string, number: number) => prefix + number.toString(16).padStart(24 - prefix.length, '0');
