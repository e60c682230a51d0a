import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../serve/refuse.ts';

/** Counts up when tables.sql changes; a file of another version is not opened. */
const version = 1;

export interface SandboxFiles {
  database: string;
  uploads: string;
  /** The built console. */
  console: string;
}

export const filesIn = (folder: string): SandboxFiles => ({
  database: path.join(folder, 'story-admin.sqlite'),
  uploads: path.join(folder, 'uploads'),
  console: path.join(folder, 'console'),
});

/** Removes everything that a sandbox has kept. */
export function removeFiles({ database, uploads }: SandboxFiles): void {
  for (const suffix of ['', '-wal', '-shm']) rmSync(database + suffix, { force: true });
  rmSync(uploads, { recursive: true, force: true });
}

function versionOf(database: DatabaseSync, file: string): number {
  try {
    return Number(database.prepare('PRAGMA user_version').get()?.user_version);
  } catch (error) {
    throw new StartError(
      `${file} cannot be read (${(error as Error).message}). Seed it anew with: npm start -- --reset`,
    );
  }
}

/** Opens the database, and says whether it is new and wants seeding. */
export function openDatabase({ database: file }: SandboxFiles) {
  mkdirSync(path.dirname(file), { recursive: true });
  const existed = existsSync(file);
  const database = new DatabaseSync(file);
  const found = versionOf(database, file);
  if (found !== version && found !== 0) {
    throw new StartError(`${file} is of another version. Seed it anew with: npm start -- --reset`);
  }
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  const isNew = !existed || found === 0;
  return { database, isNew };
}

/** Makes the tables and fills them in one go: a seeding that is broken off leaves nothing behind. */
export function createTables(database: DatabaseSync, fill: () => void): void {
  database.exec('BEGIN');
  database.exec(readFileSync(new URL('./tables.sql', import.meta.url), 'utf8'));
  fill();
  database.exec(`PRAGMA user_version = ${version}`);
  database.exec('COMMIT');
}
