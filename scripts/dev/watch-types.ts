import { Worker } from 'node:worker_threads';

interface Report {
  errors: string[];
  /** How many there are in all; comes with the last report of a check. */
  count?: number;
}

const inWords = (count: number) => `${count || 'no'} error${count === 1 ? '' : 's'}`;

/** Says in the terminal what does not compile in src, again after each change that it is told of. */
export function watchTypes() {
  const worker = new Worker(new URL('./type-checker.ts', import.meta.url));
  worker.on('message', ({ errors, count }: Report) => {
    for (const error of errors) console.error(`Types: ${error}`);
    if (count !== undefined) console.log(`Types: ${inWords(count)}.`);
  });
  return {
    /** A file was written; `known` is false when it is new, or gone. */
    changed(file: string, known: boolean) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage({ file, known });
    },
    close: () => worker.terminate(),
  };
}
