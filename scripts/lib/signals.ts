/**
 * Calls only this listener on SIGINT, SIGTERM and SIGHUP. Other listeners, such as that of Vite, would end the process
 * at once.
 */
export function onSignal(listener: NodeJS.SignalsListener): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.removeAllListeners(signal).on(signal, listener);
}

/** On these signals, closes the servers in the given order and exits, even if one of them cannot be closed. */
export function closeOnSignal(...servers: { close: () => unknown }[]): void {
  let isStopping = false;
  onSignal(async () => {
    if (isStopping) return;
    isStopping = true;
    try {
      for (const server of servers) await server.close();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  });
}
