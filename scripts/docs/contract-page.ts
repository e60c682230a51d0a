import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import $RefParser from '@apidevtools/json-schema-ref-parser';
import { StartError } from '../serve/refuse.ts';

/** The page brings all it needs, and is kept from asking anyone for more: Redoc would fetch its logo. */
const policy = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  'worker-src blob:',
  'connect-src blob: data:',
].join('; ');

const elsewhere = /https:\/\/cdn\.redoc\.ly\/[\w./-]+/g;

const closed = (page: string) =>
  page
    .replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`)
    .replaceAll(elsewhere, 'data:,');

/** Runs Redocly's program, which says what it does on its own way out. */
async function redocly(...options: string[]) {
  const root = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  const program = path.join(path.dirname(root), 'bin/cli.js');
  const child = spawn(process.execPath, [program, ...options], {
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new StartError(`The contract could not be rendered:\n${output.trim()}`);
}

/** The contract as one page of HTML, by Redoc, with a link to what the console makes of it. */
export async function contractPage(file: string, map: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'story-admin-docs-'));
  try {
    const [contract, page] = [path.join(folder, 'openapi.json'), path.join(folder, 'page.html')];
    const document = await $RefParser.bundle(file);
    const externalDocs = { description: 'Which screen uses which operation', url: map };
    await writeFile(contract, JSON.stringify({ ...document, externalDocs }));
    await redocly('build-docs', contract, '--inlineBundle', '--output', page);
    return closed(await readFile(page, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
