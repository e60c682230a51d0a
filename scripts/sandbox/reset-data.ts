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

/** Removes the database and images that the sandbox created; returns messages about what was removed and kept. */
export function resetData(folder: string): string[] {
  claimDataFolder(folder);
  const { database, uploads } = getSandboxFiles(folder);
  assertNotInUse(database);
  // With its write-ahead log and its shared memory.
  const databaseFiles = ['', '-wal', '-shm']
    .map((suffix) => database + suffix)
    .filter((file) => lstatSync(file, { throwIfNoEntry: false })?.isFile());
  const entries = existsSync(uploads) ? readdirSync(uploads, { withFileTypes: true }) : [];
  const images = entries.filter((entry) => entry.isFile() && isOwnImage(entry.name));
  const kept = entries.filter((entry) => !images.includes(entry));
  const imageFiles = images.map(({ name }) => path.join(uploads, name));
  for (const file of [...databaseFiles, ...imageFiles]) rmSync(file);
  const removed = [
    ...(databaseFiles.length > 0 ? [path.basename(database)] : []),
    ...(images.length > 0 ? [`${images.length} images in uploads`] : []),
  ];
  const result = removed.length > 0 ? `removed ${removed.join(' and ')}` : 'nothing to remove';
  const messages = [`Reset ${folder}: ${result}.`];
  if (kept.length > 0) {
    const names = kept.map(({ name }) => path.join(path.basename(uploads), name));
    messages.push(`Kept, because npm start did not create it: ${formatNames(names)}.`);
  }
  return messages;
}
