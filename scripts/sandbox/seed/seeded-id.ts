/** The identifier of a seeded record, the same at every seeding. */
export const seededId = (prefix: string, number: number) =>
  prefix + number.toString(16).padStart(24 - prefix.length, '0');

/** The identifier of the n-th seeded user, counted from 0. */
export const seededUserId = (number: number) => seededId('65b', number + 1);
