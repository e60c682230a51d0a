import { constants } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { escapeLines } from './escape-control-characters.ts';
import { onSignal } from './signals.ts';

/** A mistake of the user, such as an invalid option: printed as one line, without a stack. */
export class CommandError extends Error {}

/** The codes of errors for missing permissions, and for a read-only or full file system. */
const refusals = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/**
 * Whether an error says that the disk is full, by the code of the operating system or of SQLite
 * (https://sqlite.org/rescode.html#full).
 */
export const isDiskFull = ({ code, errcode }: { code?: string; errcode?: number }) =>
  code === 'ENOSPC' || (code === 'ERR_SQLITE_ERROR' && errcode === 13);

/** The message of a mistake of the user or a problem of the machine; any other error with its stack. */
export function describeError(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  const { code = '', path: file } = Object(error) as NodeJS.ErrnoException;
  // If the file was already open, the error has no path.
  if (!file && isDiskFull(Object(error)))
    return 'There is no space left on the disk. Remove something from it, and try again.';
  if (!file || !refusals.has(code)) return inspect(error);
  return `${path.relative('', file)} cannot be read or written (${code}). Check the owner and permissions of its folder, and the space on the disk.`;
}

export const printError = (error: unknown) => console.error(escapeLines(describeError(error)));

/** Prints an error and exits, by default with code 1. */
export function exitWithError(error: unknown, code = 1): never {
  printError(error);
  process.exit(code);
}

/**
 * A command takes arguments, prints by `console`, and returns an exit code other than 0 if there is one. It throws a
 * CommandError for a mistake of the user. Tests call it in their own process.
 */
export type Command = (args: string[]) => Promise<number | void>;

/**
 * Runs a command with the arguments of the process, unless another file has imported its file. After an error it exits
 * with `errorCode`, by default 1.
 */
export async function runCommand({ main }: ImportMeta, command: Command, errorCode?: number) {
  if (!main) return;
  await import('./end-with-parent.ts');
  // The program that reads the output may end first, as in `npm start | head`.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // `process.exit` calls the listeners of `exit`, which remove temporary folders.
  onSignal((signal) => process.exit(128 + constants.signals[signal]));
  try {
    process.exitCode = (await command(process.argv.slice(2))) ?? 0;
  } catch (error) {
    exitWithError(error, errorCode);
  }
}

export interface ListenTarget {
  server: string;
  /** The option that sets its port: `--port`. */
  option: string;
  port: number;
}

/**
 * Returns a function that throws errors of listening. For "address in use" and "no such address", it names the option
 * to change.
 */
export const throwListenError = (target: ListenTarget) => (error: unknown) => {
  const { code, address, hostname } = error as { code?: string } & Record<string, unknown>;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    throw new CommandError(
      `This machine has no address ${address ?? hostname}. Choose another with --host.`,
    );
  }
  const isInUse = code === 'EADDRINUSE' || String(error).includes('already in use');
  if (!isInUse && code !== 'EACCES') throw error;
  const { server, option, port } = target;
  throw new CommandError(
    `Port ${port} for the ${server} is ${isInUse ? 'in use' : 'not allowed'}. Choose another with ${option}.`,
  );
};
