import { spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';

type Settings = Pick<SpawnOptions, 'cwd' | 'env'>;

/** Runs a program; the process is killed when this one exits. */
export function startProcess(name: string, args: string[], { cwd, env = {} }: Settings = {}) {
  const child = spawn(name, args, { cwd, env: { ...process.env, ...env } });
  const kill = () => child.kill('SIGKILL');
  // This listener comes before others, because the process must not write any more when one of them removes its folder.
  process.prependOnceListener('exit', kill);
  const printed = { all: '', stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].on('data', (chunk: Buffer) => {
      printed[stream] += chunk.toString();
      printed.all += chunk.toString();
      child.emit('printed');
    });
  }
  let hasEnded = false;
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', kill);
    hasEnded = true;
    child.emit('printed');
    return code as number | null;
  });
  return {
    child,
    /** Everything that was printed so far: in all, and by stream. */
    printed,
    output: () => printed.all,
    /** Resolves with the exit code when the program has ended. */
    ended,
    /**
     * Resolves when the output after position `from` matches. Rejects if the program ends first, or prints nothing for
     * ten minutes.
     */
    async waitForOutput(text: string | RegExp, from = 0): Promise<void> {
      const matches = (output: string) =>
        typeof text === 'string' ? output.includes(text) : text.test(output);
      while (!matches(printed.all.slice(from))) {
        if (hasEnded)
          throw new Error(
            `${[name, ...args].join(' ')} ended instead of printing ${text}. It printed:\n${printed.all}`,
          );
        await once(child, 'printed', { signal: AbortSignal.timeout(600_000) });
      }
    },
    /** The address that the program has printed after a label. */
    readUrl: (label: string) =>
      new RegExp(`${label}\\s+(\\w+://\\S+)`).exec(printed.all)?.[1] ?? `no URL of ${label}`,
    async stop(): Promise<void> {
      child.kill();
      await ended;
    },
  };
}

/** Runs scripts/NAME.ts. */
export const startProgram = (name: string, options: string[], settings?: Settings) =>
  startProcess(process.execPath, [`scripts/${name}.ts`, ...options], settings);
