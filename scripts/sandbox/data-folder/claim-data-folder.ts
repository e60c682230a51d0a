import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../lib/exit-with-error.ts';
import {
  isEmptyFolder,
  isLink,
  readManifest,
  type SandboxFiles,
  writeManifest,
} from './manifest.ts';
import { type DatabaseOwner, inspectDatabase } from './inspect-database.ts';
import { toDatabaseError } from '../open-database.ts';

const createForeignFileError = (file: string) =>
  new CommandError(
    `${file} was not created by npm start and was not changed. Choose another --data.`,
  );

function createFolder({ folder }: SandboxFiles): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `${folder} cannot be used as a data folder (${code}). Choose another --data.`,
    );
  }
}

function identifyOwner(file: string): DatabaseOwner {
  try {
    return inspectDatabase(file);
  } catch (error) {
    throw toDatabaseError(file, error);
  }
}

type ViteManifest = Record<string, { file: string; css?: string[]; assets?: string[] }>;

/** The files of a build by an earlier version, which wrote no manifest; undefined if the folder is no such build. */
function listEarlierBuild(folder: string): string[] | undefined {
  if (isEmptyFolder(folder)) return [];
  const name = path.join('.vite', 'manifest.json');
  const file = path.join(folder, name);
  if (!existsSync(file) || isLink(file) || isLink(path.dirname(file))) return undefined;
  const chunks = Object.values(JSON.parse(readFileSync(file, 'utf8')) as ViteManifest);
  const built = chunks.flatMap((chunk) => [chunk.file, chunk.css ?? [], chunk.assets ?? []].flat());
  return [...new Set(['index.html', ...readdirSync('public'), name, ...built])];
}

/**
 * Ensures that the files which the sandbox will overwrite or remove were created by it, as listed in its manifest,
 * or do not exist. `isEarlier` says that an earlier version, which wrote no manifest, created the folder; this is
 * recognised by the tables of the database.
 */
export function claimDataFolder(files: SandboxFiles): { isEarlier: boolean } {
  createFolder(files);
  for (const file of [files.manifest, files.database, files.uploads, files.console]) {
    if (isLink(file)) {
      throw new CommandError(
        `${file} is a symbolic link, which is not followed. Choose another --data.`,
      );
    }
  }
  const manifest = readManifest(files);
  const owner = identifyOwner(files.database);
  if (owner === 'other' || (owner === 'unreadable' && !manifest))
    throw createForeignFileError(files.database);
  if (manifest) return { isEarlier: false };

  const isEarlier = owner === 'sandbox';
  if (!isEarlier && !isEmptyFolder(files.uploads)) throw createForeignFileError(files.uploads);
  const built =
    isEarlier || isEmptyFolder(files.console) ? listEarlierBuild(files.console) : undefined;
  if (!built) throw createForeignFileError(files.console);
  writeManifest(files, { console: built });
  return { isEarlier };
}
