import { StartError } from '../serve/refuse.ts';
import { readContract } from './read-contract.ts';

/** The contract that a person named with `--contract`, or what is wrong with the file. */
export const namedContract = (file: string) =>
  readContract(file).catch((error: Error) => {
    const [reason] = error.message.split('\n');
    throw new StartError(
      error.message.includes('ENOENT')
        ? `There is no contract ${file}. Name yours with --contract.`
        : `${file} cannot be read as a contract: ${reason}`,
    );
  });
