import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { StartError } from '../serve/refuse.ts';

const tables = readFileSync(new URL('./tables.sql', import.meta.url), 'utf8');

/** Another one for other tables, as SQLite keeps it (32 bits, signed); a file of another version is not opened. */
const version = crc32(tables) | 0;

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

function unusable(file: string, error: unknown): StartError {
  const { message } = error as Error;
  const folder = path.dirname(file);
  if (/locked|busy/.test(message)) {
    return new StartError(
      `${folder} is in use by another npm start. Stop that one, or choose another --data.`,
    );
  }
  return new StartError(
    `${file} cannot be read (${message}). Seed it anew with: npm start -- --reset --data ${folder}`,
  );
}

/** Opens a file for this program alone, and reads as much of it as tells whether it is sound. */
function openAlone(file: string) {
  try {
    const database = new DatabaseSync(file);
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; BEGIN EXCLUSIVE; COMMIT');
    const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (found === version)
      database.prepare("SELECT value FROM settings WHERE name = 'tokenKey'").get();
    return { database, found };
  } catch (error) {
    throw unusable(file, error);
  }
}

/** Removes everything that a sandbox has kept, unless another program is at it. */
export function removeFiles({ database: file, uploads }: SandboxFiles): void {
  if (existsSync(file)) {
    try {
      openAlone(file).database.close();
    } catch (error) {
      // What cannot be read may be removed; what is in use may not.
      if (String(error).includes('in use')) throw error;
    }
  }
  for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
  rmSync(uploads, { recursive: true, force: true });
}

/** Opens the database, and says whether it is new and wants seeding. */
export function openDatabase({ database: file }: SandboxFiles) {
  mkdirSync(path.dirname(file), { recursive: true });
  const { database, found } = openAlone(file);
  if (found !== version && found !== 0) {
    throw unusable(file, new Error('it is of another version'));
  }
  return { database, isNew: found === 0 };
}

/** Makes the tables and fills them in one go: a seeding that is broken off leaves nothing behind. */
export function createTables(database: DatabaseSync, fill: () => void): void {
  database.exec('BEGIN');
  database.exec(tables);
  fill();
  database.exec(`PRAGMA user_version = ${version}`);
  database.exec('COMMIT');
}
