import { lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../lib/exit-with-error.ts';

/** The paths of everything that the sandbox keeps in a data folder. */
export const getSandboxFiles = (folder: string) => ({
  database: path.join(folder, 'story-admin.sqlite'),
  uploads: path.join(folder, 'uploads'),
  /** Marks the folder as one whose database and uploads npm start has created. */
  marker: path.join(folder, '.story-admin.json'),
});

const about = 'Written by npm start: what it has created in this folder, and may remove again.';

function reject(reason: string): never {
  throw new CommandError(`${reason}. Choose another --data.`);
}

/** What is at a path; a link itself, not what it leads to. */
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
    // It is no JSON object.
    return false;
  }
}

function isEmpty(file: string): boolean {
  const status = readStatus(file);
  if (!status) return true;
  return status.isDirectory() ? readdirSync(file).length === 0 : status.size === 0;
}

/** Ensures that the database and the uploads, which the sandbox changes and removes, are its own or do not exist. */
export function claimDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    reject(`${folder} cannot be used as a data folder (${code})`);
  }
  const { database, uploads, marker } = getSandboxFiles(folder);
  rejectLinks(marker, database, uploads);
  const found = readStatus(marker);
  if (found?.isFile() && isOwnMarker(marker)) return;
  if (found) reject(`${marker} was not written by npm start`);
  const foreign = [database, uploads].find((file) => !isEmpty(file));
  if (foreign !== undefined) reject(`${foreign} was not created by npm start and was not changed`);
  const created = [database, uploads].map((file) => path.basename(file));
  writeFileSync(marker, `${JSON.stringify({ about, created }, null, 2)}\n`);
}
