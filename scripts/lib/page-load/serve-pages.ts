/**
 * A process of its own, so that what measures a page does not slow down what serves it: a new sandbox with --users,
 * and on it the console, or with --floor both the console and the floor. It sends their URLs when it is ready.
 * A message with a number of milliseconds delays every response of the API by it, and is repeated when it applies.
 */
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { getSandboxFiles } from '../../sandbox/data-folder.ts';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { exitWithError } from '../exit-with-error.ts';
import { exitOnSignal } from '../graceful-shutdown.ts';
import { createAllowedHosts } from '../servers/allowed-hosts.ts';
import { addBrotli } from '../servers/brotli.ts';
import { type BuiltFile, buildConsole, buildPage } from '../servers/build-console.ts';
import { startBuiltConsole } from '../servers/console-server.ts';
import { loopbackHost } from '../servers/host.ts';
import { createTempFolder } from '../temp-folder.ts';
import type { PageUrls } from './start-pages.ts';

let latencyMs = 0;

const servePagesPlugin: Plugin = {
  name: 'story-admin-serve-pages',
  configurePreviewServer({ middlewares }) {
    // A page of the same origin that loads nothing.
    middlewares.use('/blank', (_, response) => void response.end());
    middlewares.use('/api', (_, __, next) => {
      if (latencyMs === 0) next();
      else setTimeout(next, latencyMs);
    });
  },
};

const buildFloor = () =>
  buildPage({
    configFile: false,
    root: 'scripts/bench/floor',
    base: '/story-admin/',
    plugins: [react()],
  });

async function servePages() {
  const { values } = parseArgs({
    options: { users: { type: 'string', default: '48' }, floor: { type: 'boolean' } },
  });
  const hosts = createAllowedHosts();
  const sandbox = await startSandbox({
    contract: 'openapi.yaml',
    files: getSandboxFiles(await createTempFolder()),
    users: Number(values.users),
    host: loopbackHost,
    port: 0,
    hosts,
  });

  async function serve(build: BuiltFile[]): Promise<string> {
    const { url } = await startBuiltConsole(await addBrotli(build), {
      port: 0,
      hosts,
      api: sandbox.url,
      uploads: sandbox.url,
      socketUrl: sandbox.url,
      plugins: [servePagesPlugin],
    });
    hosts.addPage(url);
    return url;
  }
  const urls: PageUrls = {
    console: await serve(await buildConsole()),
    floor: values.floor ? await serve(await buildFloor()) : '',
  };

  process.on('message', (milliseconds: number) => {
    latencyMs = milliseconds;
    process.send?.(latencyMs);
  });
  process.send?.(urls);
}

exitOnSignal();
process.once('disconnect', () => process.exit());
servePages().catch(exitWithError);
