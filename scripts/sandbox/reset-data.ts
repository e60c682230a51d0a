import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { claimDataFolder, type SandboxFiles } from './data-folder.ts';
import { assertNotInUse } from './open-database.ts';
import { isOwnImage } from './uploads.ts';

/** Removes the database and images that the sandbox created; returns messages about what was removed and kept. */
export function resetData(files: SandboxFiles): string[] {
  claimDataFolder(files);
  assertNotInUse(files);
  const { folder, database, uploads } = files;
  const removed = existsSync(database) ? [path.basename(database)] : [];
  // With its write-ahead log and its shared memory.
  for (const suffix of ['', '-wal', '-shm']) rmSync(database + suffix, { force: true });

  const entries = existsSync(uploads) ? readdirSync(uploads, { withFileTypes: true }) : [];
  const images = entries.filter((entry) => entry.isFile() && isOwnImage(entry.name));
  for (const { name } of images) rmSync(path.join(uploads, name));
  if (images.length > 0) removed.push(`${images.length} images in uploads`);

  const kept = entries
    .filter((entry) => !images.includes(entry))
    .map(({ name }) => path.join(path.basename(uploads), name));
  const summary = removed.length > 0 ? `removed ${removed.join(' and ')}.` : 'nothing to remove.';
  return [
    `Reset ${folder}: ${summary}`,
    ...(kept.length > 0 ? [`Kept, because npm start did not create it: ${kept.join(', ')}.`] : []),
  ];
}
