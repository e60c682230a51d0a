import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OpenAPI3 } from 'openapi-typescript';
import { readDocument } from '../generate/read-contract.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { withTempFolder } from '../lib/temp-folder.ts';

const run = promisify(execFile);

/** Reads a contract as written, without resolving references; `name` is used in error messages. */
export const readContractFile = readDocument;

async function readAtRevision(revision: string): Promise<string> {
  try {
    const { stdout } = await run(
      'git',
      ['show', '--end-of-options', `${revision}:./openapi.yaml`],
      {
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    return stdout;
  } catch (error) {
    const { code, stderr = '' } = error as { code?: string | number; stderr?: string };
    if (code === 'ENOENT') {
      throw new CommandError('git is not installed. Give a file instead: --base FILE.');
    }
    const message = stderr.trim().split('\n').at(0) ?? '';
    const reason = message.replace(/^fatal: /, '').replace(/\.$/, '');
    throw new CommandError(
      `There is no openapi.yaml at ${revision} (${reason}). Give a git revision or a file: --base REF|FILE.`,
    );
  }
}

/** Reads the contract to compare with: a file, else `openapi.yaml` at a git revision. */
export async function readBaseContract(base: string): Promise<OpenAPI3> {
  if (statSync(base, { throwIfNoEntry: false })?.isFile()) return readContractFile(base);
  const text = await readAtRevision(base);
  return withTempFolder(async (folder) => {
    const file = path.join(folder, 'openapi.yaml');
    await writeFile(file, text);
    return readContractFile(file, `openapi.yaml at ${base}`);
  });
}
