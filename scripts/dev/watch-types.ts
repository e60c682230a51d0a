import { Worker } from 'node:worker_threads';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';

interface Report {
  errors: string[];
  /** The total; only in the last report of a check. */
  count?: number;
}

const formatCount = (count: number) => `${count || 'no'} error${count === 1 ? '' : 's'}`;

/** Prints the type errors of src/, again after each change. */
export function watchTypes() {
  const worker = new Worker(new URL('./type-check-worker.ts', import.meta.url));
  worker.on('message', ({ errors, count }: Report) => {
    for (const error of errors) console.error(escapeControlCharacters(`Types: ${error}`));
    if (count !== undefined) console.log(`Types: ${formatCount(count)}.`);
  });
  return {
    /** `isKnown` is false for a file that was added or removed. */
    onFileChange(file: string, isKnown: boolean) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ file, isKnown });
    },
    close: () => worker.terminate(),
  };
}
