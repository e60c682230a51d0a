/**
 * A process of its own, so that what measures a page does not slow down what serves it: the console and the floor on a
 * new sandbox with as many users as its argument says. It sends their URLs when it is ready.
 */
import react from '@vitejs/plugin-react';
import { exitWithError } from '../lib/exit-with-error.ts';
import { exitOnSignal } from '../lib/graceful-shutdown.ts';
import { buildConsole, buildPage } from '../lib/servers/build-console.ts';
import { serveOnSandbox } from '../lib/servers/serve-build.ts';

async function servePages() {
  // First: its configuration chooses React's build for production, also where NODE_ENV says otherwise.
  const product = await buildConsole();
  const floor = await buildPage({
    configFile: false,
    root: 'scripts/bench/floor',
    base: '/story-admin/',
    plugins: [react()],
  });
  const { urls } = await serveOnSandbox([floor, product], Number(process.argv[2]));
  process.send?.(urls);
}

exitOnSignal();
process.once('disconnect', () => process.exit());
servePages().catch(exitWithError);
