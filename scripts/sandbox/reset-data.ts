import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { claimDataFolder, getSandboxFiles } from './data-folder.ts';
import { assertNotInUse } from './open-database.ts';
import { isOwnImage } from './uploads.ts';

/** The message names this many files and counts the others. */
const maxNamedFiles = 5;

function formatNames(names: readonly string[]): string {
  const more = names.length - maxNamedFiles;
  return names.slice(0, maxNamedFiles).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Removes the database with its write-ahead log and its shared memory; returns whether there was one. */
function removeDatabase(database: string): boolean {
  const own = ['', '-wal', '-shm']
    .map((suffix) => database + suffix)
    .filter((file) => lstatSync(file, { throwIfNoEntry: false })?.isFile());
  for (const file of own) rmSync(file);
  return own.length > 0;
}

/** Removes the images that the sandbox created; returns their number, and the names of what is kept. */
function removeImages(uploads: string) {
  const entries = existsSync(uploads) ? readdirSync(uploads, { withFileTypes: true }) : [];
  const own = entries.filter((entry) => entry.isFile() && isOwnImage(entry.name));
  for (const { name } of own) rmSync(path.join(uploads, name));
  const kept = entries.filter((entry) => !own.includes(entry));
  return {
    imageCount: own.length,
    kept: kept.map(({ name }) => path.join(path.basename(uploads), name)),
  };
}

/** Removes the database and images that the sandbox created; returns messages about what was removed and kept. */
export function resetData(folder: string): string[] {
  claimDataFolder(folder);
  const { database, uploads } = getSandboxFiles(folder);
  assertNotInUse(database);
  const hadDatabase = removeDatabase(database);
  const { imageCount, kept } = removeImages(uploads);
  const removed = [
    ...(hadDatabase ? [path.basename(database)] : []),
    ...(imageCount > 0 ? [`${imageCount} images in uploads`] : []),
  ];
  return [
    removed.length > 0
      ? `Reset ${folder}: removed ${removed.join(' and ')}.`
      : `Reset ${folder}: nothing to remove.`,
    ...(kept.length > 0
      ? [`Kept, because npm start did not create it: ${formatNames(kept)}.`]
      : []),
  ];
}
