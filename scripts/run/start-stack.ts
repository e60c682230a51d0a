import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Stack {
  /** The console's address, with a slash at its end. */
  url: string;
  /** The address of Prism in front of the sandbox. */
  api: string;
  /** The identifier of the process that all of it runs in. */
  pid: number;
  /** All that the program has printed so far. */
  output: () => string;
  /** Resolves once the program has printed the text. */
  printed: (text: string) => Promise<void>;
  stop: () => Promise<void>;
}

export const newFolder = () => mkdtemp(path.join(tmpdir(), 'story-admin-'));

/** Runs `npm start`'s program on free ports, with its data in the given folder; it ends with this one. */
export function run(options: string[]): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['scripts/start.ts', ...options]);
  const kill = () => child.kill('SIGKILL');
  // First of all, so that it no longer writes when its folder is removed.
  process.prependOnceListener('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => output };
}

export async function startStack(folder: string, ...options: string[]): Promise<Stack> {
  const ports = ['--port', '0', '--socket-port', '0'];
  const { child, output } = run([...ports, '--data', folder, ...options]);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });

  const printed = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output().includes(text) && resolve();
      look();
      child.stdout?.on('data', look);
      void ended.then(() => reject(new Error(`The program ended:\n${output()}`)));
    });

  await printed('Stop ');
  const address = (label: string) =>
    new RegExp(`${label}\\s+(http://\\S+)`).exec(output())?.[1] ?? `no address of ${label}`;
  return {
    url: address('Story Admin'),
    api: address('API'),
    pid: child.pid ?? 0,
    output,
    printed,
    stop() {
      child.kill();
      return ended;
    },
  };
}
