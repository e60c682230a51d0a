import { globSync, statSync } from 'node:fs';

/** Differs after each change of one of the files. */
const readVersion = (files: readonly string[]): string =>
  files
    .map((file) => {
      const entry = statSync(file, { throwIfNoEntry: false });
      return `${file} ${entry?.mtimeMs} ${entry?.size}`;
    })
    .join('\n');

/**
 * Returns a function that reads a file again after each change of it, or of one of the others, which are patterns;
 * while that fails, the last value stays in use.
 */
export function followFile<Value>(
  file: string,
  read: (file: string) => Promise<Value>,
  others: readonly string[] = [],
) {
  let version: string | undefined;
  let value: Promise<Value> | undefined;
  return async (): Promise<Value> => {
    const changed = readVersion([file, ...globSync(others)]);
    if (value === undefined || changed !== version) {
      version = changed;
      const previous = value;
      value = read(file).catch((error: unknown) => {
        if (previous) return previous;
        value = undefined;
        throw error;
      });
    }
    return value;
  };
}
