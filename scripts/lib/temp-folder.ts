import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folders = new Set<string>();

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });
const removeAll = () => folders.forEach(remove);

process.on('exit', removeAll);
// Vitest ends its workers so, which does not emit `exit`.
process.once('SIGTERM', () => {
  removeAll();
  process.kill(process.pid, 'SIGTERM');
});

/** Creates an empty folder below the system's temporary folder, which is removed when the process exits. */
export async function createTempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'story-admin-'));
  folders.add(folder);
  return folder;
}

/** Calls a function with an empty folder, which is removed afterwards. */
export async function withTempFolder<Result>(
  action: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await createTempFolder();
  try {
    return await action(folder);
  } finally {
    remove(folder);
  }
}
