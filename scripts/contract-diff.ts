/** npm run contract:diff: what changed in openapi.yaml, whether it breaks the console, and which screens it affects. */
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OpenAPI3 } from 'openapi-typescript';
import { findContractChanges } from './contract-diff/contract-changes.ts';
import { markdownReport, rulesReport, textReport } from './contract-diff/report.ts';
import { rules } from './contract-diff/rules.ts';
import { readDocument } from './generate/read-contract.ts';
import { readUsage } from './lib/contract-usage/usage.ts';
import { escapeControlCharacters, escapeStrings } from './lib/escape-control-characters.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { parseOptions } from './lib/parse-options.ts';
import { createTempFolder } from './lib/temp-folder.ts';

const usage = `npm run contract:diff -- [--base REF|FILE] [--json | --markdown] [--strict]
npm run contract:diff -- --rules [--json]
  Lists the changes of openapi.yaml since a git revision (default: main) or a file, whether they break the console,
  and which screens they affect. With --strict, breaking changes fail. --rules lists what is detected.`;

const run = promisify(execFile);

async function readAtRevision(revision: string): Promise<string> {
  try {
    const command = ['show', '--end-of-options', `${revision}:./openapi.yaml`];
    const { stdout } = await run('git', command, { maxBuffer: 64 * 1024 * 1024 });
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
async function readBaseContract(base: string): Promise<OpenAPI3> {
  if (statSync(base, { throwIfNoEntry: false })?.isFile()) return readDocument(base);
  const text = await readAtRevision(base);
  const file = path.join(await createTempFolder(), 'openapi.yaml');
  await writeFile(file, text);
  return readDocument(file, `openapi.yaml at ${base}`);
}

export async function contractDiff(args: string[]) {
  const { values } = parseOptions(usage, {
    args,
    options: {
      base: { type: 'string', default: 'main' },
      json: { type: 'boolean', default: false },
      markdown: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      rules: { type: 'boolean', default: false },
    },
  });
  if (values.rules) {
    console.log(values.json ? JSON.stringify({ rules }, null, 2) : rulesReport(rules));
    return 0;
  }

  if (values.json && values.markdown) {
    throw new CommandError('Give either --json or --markdown, not both.');
  }
  if (values.base.trim() === '') {
    throw new CommandError('--base takes a git revision or a file, not an empty text.');
  }
  const before = await readBaseContract(values.base);
  const after = await readDocument('openapi.yaml');
  const changes = findContractChanges(before, after, await readUsage(after, before));
  if (values.json) console.log(JSON.stringify({ base: values.base, changes }, null, 2));
  else {
    const report = values.markdown ? markdownReport : textReport;
    console.log(report(escapeControlCharacters(values.base), escapeStrings(changes)));
  }
  const isBroken = changes.some((change) => change.class === 'breaking');
  return values.strict && isBroken ? 1 : 0;
}

await runCommand(import.meta, contractDiff);
