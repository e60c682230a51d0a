import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';

const project = 'scripts/dev/tsconfig.src.json';

/** Prints the type errors of src/, again after each change: `tsc --watch`, in a thread that ends with this process. */
export function watchTypes() {
  const worker = new Worker(new URL(import.meta.resolve('typescript/lib/tsc.js')), {
    argv: ['--watch', '--pretty', 'false', '--project', project],
    stdout: true,
  });
  createInterface({ input: worker.stdout }).on('line', (line) => {
    // The other lines announce a check or explain an error further.
    const [result] = /^(\S.*: )?error TS.*|Found \d+ errors?\./.exec(line) ?? [];
    if (result) console.log(escapeControlCharacters(`Types: ${result}`));
  });
  return { close: () => worker.terminate() };
}
