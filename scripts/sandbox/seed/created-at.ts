/** The creation time of the first record of each kind; the others follow at regular intervals. */
const firstCreatedAt = Date.UTC(2025, 0, 6, 9, 15, 30);

/** The creation time of the seeded record with an index from 0. */
export const createTimestamp = (number: number, minutes: number) =>
  new Date(firstCreatedAt + number * minutes * 60_000).toISOString();
