/** A mistake of the person at the keyboard: said in one line, without a stack. */
export class StartError extends Error {}

/** Ends the program with the one line that says what to do. */
export function refuse(error: unknown): never {
  const { code, message } = error as NodeJS.ErrnoException;
  const mistaken = error instanceof StartError || code?.startsWith('ERR_PARSE_ARGS');
  console.error(mistaken ? message : error);
  process.exit(1);
}

interface Listening {
  /** What wanted the port, and the option that names another: `--port`. */
  what: string;
  option: string;
  port: number;
}

/** Turns "address in use" and "no such address" into what to do about it. */
export function portError(error: unknown, { what, option, port }: Listening): unknown {
  const { code, address, hostname } = error as { code?: string } & Record<string, unknown>;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartError(
      `This machine has no address ${address ?? hostname}. Choose another with --host.`,
    );
  }
  const busy = code === 'EADDRINUSE' || String(error).includes('already in use');
  if (!busy && code !== 'EACCES') return error;
  return new StartError(
    `Port ${port}, wanted by the ${what}, is ${busy ? 'in use' : 'not allowed'}. Choose another with ${option}.`,
  );
}
