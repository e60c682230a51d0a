import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { loadEnv } from 'vite';
import { addBrotli } from './brotli.ts';
import { buildConsole, type BuiltFile } from './build-console.ts';

/** What a build is made of: sources, settings, how it is made, and the installed version of each package. */
const sources = [
  'index.html',
  'public',
  'scripts/lib/servers',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];
const packages = 'node_modules/.package-lock.json';

const cache = 'node_modules/.cache/story-admin-console';

/** Of the brotli: the best would delay the first start by a second. */
const quickQuality = 9;

async function listFiles(source: string): Promise<string[]> {
  if (path.extname(source) !== '') return [source];
  const entries = await readdir(source, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => path.join(entry.parentPath, entry.name)).toSorted();
}

/** Differs after each change of what a build is made of. */
async function hashInputs(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(loadEnv('production', '.')));
  for (const file of [...(await Promise.all(sources.map(listFiles))).flat(), packages]) {
    const content = await readFile(file);
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

interface CachedBuild {
  inputs: string;
  files: BuiltFile[];
}

/** Replaces the cache at once, because another start may read or write it at the same time. */
async function writeCache(build: CachedBuild): Promise<void> {
  const written = `${cache}-${process.pid}`;
  try {
    await mkdir(path.dirname(cache), { recursive: true });
    await writeFile(written, serialize(build));
    await rename(written, cache);
  } catch {
    // The folder is read-only: the next start builds again.
  }
}

/** The built console, with compressed copies: that of an earlier start, unless what it was made of has changed. */
export async function buildConsoleOnce(): Promise<BuiltFile[]> {
  // Packages that npm has not installed have no known version.
  if (!existsSync(packages)) return addBrotli(await buildConsole(), quickQuality);
  const inputs = await hashInputs();
  if (existsSync(cache)) {
    const cached = deserialize(await readFile(cache)) as CachedBuild;
    if (cached.inputs === inputs) return cached.files;
  }
  const files = await addBrotli(await buildConsole(), quickQuality);
  await writeCache({ inputs, files });
  return files;
}
