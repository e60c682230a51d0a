import { createContext, use } from 'react';
import type { Socket } from 'socket.io-client';

interface RealtimeOptions {
  /**
   * The URL of the socket server, to whose path the path of socket.io is appended. If it has no scheme, it has that of
   * the page.
   */
  url: string;
  /** The token of the session, read at every connection. */
  getToken: () => string | undefined;
}

/**
 * How long the connection stays open after its last use. The server of socket.io drops events if a disconnect follows
 * at once.
 */
const disconnectDelayMs = 1000;

/** The pause after a refused handshake. It doubles with each further refusal, up to the maximum. */
const retryDelayMs = 1000;
const maxRetryDelayMs = 30_000;

/** Splits the URL into origin and path, because socket.io would take the path for a namespace. */
function parseServerUrl(text: string) {
  const url = new URL(
    /^([a-z]+:\/)?\//i.test(text) ? text : `//${text}`,
    globalThis.location?.href,
  );
  const path = url.pathname.replace(/(\/socket\.io)?\/*$/, '/socket.io');
  url.pathname = '/';
  return { url: url.href, path };
}

/** The socket connection. It is open while a component uses it; its only event is `escape-turn`. */
export function createRealtime({ url, getToken }: RealtimeOptions) {
  let socketPromise: Promise<Socket | undefined> | undefined;
  let openCount = 0;
  const pendingRoomIds: string[] = [];
  let disconnectTimer: ReturnType<typeof setTimeout>;
  let retryTimer: ReturnType<typeof setTimeout>;
  /** The handshakes that were refused since the last connection. */
  let refusedCount = 0;

  const isNeeded = () => openCount > 0 || pendingRoomIds.length > 0;
  /**
   * Whether the connection can be opened. Pending events are sent in the next session, whoever signs in, because their
   * rooms wait for a turn in any case.
   */
  const canConnect = () => isNeeded() && getToken() !== undefined;

  function sendPending(socket: Socket) {
    for (const roomId of pendingRoomIds.splice(0)) socket.emit('escape-turn', { roomId });
  }

  function disconnectIfUnused(socket: Socket) {
    clearTimeout(disconnectTimer);
    disconnectTimer = setTimeout(() => isNeeded() || socket.disconnect(), disconnectDelayMs);
  }

  function retryLater(socket: Socket) {
    const delayMs = Math.min(retryDelayMs * 2 ** refusedCount, maxRetryDelayMs);
    refusedCount += 1;
    clearTimeout(retryTimer);
    retryTimer = setTimeout(() => canConnect() && !socket.active && socket.connect(), delayMs);
  }

  async function createSocket(): Promise<Socket | undefined> {
    try {
      const { io } = await import('socket.io-client');
      const server = parseServerUrl(url);
      const socket = io(server.url, {
        path: server.path,
        autoConnect: false,
        // WebSocket comes first, because disconnecting during the default upgrade from polling logs an error in the
        // browser.
        transports: ['websocket', 'polling'],
        tryAllTransports: true,
        auth: (send) => send({ token: getToken() }),
      });
      socket.on('connect', () => {
        refusedCount = 0;
        sendPending(socket);
        disconnectIfUnused(socket);
      });
      socket.on('connect_error', () => {
        if (!isNeeded()) socket.disconnect();
        // The server has refused the handshake. Unlike after a network error, socket.io does not try again by itself.
        else if (!socket.active) retryLater(socket);
      });
      return socket;
    } catch {
      // If the code cannot be loaded, the screen works without the connection; the next call tries again.
      socketPromise = undefined;
      return undefined;
    }
  }

  /** Connects or disconnects, depending on whether the connection is needed. */
  async function update() {
    socketPromise ??= createSocket();
    const socket = await socketPromise;
    if (socket?.connected) sendPending(socket);
    // `active` is also true while connecting. A second connect() would then send a second handshake, and the server
    // would disconnect.
    if (canConnect() && !socket?.active) socket?.connect();
    // During a handshake, the `connect` handler disconnects later, because aborting the handshake logs an error in the
    // browser.
    else if (socket?.connected) disconnectIfUnused(socket);
  }

  return {
    /** Opens the connection; the returned function closes it. */
    open() {
      openCount += 1;
      void update();
      return () => {
        openCount -= 1;
        void update();
      };
    },
    /**
     * Sends `escape-turn` for each active room. If the connection is closed, it is opened for this, and then closed
     * again.
     */
    escapeTurns(rooms: readonly { _id: string; status?: string | null }[] | null | undefined) {
      const activeRooms = (rooms ?? []).filter((room) => room.status === 'active');
      pendingRoomIds.push(...activeRooms.map((room) => room._id));
      if (pendingRoomIds.length > 0) void update();
    },
    /** Connects again after the session was renewed, if the connection is needed but was refused or closed. */
    resume() {
      if (isNeeded()) void update();
    },
    /** Reconnects after the session has changed, with the new token if there is one. */
    reconnect() {
      refusedCount = 0;
      clearTimeout(retryTimer);
      void socketPromise?.then((socket) => {
        // While the transport is opening, no token has been sent yet, so the handshake will use the new one.
        if (socket?.io.engine?.readyState !== 'opening') socket?.disconnect();
      });
      if (canConnect()) void update();
    },
  };
}

export type Realtime = ReturnType<typeof createRealtime>;

export const RealtimeContext = createContext<Realtime | undefined>(undefined);

export function useRealtime(): Realtime {
  const realtime = use(RealtimeContext);
  if (!realtime) throw new Error('No RealtimeContext provider found: render this inside of one.');
  return realtime;
}
