import type { Server } from 'node:http';
import type { Plugin } from 'vite';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { createAllowedHosts } from '../lib/servers/allowed-hosts.ts';
import { attachSocketServer } from '../lib/servers/socket-server.ts';

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
