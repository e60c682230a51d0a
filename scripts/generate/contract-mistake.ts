import { CommandError } from '../lib/exit-with-error.ts';

/** A mistake in the contract that is found by the code that reads it, not by a rule. */
export class ContractMistake extends Error {
  /** The pointer of the mistake in the document (RFC 6901). */
  readonly pointer: string;

  constructor(message: string, pointer: string) {
    super(message);
    this.pointer = pointer;
  }
}

/** Turns a mistake into an error of the command, with file and line. */
export const locateMistake = (error: unknown, locate: (pointer: string) => string): unknown =>
  error instanceof ContractMistake
    ? new CommandError(`${locate(error.pointer)}: ${error.message}`)
    : error;
