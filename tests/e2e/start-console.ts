import { startNginx } from '../support/start-nginx.ts';
import { createTempFolder, type Stack, startStack } from '../../scripts/lib/start-stack.ts';

/** Whether `FULL=1` is set, as by `npm run test:full`. */
export const isFull = process.env.FULL === '1';

/** Whether `BEHIND=nginx` is set: the tests run on the production build, served by nginx as in a deployment. */
export const isBehindNginx = process.env.BEHIND === 'nginx';

export interface ConsoleStack extends Stack {
  /** The data folder of the back-end. */
  folder: string;
  nginx?: Awaited<ReturnType<typeof startNginx>>;
}

/** Starts the console as `npm start` does, or nginx in front of the same back-end. */
export async function startConsole(): Promise<ConsoleStack> {
  const folder = await createTempFolder();
  const stack = await startStack(folder);
  if (!isBehindNginx) return { ...stack, folder };
  const nginx = await startNginx(stack).catch(async (error: unknown) => {
    await stack.stop();
    throw error;
  });
  return {
    ...stack,
    folder,
    nginx,
    url: `${nginx.origin}/story-admin/`,
    async stop() {
      await nginx.stop();
      await stack.stop();
    },
  };
}
