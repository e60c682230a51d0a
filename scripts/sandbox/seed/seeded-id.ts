/** The identifier of a seeded record, the same at every seeding. */
export const seededId = (prefix: string, number: number) =>
  prefix + number.toString(16).padStart(24 - prefix.length, '0');
