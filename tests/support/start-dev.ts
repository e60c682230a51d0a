import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { newFolder } from './start-stack.ts';

/** What `npm run dev` reads, and what its tests must not change. */
const tree = ['openapi.yaml', 'src', 'scripts', 'public', 'index.html'];
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts'];

/** A copy of the console's sources in a folder of its own, with the same packages. */
export async function copyTree(): Promise<string> {
  const folder = await newFolder();
  for (const one of [...tree, ...settings])
    await cp(one, path.join(folder, one), { recursive: true });
  // Not the folder itself, so that Vite keeps what it prepares beside the copy.
  const packages = path.join(folder, 'node_modules');
  await mkdir(packages);
  for (const one of await readdir('node_modules')) {
    if (one.startsWith('.')) continue;
    await symlink(path.resolve('node_modules', one), path.join(packages, one));
  }
  return folder;
}

/** Runs `npm run dev`'s program in a folder, on free ports. */
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

  /** Resolves once something printed since `from`, a length of the output, matches. */
  async function printed(pattern: RegExp, from = 0): Promise<void> {
    while (!pattern.test(output.slice(from))) {
      if (child.exitCode !== null) throw new Error(`The program ended:\n${output}`);
      await once(child, 'printed');
    }
  }

  await printed(/Stop /);
  const address = (label: string) =>
    new RegExp(`${label}\\s+(http://\\S+)`).exec(output)?.[1] ?? `no address of ${label}`;
  return {
    url: address('Story Admin'),
    mock: address('Mock'),
    printed,
    /** How much was printed so far, to look only at what follows. */
    length: () => output.length,
    output: () => output,
    async stop() {
      process.off('exit', kill);
      if (child.exitCode !== null || !child.kill()) return;
      await once(child, 'exit');
    },
  };
}
