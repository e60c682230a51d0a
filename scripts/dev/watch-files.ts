import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { isWebUrl } from '../generate/fetch-contract.ts';
import { printError } from '../lib/exit-with-error.ts';

/**
 * Calls the listener when one of the added files is written. Folders are watched, because editors may replace a file
 * when they save it, and by Node itself, which misses no edit: Vite's watcher begins only after it has read the project.
 */
export function watchFiles(listener: () => void) {
  const files = new Set<string>();
  const watchers = new Map<string, FSWatcher>();
  return {
    add(file: string) {
      if (isWebUrl(file)) return;
      files.add(file);
      const folder = path.dirname(file);
      if (watchers.has(folder)) return;
      const watcher = watch(folder, (_, name) => {
        if (name !== null && files.has(path.join(folder, name))) listener();
      });
      // The watcher fails, for example, if the system can watch no further folder.
      watchers.set(folder, watcher.on('error', printError));
    },
    close() {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
