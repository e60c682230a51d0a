import { lstatSync, mkdirSync, realpathSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../lib/exit-with-error.ts';
import type { BuiltFile } from '../../lib/servers/build-console.ts';
import { readManifest, type SandboxFiles, writeManifest } from './manifest.ts';

/** Whether the path from a folder to a file in it contains no symbolic link. */
function isWithin(folder: string, name: string): boolean {
  const parent = path.dirname(name);
  try {
    return realpathSync(path.join(folder, parent)) === path.join(realpathSync(folder), parent);
  } catch {
    // The folder does not exist, so neither does the file.
    return false;
  }
}

const isFile = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // It does not exist, or contains other files.
  }
}

/** Removes the named files of a folder, and folders that become empty; returns the number of removed files. */
export function removeFiles(folder: string, names: readonly string[]): number {
  const removable = names.filter(
    (name) => isWithin(folder, name) && isFile(path.join(folder, name)),
  );
  for (const name of removable) rmSync(path.join(folder, name));
  const parents = new Set(names.map((name) => path.dirname(name)));
  for (const parent of [...parents].toSorted().toReversed()) {
    removeIfEmpty(path.join(folder, parent));
  }
  return removable.length;
}

/** Throws if one of the names exists already, or its path contains a symbolic link. */
function assertNotTaken(folder: string, names: readonly string[]): void {
  const taken = names.find((name) => {
    const parent = path.dirname(path.join(folder, name));
    if (lstatSync(parent, { throwIfNoEntry: false }) === undefined) return false;
    const file = path.join(folder, name);
    return !isWithin(folder, name) || lstatSync(file, { throwIfNoEntry: false }) !== undefined;
  });
  if (taken === undefined) return;
  throw new CommandError(
    `${path.join(folder, taken)} was not created by npm start and was not changed. Choose another --data.`,
  );
}

function writeNewFile(folder: string, name: string, content: string | Uint8Array): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content, { flag: 'wx' });
}

/** Replaces the build in the console folder. The manifest is written first, so that it lists every file at any time. */
export function replaceConsole(files: SandboxFiles, build: readonly BuiltFile[]): void {
  const names = build.map(({ name }) => name);
  removeFiles(files.console, readManifest(files)?.console ?? []);
  assertNotTaken(files.console, names);
  writeManifest(files, { console: names });
  for (const { name, content } of build) writeNewFile(files.console, name, content);
}
