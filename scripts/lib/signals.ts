/** Calls only this listener on SIGINT and SIGTERM: others, such as Vite's own, end the process at once. */
export function onSignal(listener: NodeJS.SignalsListener): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.removeAllListeners(signal).on(signal, listener);
}

/** On SIGINT and SIGTERM, closes the servers in the given order and exits. */
export function closeOnSignal(...servers: { close: () => unknown }[]): void {
  let isStopping = false;
  onSignal(async () => {
    if (isStopping) return;
    isStopping = true;
    for (const server of servers) await server.close();
    process.exit(0);
  });
}
