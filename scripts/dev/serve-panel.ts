import type { Server } from 'node:http';
import path from 'node:path';
import type { Plugin } from 'vite';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { createAllowedHosts } from '../lib/servers/allowed-hosts.ts';
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
export const serveRealtime = (): Plugin => ({
  name: 'story-admin-realtime',
  configureServer({ httpServer, ws }) {
    if (!httpServer) return;
    const send = (event: string, payload: unknown) =>
      ws.send('story-admin:realtime', { event, payload, at: new Date().toISOString() });
    const sockets = attachSocketServer(httpServer as Server, createAllowedHosts());
    sockets.on('connection', (socket) => {
      send('connect', {});
      socket.onAny((event: string, payload: unknown) => {
        console.log(
          escapeControlCharacters(`Real-time: ${event} ${JSON.stringify(payload) ?? ''}`.trim()),
        );
        send(event, payload);
      });
      socket.on('disconnect', (reason) => send('disconnect', { reason }));
    });
  },
});
