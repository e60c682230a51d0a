import { stat } from 'node:fs/promises';

/** Returns a function that reads a file again after each change; while that fails, the last value stays in use. */
export function followFile<Value>(file: string, read: (file: string) => Promise<Value>) {
  let version: string | undefined;
  let value: Promise<Value> | undefined;
  return async (): Promise<Value> => {
    const changed = await stat(file).then(
      ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
      () => version,
    );
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
