/** Vite's plugins that give the page its panel, and keep it while resources are edited. */
import type { Server } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { createAllowedHosts } from '../lib/servers/hosts.ts';
import { attachSocketServer } from '../lib/servers/socket-server.ts';

const panel = path.resolve('scripts/dev/panel/dev-tools.tsx');

/** Puts the panel into the page: the console gets the module with its tools instead of the one without any. */
export const servePanel: Plugin = {
  name: 'story-admin-panel',
  config: () => ({ resolve: { alias: [{ find: /.*\/dev-tools\.ts$/, replacement: panel }] } }),
};

/**
 * A socket server on the origin of the page, which accepts every token. What it receives is printed in the terminal,
 * and sent to the page as the event `story-admin:realtime` of Vite's hot module replacement.
 */
export const serveRealtime: Plugin = {
  name: 'story-admin-realtime',
  configureServer({ httpServer, ws }) {
    if (!httpServer) return;
    const send = (event: string, payload: unknown) =>
      ws.send('story-admin:realtime', { event, payload, at: new Date().toISOString() });
    const sockets = attachSocketServer(httpServer as Server, createAllowedHosts());
    sockets.on('connection', (socket) => {
      send('connect', {});
      socket.onAny((event: string, payload: unknown) => {
        const text = `Real-time: ${event} ${JSON.stringify(payload) ?? ''}`.trim();
        console.log(escapeControlCharacters(text));
        send(event, payload);
      });
      socket.on('disconnect', (reason) => send('disconnect', { reason }));
    });
  },
};

const resources = path.resolve('src/resources') + path.sep;

/** The components that are rendered from resources. React keeps their state when they are replaced. */
const components = [
  'src/engine/list/list-screen.tsx',
  'src/engine/record/detail-screen.tsx',
  'src/engine/form/add-screen.tsx',
  'src/app/layout/sidebar.tsx',
].map((file) => path.resolve(file));

/**
 * Renders the screens again when a file of src/resources is edited, without a reload: src/app/resources.ts lets the panel
 * replace the content of the resources, which React does not notice.
 */
export const refreshEditedResources: Plugin = {
  name: 'story-admin-refresh-edited-resources',
  hotUpdate({ file, modules }) {
    if (!file.startsWith(resources) || modules.length === 0) return undefined;
    const { moduleGraph } = this.environment;
    const rendered = components.flatMap((component) => [
      ...(moduleGraph.getModulesByFile(component) ?? []),
    ]);
    return [...modules, ...rendered];
  },
};
