/** A mistake in the contract that is found while code is generated from it. */
import { readFile } from 'node:fs/promises';
import { isMap, isNode, LineCounter, parseDocument } from 'yaml';
import { CommandError } from '../lib/exit-with-error.ts';

export class ContractMistake extends Error {
  /** Where it is: `['paths', '/api/users', 'get']`; empty where that is unknown. */
  readonly keys: readonly string[];
  constructor(keys: readonly string[], message: string) {
    super(message);
    this.keys = keys;
  }
}

/** The line of a part of a YAML document; of what it is in, where it is in another file. */
function findLine(text: string, keys: readonly string[]): number {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  for (let { length } = keys; length > 0; length -= 1) {
    const parent = document.getIn(keys.slice(0, length - 1), true);
    const pairs = isMap(parent) ? parent.items : [];
    const key = pairs.find((pair) => String(pair.key) === keys[length - 1])?.key;
    if (isNode(key) && key.range) return lineCounter.linePos(key.range[0]).line;
  }
  return 1;
}

/** The error as one of the command, with its line: `openapi.yaml:12: …`. */
export async function addLine(error: unknown, file: string, name = file): Promise<unknown> {
  if (!(error instanceof ContractMistake)) return error;
  if (error.keys.length === 0) return new CommandError(`${name}: ${error.message}`);
  const line = findLine(await readFile(file, 'utf8'), error.keys);
  return new CommandError(`${name}:${line}: ${error.message}`);
}
