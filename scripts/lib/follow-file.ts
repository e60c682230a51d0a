import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Differs after each change of a file, or of a file in a folder. */
async function readVersion(file: string): Promise<string> {
  const entry = await stat(file);
  if (!entry.isDirectory()) return `${entry.mtimeMs} ${entry.size}`;
  const names = await readdir(file);
  const versions = await Promise.all(names.map((name) => readVersion(path.join(file, name))));
  return names.map((name, index) => `${name} ${versions[index]}`).join('\n');
}

/**
 * Returns a function that reads a file again after each change of it, or of one of the other files and folders;
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
    const changed = await Promise.all([file, ...others].map(readVersion)).then(
      (versions) => versions.join('\n'),
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
