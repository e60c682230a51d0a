import pDebounce from 'p-debounce';
import {
  generateFiles,
  consoleContract,
  findOutdatedFiles,
  writeFiles,
} from '../generate/generated-files.ts';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';

/** Editors may write a file several times for one save. */
const debounceMs = 60;

/** The first line of an error message, escaped for the terminal. */
function firstLine(error: unknown): string {
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n', 1);
  return escapeControlCharacters(line);
}

/** The mock, or the gateway. */
interface ContractServer {
  loadContract: (contract: string) => Promise<() => void>;
}

/** Regenerates code and reloads the servers; neither happens if the contract is invalid. */
async function applyContract(servers: readonly ContractServer[]) {
  const { contract, folder } = consoleContract;
  try {
    const files = await generateFiles(contract, folder);
    const activations = await Promise.all(servers.map((server) => server.loadContract(contract)));
    const outdated = await findOutdatedFiles(files);
    await writeFiles(outdated);
    for (const activate of activations) activate();
    const result =
      outdated.length > 0
        ? `wrote ${outdated.map(({ file }) => file).join(', ')}`
        : 'generated code is unchanged';
    console.log(`Contract: ${result}; the mock uses it.`);
  } catch (error) {
    console.error(`Contract: ${firstLine(error)} Until then the previous version stays in use.`);
  }
}

/** Returns a function to call whenever the contract's file changes; one edit is applied after the other. */
export const watchContract = (servers: readonly ContractServer[]) =>
  pDebounce(
    pDebounce.promise(() => applyContract(servers), { after: true }),
    debounceMs,
  );
