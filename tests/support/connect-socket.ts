import { io, type ManagerOptions, type SocketOptions } from 'socket.io-client';

/** Tries once to connect to a socket server, and disconnects; resolves with 'connected', or with why it was rejected. */
export function connectSocket(url: string, options: Partial<ManagerOptions & SocketOptions>) {
  const socket = io(url, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    ...options,
  });
  return new Promise<string>((resolve) => {
    socket.on('connect', () => resolve('connected'));
    socket.on('connect_error', ({ message }) => resolve(message));
  }).finally(() => socket.disconnect());
}
