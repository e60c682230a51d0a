import { CommandError } from './exit-with-error.ts';
import { parseServerUrl } from './parse-options.ts';
import { readPublicConfig } from './servers/public-config.ts';
import type { RealServer } from './servers/real-server.ts';

interface Values {
  api?: string | undefined;
  socket?: string | undefined;
}

/** The socket server of public/config.json, if it names one by a whole address. */
function findConfiguredSocket(): string | undefined {
  const url = URL.parse(readPublicConfig().values.socketUrl ?? '');
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined;
}

/** The server of `--api` and `--socket`; undefined without `--api`. */
export function parseRealServer({ api, socket }: Values): RealServer | undefined {
  if (api === undefined) {
    if (socket === undefined) return undefined;
    throw new CommandError('--socket is the socket server of a real server. Add --api URL.');
  }
  const url = parseServerUrl('--api', api);
  if (socket === undefined) return { url, socket: findConfiguredSocket() ?? new URL(url).origin };
  const socketUrl = parseServerUrl('--socket', socket);
  if (new URL(socketUrl).origin === socketUrl) return { url, socket: socketUrl };
  throw new CommandError(
    '--socket takes an address without a path, such as https://api.example.com: socket.io adds its own.',
  );
}
