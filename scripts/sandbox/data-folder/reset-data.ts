import { readdirSync } from 'node:fs';
import path from 'node:path';
import { claimDataFolder } from './claim-data-folder.ts';
import { databaseFiles, type SandboxFiles } from './manifest.ts';
import { assertNotInUse } from '../open-database.ts';
import { removeFiles } from './owned-files.ts';
import { isOwnImage } from '../uploads.ts';

/** The message names this many files and counts the others. */
const maxNamedFiles = 5;

const listNames = (folder: string) => {
  try {
    return readdirSync(folder);
  } catch {
    // The folder does not exist.
    return [];
  }
};

function formatNames(names: readonly string[]): string {
  const more = names.length - maxNamedFiles;
  return names.slice(0, maxNamedFiles).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** Removes the database and images that the sandbox created; returns messages about what was removed and kept. */
export function resetData(files: SandboxFiles): string[] {
  claimDataFolder(files);
  assertNotInUse(files);
  const { folder, uploads } = files;
  const databaseCount = removeFiles(
    folder,
    databaseFiles(files).map((file) => path.basename(file)),
  );
  const imageCount = removeFiles(uploads, listNames(uploads).filter(isOwnImage));
  const remaining = listNames(uploads).map((name) => path.join(path.basename(uploads), name));

  const removed = [
    ...(databaseCount > 0 ? [path.basename(files.database)] : []),
    ...(imageCount > 0 ? [`${imageCount} images in uploads`] : []),
  ];
  return [
    removed.length > 0
      ? `Reset ${folder}: removed ${removed.join(' and ')}.`
      : `Reset ${folder}: nothing to remove.`,
    ...(remaining.length > 0
      ? [`Kept, because npm start did not create it: ${formatNames(remaining)}.`]
      : []),
  ];
}
