import { type ChildProcess, spawn } from 'node:child_process';

export { createTempFolder } from './temp-folder.ts';

export interface Stack {
  /** The URL of the console, with a trailing slash. */
  url: string;
  /** The URL of Prism in front of the sandbox. */
  api: string;
  /** The id of the one process that runs all servers. */
  pid: number;
  /** Everything printed so far, standard output and errors. */
  output: () => string;
  /** Resolves when the program has printed the text; rejects when it exits first. */
  waitForOutput: (text: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Runs scripts/start.ts with the given options; the process is killed when this one exits. */
function spawnStart(options: string[]): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, ['scripts/start.ts', ...options]);
  const kill = () => child.kill('SIGKILL');
  // Before other exit listeners: it must no longer write when one of them removes its folder.
  process.prependOnceListener('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  return { child, output: () => output };
}

/** Runs scripts/start.ts and waits until it is ready. */
async function waitForStart(options: string[]): Promise<Stack> {
  const { child, output } = spawnStart(['--port', '0', ...options]);
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });

  const waitForOutput = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output().includes(text) && resolve();
      check();
      child.stdout?.on('data', check);
      child.stderr?.on('data', check);
      void exited.then(() =>
        reject(
          new Error(`npm start exited instead of printing "${text}". It printed:\n${output()}`),
        ),
      );
    });

  await waitForOutput('Stop ');
  const readUrl = (label: string) =>
    new RegExp(`${label}\\s+(http://\\S+)`).exec(output())?.[1] ?? `no URL of ${label}`;
  return {
    url: readUrl('Story Admin'),
    api: readUrl('API'),
    pid: child.pid ?? 0,
    output,
    waitForOutput,
    stop() {
      child.kill();
      return exited;
    },
  };
}

/** Starts the console with its back-end on free ports and waits until it is ready. */
export const startStack = (folder: string, ...options: string[]): Promise<Stack> =>
  waitForStart(['--socket-port', '0', '--data', folder, ...options]);

/** Starts the console on a real server, `npm start -- --api URL`, and waits until it is ready. */
export const startOnServer = (api: string, ...options: string[]): Promise<Stack> =>
  waitForStart(['--api', api, ...options]);
