/** npm run contract:diff: what changed in openapi.yaml, whether it breaks the console, and which screens it affects. */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { OpenAPI3 } from 'openapi-typescript';
import { findContractChanges } from './contract-diff/contract-changes.ts';
import { markdownReport, rulesReport, textReport } from './contract-diff/report.ts';
import { rules } from './contract-diff/rules.ts';
import { readDocument } from './generate/read-contract.ts';
import { readUsage } from './lib/contract-usage/usage.ts';
import { escapeControlCharacters, escapeStrings } from './lib/escape-control-characters.ts';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { parseOptions } from './lib/parse-options.ts';

const contract = 'openapi.yaml';

const usage = `npm run contract:diff -- [--base REF|FILE] [--json | --markdown] [--strict]
npm run contract:diff -- --rules [--json]
  Lists the changes of openapi.yaml since a git revision (default: main) or a file, whether they break the console,
  and which screens they affect. With --strict, breaking changes fail. --rules lists what is detected.`;

/** Reads a file of the working directory as it is at a git revision. */
async function readAtRevision(file: string, revision: string): Promise<string> {
  const command = ['show', '--end-of-options', `${revision}:./${path.relative('', file)}`];
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { error, status, stdout, stderr } = spawnSync('git', command, options);
  if (status === 0 && !error) return stdout;
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new CommandError('git is not installed. Give a file instead: --base FILE.');
  }
  const [, reason = ''] = /^(?:fatal: )?(.*?)\.?$/m.exec((stderr ?? '').trim()) ?? [];
  throw new CommandError(
    `There is no openapi.yaml at ${revision} (${reason}). Give a git revision or a file: --base REF|FILE.`,
  );
}

/** Reads the contract to compare with: a file, else `openapi.yaml` at a git revision. */
async function readBaseContract(base: string): Promise<OpenAPI3> {
  if (statSync(base, { throwIfNoEntry: false })?.isFile()) return readDocument(base);
  return readDocument(contract, {
    isStrict: false,
    getName: (file) => `${path.relative('', file)} at ${base}`,
    read: (file) => readAtRevision(file, base),
  });
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
  const after = await readDocument(contract);
  const changes = findContractChanges(before, after, await readUsage(after, before));
  if (values.json) console.log(JSON.stringify({ base: values.base, changes }, null, 2));
  else {
    const report = values.markdown ? markdownReport : textReport;
    console.log(report(escapeControlCharacters(values.base), escapeStrings(changes)));
  }
  return values.strict && changes.some((change) => change.class === 'breaking') ? 1 : 0;
}

await runCommand(import.meta, contractDiff);
