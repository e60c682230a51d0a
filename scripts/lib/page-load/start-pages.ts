import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { CommandError } from '../exit-with-error.ts';

/** The URLs of the pages that are measured, with a trailing slash. */
export interface PageUrls {
  console: string;
  /** Empty unless it was asked for. */
  floor: string;
}

const program = path.join(import.meta.dirname, 'serve-pages.ts');

/** Starts `serve-pages.ts` with its options; it ends with this process. */
export async function startPages(...options: string[]) {
  const child = fork(program, options);
  const exited = once(child, 'exit');
  async function nextMessage(): Promise<unknown> {
    const [message] = await Promise.race([once(child, 'message'), exited.then(() => [])]);
    if (message === undefined)
      throw new CommandError(
        'The server of the pages has exited, for the reason above. Correct that, and run the command again.',
      );
    return message;
  }
  const urls = (await nextMessage()) as PageUrls;
  return {
    urls,
    /** Delays the responses of the API from the next request on. */
    async setLatency(milliseconds: number) {
      child.send(milliseconds);
      await nextMessage();
    },
    async stop() {
      child.kill();
      await exited;
    },
  };
}

export type Pages = Awaited<ReturnType<typeof startPages>>;
