import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { viteLogger } from './vite-logger.ts';

/** A file of the build; `name` is its path relative to the output folder. */
export interface BuiltFile {
  name: string;
  content: string | Uint8Array;
}

/** The files of public/, which a build copies. */
function readPublicFiles(): BuiltFile[] {
  const entries = readdirSync('public', { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: path.relative('public', file), content: readFileSync(file) }));
}

/** Builds a page for production in memory, without the files of public/. */
export async function buildPage(config: InlineConfig = {}): Promise<BuiltFile[]> {
  const built = await build({
    ...config,
    build: { ...config.build, write: false },
    customLogger: viteLogger,
    logLevel: 'warn',
  });
  const { output } = built as Rolldown.RolldownOutput;
  return output.map((file) => ({
    name: path.normalize(file.fileName),
    content: file.type === 'chunk' ? file.code : file.source,
  }));
}

/** Builds the console for production in memory. */
export const buildConsole = async () => [...readPublicFiles(), ...(await buildPage())];
