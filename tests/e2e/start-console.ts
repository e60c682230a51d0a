import { startNginx } from '../support/start-nginx.ts';
import { newFolder, type Stack, startStack } from '../support/start-stack.ts';

/** Chosen with `BEHIND=nginx`: the production build as it would be deployed. */
export const behindNginx = process.env.BEHIND === 'nginx';

/** What the tests drive, with its data in a folder of its own. */
export interface ConsoleStack extends Stack {
  folder: string;
  nginx?: Awaited<ReturnType<typeof startNginx>>;
}

/** The console as `npm start` runs it, or with nginx in front of the same back-end. */
export async function startConsole(): Promise<ConsoleStack> {
  const folder = await newFolder();
  const stack = await startStack(folder);
  if (!behindNginx) return { ...stack, folder };
  const sandbox = /Sandbox\s+(\S+)/.exec(stack.output())?.[1] ?? 'no address of the sandbox';
  const nginx = await startNginx({ api: stack.api, sandbox }).catch(async (error: unknown) => {
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
