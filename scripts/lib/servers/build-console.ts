import { createHash } from 'node:crypto';
import { existsSync, globSync } from 'node:fs';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { build, type InlineConfig, loadEnv } from 'vite';
import { createTempFolder } from '../temp-folder.ts';
import { compressFiles } from './compress-files.ts';
import { viteLogger } from './vite-logger.ts';

/** The installed version of each package. */
const packages = 'node_modules/.package-lock.json';

/** The files from which a build is made, besides the packages and the settings of the environment. */
const inputs = ['index.html', '*config.{json,ts}', '{public,src}/**', 'scripts/lib/servers/**'];

const cache = 'node_modules/.cache/story-admin-builds';

/** A hash that changes with each file from which a build is made. */
async function hashInputs(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(loadEnv('production', '.')));
  const files = globSync(inputs, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of [...files.toSorted(), packages]) {
    const content = await readFile(file);
    hash.update(`\n${file} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** Builds a page for production in a folder, with compressed copies of its files; returns how many were compressed. */
export async function buildInto(folder: string, config: InlineConfig = {}): Promise<number> {
  // Vite would otherwise build for the environment of this process, such as `test`.
  process.env.NODE_ENV = 'production';
  await build({
    ...config,
    build: { outDir: path.resolve(folder), emptyOutDir: true },
    customLogger: viteLogger,
    logLevel: 'warn',
  });
  return compressFiles(folder);
}

/** Builds a page into a temporary folder, and returns the folder. */
export async function buildPage(config: InlineConfig = {}): Promise<string> {
  const folder = await createTempFolder();
  await buildInto(folder, config);
  return folder;
}

/** Keeps a build for later, and removes earlier ones. */
async function keepBuild(built: string, hash: string): Promise<void> {
  const copy = path.join(cache, `${hash}-${process.pid}`);
  try {
    await cp(built, copy, { recursive: true });
    await rename(copy, path.join(cache, hash));
    const others = (await readdir(cache)).filter((name) => !name.startsWith(hash));
    for (const name of others) await rm(path.join(cache, name), { recursive: true });
  } catch {
    // The folder is read-only, or another program has kept the same build. This copy is then not needed.
    await rm(copy, { recursive: true, force: true });
  }
}

/** The folder of the console, built for production: a copy of the last build, unless what it was made of has changed. */
export async function buildConsole(): Promise<string> {
  // Packages that npm has not installed have no known version.
  if (!existsSync(packages)) return buildPage();
  const hash = await hashInputs();
  const kept = path.join(cache, hash);
  if (existsSync(kept)) {
    const folder = await createTempFolder();
    await cp(kept, folder, { recursive: true });
    return folder;
  }
  const built = await buildPage();
  await keepBuild(built, hash);
  return built;
}
