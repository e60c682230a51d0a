import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { createTempFolder } from '../../scripts/lib/start-stack.ts';

/** The files that `npm run dev` reads, and which its tests must not change. */
const sources = ['openapi.yaml', 'src', 'scripts', 'public', 'index.html'];
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts'];

/** Copies the project to a temporary folder, with links to the installed packages. */
export async function copyProject(): Promise<string> {
  const folder = await createTempFolder();
  for (const name of [...sources, ...settings])
    await cp(name, path.join(folder, name), { recursive: true });
  // Links to each package instead of one to the folder, so that Vite's cache is written in the copy.
  const packages = path.join(folder, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.')) continue;
    await symlink(path.resolve('node_modules', name), path.join(packages, name));
  }
  return folder;
}

/** Runs scripts/dev.ts in a folder, on free ports. */
export async function startDev(folder: string) {
  const child = spawn(process.execPath, ['scripts/dev.ts', '--port', '0'], { cwd: folder });
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
      if (child.exitCode !== null) throw new Error(`The program exited:\n${output}`);
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
