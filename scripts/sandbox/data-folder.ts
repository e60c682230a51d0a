import { lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../lib/exit-with-error.ts';

/** The paths of everything that the sandbox keeps in a data folder. */
export const getSandboxFiles = (folder: string) => ({
  database: path.join(folder, 'story-admin.sqlite'),
  uploads: path.join(folder, 'uploads'),
  /** Marks the folder as one whose database and uploads npm start has created. */
  marker: path.join(folder, '.story-admin.json'),
  /** An empty database, whose lock keeps other programs from using the folder. */
  lock: path.join(folder, '.story-admin.lock'),
});

const about = 'Written by npm start: what it has created in this folder, and may remove again.';

function reject(reason: string): never {
  throw new CommandError(`${reason}. Choose another --data.`);
}

/** The status of a path. A link is not followed. */
const readStatus = (file: string) => lstatSync(file, { throwIfNoEntry: false });

/** Throws if there is a symbolic link at one of the paths, which would lead writes out of the folder. */
export function rejectLinks(...files: string[]): void {
  const link = files.find((file) => readStatus(file)?.isSymbolicLink());
  if (link !== undefined) reject(`${link} is a symbolic link, which is not followed`);
}

/** Whether npm start wrote a file. */
function isOwnMarker(file: string): boolean {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { about?: unknown }).about === about;
  } catch {
    // The file is no JSON object.
    return false;
  }
}

function isEmpty(file: string): boolean {
  const status = readStatus(file);
  if (!status) return true;
  return status.isDirectory() ? readdirSync(file).length === 0 : status.size === 0;
}

function writeMarker(file: string, created: string[]): void {
  try {
    writeFileSync(file, `${JSON.stringify({ about, created }, null, 2)}\n`);
  } catch (error) {
    // On a full disk, the file is empty.
    rmSync(file, { force: true });
    throw error;
  }
}

/** Ensures that the database and the uploads, which the sandbox changes and removes, are its own or do not exist. */
export function claimDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    reject(`${folder} cannot be used as a data folder (${code})`);
  }
  const { database, uploads, marker, lock } = getSandboxFiles(folder);
  rejectLinks(marker, database, uploads, lock);
  const found = readStatus(marker);
  if (found?.isFile() && isOwnMarker(marker)) return;
  // An empty file was left by a start that was ended while it wrote the file.
  if (found && !(found.isFile() && found.size === 0))
    reject(`${marker} was not written by npm start`);
  const foreign = [database, uploads, lock].find((file) => !isEmpty(file));
  if (foreign !== undefined) reject(`${foreign} was not created by npm start and was not changed`);
  writeMarker(
    marker,
    [database, uploads, lock].map((file) => path.basename(file)),
  );
}
