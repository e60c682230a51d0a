/** Closes everything, in the order given, when the program is asked to stop. */
export function untilStopped(...parts: { close: () => unknown }[]): void {
  let stopping = false;
  async function stop() {
    if (stopping) return;
    stopping = true;
    for (const part of parts) await part.close();
    process.exit(0);
  }
  // Vite's own listener would end the process before the database is closed.
  process.removeAllListeners('SIGTERM');
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
