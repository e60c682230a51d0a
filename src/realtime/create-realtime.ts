import type { Socket } from 'socket.io-client';

/** A room as the answer to a user's deletion names it. */
interface Room {
  _id: string;
  status?: string | null;
}

interface RealtimeOptions {
  /** The address of the socket server. */
  url: string;
  /** The session's token, read anew at every connection. */
  getToken: () => string | undefined;
}

/** The real-time connection: open while someone wants it, its only event `escape-turn`. */
export interface Realtime {
  /** Opens the connection; the returned function closes it. */
  open: () => () => void;
  /** Ends the turn in each active room, as soon as there is a connection. */
  escapeTurns: (rooms: readonly Room[] | null | undefined) => void;
  /** Forgets what was not sent, and connects anew where the session goes on with another token. */
  renew: () => void;
}

export function createRealtime({ url, getToken }: RealtimeOptions): Realtime {
  let socket: Promise<Socket | undefined> | undefined;
  let wanted = 0;
  let waiting: string[] = [];

  function flush(connected: Socket) {
    for (const roomId of waiting.splice(0)) connected.emit('escape-turn', { roomId });
  }

  async function load(): Promise<Socket | undefined> {
    try {
      const { io } = await import('socket.io-client');
      const loaded = io(url, {
        autoConnect: false,
        // Without the usual upgrade from polling, which a quick leave would break off half-way.
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        auth: (send) => send({ token: getToken() }),
      });
      loaded.on('connect', () => {
        flush(loaded);
        if (wanted === 0) loaded.disconnect();
      });
      loaded.on('connect_error', () => wanted === 0 && loaded.disconnect());
      return loaded;
    } catch {
      // Code that does not load must not break the screen: the next opening tries again.
      socket = undefined;
      return undefined;
    }
  }

  async function follow() {
    socket ??= load();
    const loaded = await socket;
    // One that is still connecting is left to its outcome: the browser complains of the other way.
    if (wanted > 0) loaded?.connect();
    else if (loaded?.connected) loaded.disconnect();
  }

  return {
    open() {
      wanted += 1;
      void follow();
      return () => {
        wanted -= 1;
        void follow();
      };
    },
    escapeTurns(rooms) {
      const active = (rooms ?? []).filter((room) => room.status === 'active');
      waiting.push(...active.map((room) => room._id));
      void socket?.then((loaded) => loaded?.connected && flush(loaded));
    },
    renew() {
      waiting = [];
      void socket?.then((loaded) => {
        // One that is still being made sends no token before it stands: it will send the new one.
        if (!loaded || loaded.io.engine?.readyState === 'opening') return;
        loaded.disconnect();
        if (wanted > 0 && getToken()) loaded.connect();
      });
    },
  };
}
