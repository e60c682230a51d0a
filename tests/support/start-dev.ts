import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs scripts/dev.ts in a folder, on free ports. */
export async function startDev(folder: string, ...options: string[]) {
  const child = spawn(process.execPath, ['scripts/dev.ts', '--port', '0', ...options], {
    cwd: folder,
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
    child.emit('printed');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.once('exit', () => child.emit('printed'));

  /** Resolves when the output after position `from` matches. */
  async function waitForOutput(pattern: RegExp, from = 0): Promise<void> {
    while (!pattern.test(output.slice(from))) {
      if (child.exitCode !== null)
        throw new Error(
          `npm run dev exited instead of printing ${pattern}. It printed:\n${output}`,
        );
      await once(child, 'printed');
    }
  }

  await waitForOutput(/Stop /);
  const readUrl = (label: string) =>
    new RegExp(`${label}\\s+(http://\\S+)`).exec(output)?.[1] ?? `no URL of ${label}`;
  return {
    url: readUrl('Story Admin'),
    mock: readUrl('Mock'),
    waitForOutput,
    /** The length of the output so far, for `from` of waitForOutput. */
    outputLength: () => output.length,
    output: () => output,
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null || !child.kill()) return;
      await once(child, 'exit');
    },
  };
}
