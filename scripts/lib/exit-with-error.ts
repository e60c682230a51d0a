import { constants } from 'node:os';
import path from 'node:path';
import { inspect } from 'node:util';
import { escapeLines } from './escape-control-characters.ts';
import { onSignal } from './signals.ts';

/** A mistake of the user, such as an invalid option: printed as one line, without a stack. */
export class CommandError extends Error {}

/** No permission, a read-only file system, a full one. */
const refusals = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC']);

/** Whether a disk is full: by the operating system, or by SQLite (https://sqlite.org/rescode.html#full). */
export const isDiskFull = ({ code, errcode }: { code?: string; errcode?: number }) =>
  code === 'ENOSPC' || (code === 'ERR_SQLITE_ERROR' && errcode === 13);

/** The message of a mistake of the user or of their machine, and any other error with its stack. */
export function describeError(error: unknown): string {
  if (error instanceof CommandError) return error.message;
  const { code = '', path: file } = Object(error) as NodeJS.ErrnoException;
  // Of a file that is open, the error has no path.
  if (!file && isDiskFull(Object(error)))
    return 'There is no space left on the disk. Remove something from it, and try again.';
  if (!file || !refusals.has(code)) return inspect(error);
  return `${path.relative('', file)} cannot be read or written (${code}). Check the owner and permissions of its folder, and the space on the disk.`;
}

export const printError = (error: unknown) => console.error(escapeLines(describeError(error)));

/** Prints an error and exits, with code 1 unless another is given. */
export function exitWithError(error: unknown, code = 1): never {
  printError(error);
  process.exit(code);
}

/**
 * What a program does: takes arguments, prints by `console`, and returns the exit code where that is not 0. It throws
 * a CommandError for a mistake of the user. Tests call it in their own process.
 */
export type Command = (args: string[]) => Promise<number | void>;

/**
 * Runs a command with the arguments of the process, unless its file was imported by another one. An error ends it with
 * `errorCode`, 1 by default.
 */
export async function runCommand({ main }: ImportMeta, command: Command, errorCode?: number) {
  if (!main) return;
  await import('./end-with-parent.ts');
  // What reads the output may end before the program, as in `npm start | head`.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  // Listeners of `exit` are called, which remove temporary folders.
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

/** A function that throws an error of listening; for "address in use" and "no such address", the option to change. */
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
