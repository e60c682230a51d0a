import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../lib/exit-with-error.ts';

/** The paths of everything that the sandbox keeps in a data folder. */
export interface SandboxFiles {
  folder: string;
  database: string;
  uploads: string;
  /** The built console. */
  console: string;
  /** Lists the files that npm start created. */
  manifest: string;
}

/** The paths in a data folder. */
export const getSandboxFiles = (folder: string): SandboxFiles => ({
  folder,
  database: path.join(folder, 'story-admin.sqlite'),
  uploads: path.join(folder, 'uploads'),
  console: path.join(folder, 'console'),
  manifest: path.join(folder, '.story-admin.json'),
});

/** The files of the SQLite database: main file, write-ahead log and shared memory. */
export const databaseFiles = ({ database }: SandboxFiles) =>
  ['', '-wal', '-shm'].map((suffix) => database + suffix);

interface Manifest {
  about: string;
  /** The files of the built console, relative to its folder. */
  console: string[];
}

const about = 'Written by npm start: what it has created in this folder, and may remove again.';

/** Whether a name is a normalised relative path that stays within its folder. */
const isInnerPath = (name: unknown): name is string =>
  typeof name === 'string' &&
  name === path.normalize(name) &&
  !path.isAbsolute(name) &&
  !name.startsWith('..');

/** The manifest of a data folder; undefined if there is none. Throws if npm start did not write it. */
export function readManifest({ manifest }: SandboxFiles): Manifest | undefined {
  if (!existsSync(manifest)) return undefined;
  try {
    const parsed = JSON.parse(readFileSync(manifest, 'utf8')) as Partial<Manifest>;
    if (parsed.about === about && parsed.console?.every(isInnerPath)) return parsed as Manifest;
  } catch {
    // Invalid JSON: reported below.
  }
  throw new CommandError(`${manifest} was not written by npm start. Choose another --data.`);
}

export function writeManifest({ manifest }: SandboxFiles, files: { console: string[] }): void {
  writeFileSync(manifest, `${JSON.stringify({ about, console: files.console }, null, 2)}\n`);
}

/** Whether a path is a symbolic link. */
export const isLink = (file: string) =>
  lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

/** Whether a folder does not exist or is empty. */
export const isEmptyFolder = (folder: string) =>
  !existsSync(folder) || (lstatSync(folder).isDirectory() && readdirSync(folder).length === 0);
