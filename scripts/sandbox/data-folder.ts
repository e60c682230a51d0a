import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../lib/exit-with-error.ts';

/** The paths of everything that the sandbox keeps in a data folder. */
export interface SandboxFiles {
  folder: string;
  database: string;
  uploads: string;
  /** Marks the folder as one whose database and uploads npm start has created. */
  marker: string;
}

/** The paths in a data folder. */
export const getSandboxFiles = (folder: string): SandboxFiles => ({
  folder,
  database: path.join(folder, 'story-admin.sqlite'),
  uploads: path.join(folder, 'uploads'),
  marker: path.join(folder, '.story-admin.json'),
});

const about = 'Written by npm start: what it has created in this folder, and may remove again.';

/** What is at a path; a link itself, not what it leads to. */
const readStatus = (file: string) => lstatSync(file, { throwIfNoEntry: false });

/** Ensures that the database and the uploads, which the sandbox changes and removes, are its own or do not exist. */
export function claimDataFolder({ folder, database, uploads, marker }: SandboxFiles): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `${folder} cannot be used as a data folder (${code}). Choose another --data.`,
    );
  }
  const existing = [marker, database, uploads].filter(readStatus);
  const link = existing.find((file) => readStatus(file)?.isSymbolicLink());
  if (link !== undefined) {
    throw new CommandError(
      `${link} is a symbolic link, which is not followed. Choose another --data.`,
    );
  }
  const [first] = existing;
  if (first === marker) {
    if (readFileSync(marker, 'utf8').includes(about)) return;
    throw new CommandError(`${marker} was not written by npm start. Choose another --data.`);
  }
  if (first !== undefined) {
    throw new CommandError(
      `${first} was not created by npm start and was not changed. Choose another --data.`,
    );
  }
  const created = [database, uploads].map((file) => path.basename(file));
  writeFileSync(marker, `${JSON.stringify({ about, created }, null, 2)}\n`);
}
