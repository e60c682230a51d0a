import { CommandError } from '../lib/exit-with-error.ts';

/** A mistake in the contract that no rule finds, but the code that reads it. */
export class ContractMistake extends Error {}

/** The error as one of the command, with the name of the contract. */
export const nameContract = (error: unknown, name: string): unknown =>
  error instanceof ContractMistake ? new CommandError(`${name}: ${error.message}`) : error;
