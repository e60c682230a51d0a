import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import type { OpenAPI3 } from 'openapi-typescript';
import { StartError } from '../serve/refuse.ts';

const run = promisify(execFile);

/** The contract in a file, as it is written there; `name` is what a person calls it. */
export async function contractIn(file: string, name = file): Promise<OpenAPI3> {
  const contract = await $RefParser.parse(file).catch((error: unknown) => {
    const [line = ''] = String((error as Error).message).split('\n');
    throw new StartError(`${name} cannot be read as YAML: ${line}`);
  });
  if (typeof contract !== 'object' || contract === null || !('paths' in contract)) {
    throw new StartError(`${name} is no OpenAPI document: it has no paths.`);
  }
  await $RefParser.dereference(structuredClone(contract)).catch((error: unknown) => {
    throw new StartError(`${name} refers to what it does not have: ${(error as Error).message}`);
  });
  return contract as unknown as OpenAPI3;
}

async function atRevision(revision: string): Promise<string> {
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
      throw new StartError('There is no git here. Name a file: --base FILE.');
    }
    const why = stderr.trim().split('\n').at(0) ?? '';
    const reason = why.replace(/^fatal: /, '').replace(/\.$/, '');
    throw new StartError(
      `There is no openapi.yaml at ${revision} (${reason}). Name a git revision or a file: --base REF|FILE.`,
    );
  }
}

/** The contract to compare with: a file, else `openapi.yaml` at a git revision. */
export async function baseContract(base: string): Promise<OpenAPI3> {
  if (existsSync(base)) return contractIn(base);
  const text = await atRevision(base);
  const folder = await mkdtemp(path.join(tmpdir(), 'story-admin-base-'));
  try {
    const file = path.join(folder, 'openapi.yaml');
    await writeFile(file, text);
    return await contractIn(file, `openapi.yaml at ${base}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
