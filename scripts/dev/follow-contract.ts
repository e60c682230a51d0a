import {
  generatedFiles,
  ownContract,
  staleFiles,
  writeFiles,
} from '../generate/write-generated.ts';

/** How long a file rests after an editor's last write before it counts as saved, in milliseconds. */
const rest = 60;

/** The one line that a parser's error, or a generator's, begins with. */
const firstLine = (error: unknown) =>
  String(error instanceof Error ? error.message : error).split('\n', 1)[0];

/** Regenerates from the contract and lets the mock follow: both, or neither where it cannot be read. */
async function follow(mock: { follow: (contract: string) => Promise<() => void> }) {
  const { contract, folder } = ownContract;
  try {
    const turn = await mock.follow(contract);
    const files = await generatedFiles(contract, folder);
    const stale = await staleFiles(files);
    await writeFiles(stale);
    turn();
    const wrote =
      stale.length > 0 ? `wrote ${stale.map(({ file }) => file).join(', ')}` : 'same code';
    console.log(`Contract: ${wrote}; Prism answers by it.`);
  } catch (error) {
    console.error(
      `Contract: ${contract} cannot be used, the last one stays (${firstLine(error)}).`,
    );
  }
}

/** Call the returned function whenever the contract was written. */
export function followContract(mock: Parameters<typeof follow>[0]): () => void {
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  return () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(() => follow(mock));
    }, rest);
  };
}
