import { constants } from 'node:os';

interface Closable {
  close: () => unknown;
}

/** Calls only this listener on SIGINT and SIGTERM: others, such as Vite's own, end the process at once. */
export function onSignal(listener: NodeJS.SignalsListener): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.removeAllListeners(signal).on(signal, listener);
}

/** On SIGINT and SIGTERM, closes the servers in the given order and exits. */
export function closeOnSignal(...servers: Closable[]): void {
  let isStopping = false;
  onSignal(async () => {
    if (isStopping) return;
    isStopping = true;
    for (const server of servers) await server.close();
    process.exit(0);
  });
}

/** On SIGINT and SIGTERM, exits in a way that listeners of `exit` are called, which remove temporary folders. */
export const exitOnSignal = () =>
  onSignal((signal) => process.exit(128 + constants.signals[signal]));
