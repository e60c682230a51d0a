/** Returns a thrown value as an error, because JavaScript can throw any value. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error(String(thrown));
