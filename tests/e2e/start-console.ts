import { startNginx } from '../support/nginx.ts';
import { createTempFolder, startStack } from '../../scripts/lib/start-stack.ts';

/** Whether `FULL=1` is set, as by `npm run test:full`. */
export const isFull = process.env.FULL === '1';

/** Whether `BEHIND=nginx` is set: the tests run on the production build, served by nginx as in a deployment. */
export const isBehindNginx = process.env.BEHIND === 'nginx';

export type ConsoleStack = Awaited<ReturnType<typeof startConsole>>;

/** Starts the console as `npm start` does, or nginx in front of the same back-end, whose data are in `folder`. */
export async function startConsole() {
  const folder = await createTempFolder();
  const stack = await startStack(folder);
  const nginx = isBehindNginx ? await startNginx(stack) : undefined;
  return {
    ...stack,
    folder,
    nginx,
    url: nginx ? `${nginx.origin}/story-admin/` : stack.url,
    async stop() {
      await nginx?.stop();
      await stack.stop();
    },
  };
}
