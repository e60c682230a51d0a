interface Closable {
  close: () => unknown;
}

/** On SIGINT and SIGTERM, closes the servers in the given order and exits. */
export function closeOnSignal(...servers: Closable[]): void {
  let isStopping = false;
  async function stop() {
    if (isStopping) return;
    isStopping = true;
    for (const server of servers) await server.close();
    process.exit(0);
  }
  // Others, such as Vite's own, would end the process before the database is closed.
  process.removeAllListeners('SIGINT');
  process.removeAllListeners('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** On SIGINT and SIGTERM, exits in a way that listeners of `exit` are called, which remove temporary folders. */
export function exitOnSignal(): void {
  process.on('SIGINT', () => process.exit(130));
  process.on('SIGTERM', () => process.exit(143));
}
