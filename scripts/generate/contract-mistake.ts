import { CommandError } from '../lib/exit-with-error.ts';

/** A mistake in the contract that no rule finds, but the code that reads it. */
export class ContractMistake extends Error {
  /** Where it is in the document (RFC 6901). */
  readonly pointer: string;

  constructor(message: string, pointer: string) {
    super(message);
    this.pointer = pointer;
  }
}

/** The error as one of the command, with the file and the line of the mistake. */
export const locateMistake = (error: unknown, locate: (pointer: string) => string): unknown =>
  error instanceof ContractMistake
    ? new CommandError(`${locate(error.pointer)}: ${error.message}`)
    : error;
