/** Opens, fills and resets the database of a data folder. */
import { existsSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { toError } from '../../src/api/to-error.ts';
import { CommandError, isDiskFull } from '../lib/exit-with-error.ts';
import { claimDataFolder, getSandboxFiles } from './data-folder.ts';
import { isOwnImage } from './uploads.ts';

const tables = readFileSync(new URL('./tables.sql', import.meta.url), 'utf8');

/** Identifies the table definitions; SQLite's `user_version` is a signed 32-bit integer. */
const schemaVersion = crc32(tables) | 0;

/** An error with a hint on how to fix a database that cannot be opened. If the disk is full, the error itself. */
function toDatabaseError(file: string, error: unknown): unknown {
  const { message } = toError(error);
  const folder = path.dirname(file);
  if (/locked|busy/.test(message)) {
    return new CommandError(
      `${folder} is in use by another npm start. Stop that one, or choose another --data.`,
    );
  }
  if (isDiskFull(Object(error))) return error;
  return new CommandError(
    `${file} cannot be read (${message}). Seed it again with: npm start -- --reset --data ${folder}`,
  );
}

/** Opens a database with an exclusive lock, and reads from it to detect a damaged file. */
function openExclusively(file: string) {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; BEGIN EXCLUSIVE; COMMIT');
    const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
    if (found === schemaVersion)
      database.prepare("SELECT value FROM settings WHERE name = 'tokenKey'").get();
    return { database, found };
  } catch (error) {
    database?.close();
    throw toDatabaseError(file, error);
  }
}

function openLock(file: string): DatabaseSync {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file);
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    throw toDatabaseError(file, error);
  }
}

/**
 * Claims a data folder, and calls a function while no other program can claim it. Without this lock, another program
 * could change files between a check and their removal. The lock of SQLite ends with the process.
 */
function whileLocked<Result>(folder: string, action: () => Result): Result {
  claimDataFolder(folder);
  const lock = openLock(getSandboxFiles(folder).lock);
  try {
    return action();
  } finally {
    lock.close();
  }
}

/** Throws if another program is using a database; a file that cannot be read is not in use. */
function assertNotInUse(file: string): void {
  if (!existsSync(file)) return;
  try {
    openExclusively(file).database.close();
  } catch (error) {
    if (String(error).includes('in use')) throw error;
  }
}

/** Claims a data folder and opens its database; `isNew` if it has no tables and must be seeded. */
export function openDatabase(folder: string) {
  const { database: file } = getSandboxFiles(folder);
  const { database, found } = whileLocked(folder, () => openExclusively(file));
  const isNew = found === 0 && !database.prepare('SELECT name FROM sqlite_schema LIMIT 1').get();
  if (!isNew && found !== schemaVersion) {
    database.close();
    throw toDatabaseError(file, new Error('it is of another version'));
  }
  return { database, isNew };
}

/** Creates and fills the tables in one transaction, so that an interrupted seeding leaves nothing behind. */
export function createTables(database: DatabaseSync, fill: () => void): void {
  database.exec(`BEGIN; ${tables}`);
  fill();
  database.exec(`PRAGMA user_version = ${schemaVersion}; COMMIT`);
}

/** Removes the database and images that the sandbox created; returns messages about what was removed and kept. */
export const resetData = (folder: string): string[] => whileLocked(folder, () => reset(folder));

function reset(folder: string): string[] {
  const { database, uploads } = getSandboxFiles(folder);
  assertNotInUse(database);
  // A database also has a write-ahead log and shared memory.
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
    // Five files are named, the others are counted.
    const more = names.splice(5).length;
    const list = names.join(', ') + (more > 0 ? ` and ${more} more` : '');
    messages.push(`Kept, because npm start did not create it: ${list}.`);
  }
  return messages;
}
