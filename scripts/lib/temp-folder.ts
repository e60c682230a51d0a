import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders = new Set<string>();

const removeAll = () =>
  folders.forEach((folder) => rmSync(folder, { recursive: true, force: true }));

process.on('exit', removeAll);
// Vitest ends its workers by this signal, for which `exit` is not emitted.
process.once('SIGTERM', () => {
  removeAll();
  process.kill(process.pid, 'SIGTERM');
});

/** Removes a folder when the process exits. */
export function removeAtExit(folder: string): string {
  folders.add(folder);
  return folder;
}

/** Creates an empty folder below the system's temporary folder, which is removed when the process exits. */
export async function createTempFolder(): Promise<string> {
  return removeAtExit(await mkdtemp(path.join(tmpdir(), 'story-admin-')));
}
