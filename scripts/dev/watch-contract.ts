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

interface Mock {
  loadContract: (contract: string) => Promise<() => void>;
}

/** Regenerates code and reloads the mock; neither happens if the contract is invalid. */
async function applyContract(mock: Mock) {
  const { contract, folder } = consoleContract;
  try {
    const files = await generateFiles(contract, folder);
    const activateContract = await mock.loadContract(contract);
    const outdated = await findOutdatedFiles(files);
    await writeFiles(outdated);
    activateContract();
    const result =
      outdated.length > 0
        ? `wrote ${outdated.map(({ file }) => file).join(', ')}`
        : 'generated code is unchanged';
    console.log(`Contract: ${result}; the mock uses it.`);
  } catch (error) {
    console.error(`Contract: ${firstLine(error)} Until then the previous version stays in use.`);
  }
}

/** Returns a function to call whenever the contract's file changes. */
export function watchContract(mock: Mock): () => void {
  let timer: NodeJS.Timeout | undefined;
  let lastRun = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      lastRun = lastRun.then(() => applyContract(mock));
    }, debounceMs);
  };
}
