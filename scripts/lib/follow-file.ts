import { statSync } from 'node:fs';

/** Returns a function that reads a file again after each change of it; while that fails, the last value stays in use. */
export function followFile<Value>(file: string, read: (file: string) => Promise<Value>) {
  let version: string | undefined;
  let value: Promise<Value> | undefined;
  return async (): Promise<Value> => {
    const entry = statSync(file, { throwIfNoEntry: false });
    const changed = `${entry?.mtimeMs} ${entry?.size}`;
    if (value && changed === version) return value;
    version = changed;
    const previous = value;
    value = read(file).catch((error: unknown) => {
      if (previous) return previous;
      value = undefined;
      throw error;
    });
    return value;
  };
}
