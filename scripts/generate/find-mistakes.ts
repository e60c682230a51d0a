/** Finds mistakes in a contract by Redocly, each with its file and line. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { escapeControlCharacters } from '../lib/escape-control-characters.ts';
import { runRedocly } from '../lib/run-redocly.ts';
import { describeBrokenReference } from './resolve-references.ts';

const rules = fileURLToPath(new URL('contract-rules.yaml', import.meta.url));

/** A finding in the JSON that Redocly prints. */
interface Problem {
  ruleId: string;
  severity: 'error' | 'warn';
  message: string;
  /** What may be meant by a misspelled name or value. */
  suggest: string[];
  location: { source: { ref: string }; start: { line: number }; end?: { line: number } }[];
}

export interface ContractMistakes {
  /** With them no program can use the contract. */
  errors: string[];
  /** Wrong examples. */
  warnings: string[];
  /** Why Redocly could not look for any: it is not YAML, or not OpenAPI. */
  failure?: string;
}

/** What to do about a problem of the document's structure, whose rule covers several kinds. */
function nextStep({ message, suggest: [suggestion] }: Problem): string {
  if (suggestion !== undefined) return `Did you mean "${suggestion}"? Correct it.`;
  if (/must be present|Must contain/.test(message)) return 'Add it.';
  return message.includes('not expected')
    ? 'Remove it, or move it to where it belongs.'
    : 'Correct it.';
}

/** The text of the `$ref` in the lines of a problem. */
async function readReference({ source: { ref }, start, end = start }: Problem['location'][0]) {
  const text = await readFile(ref, 'utf8');
  const lines = text.split('\n').slice(start.line - 1, end.line);
  return /\$ref["']?\s*:\s*["']?([^\s"',}]+)/.exec(lines.join('\n'))?.[1] ?? '$ref';
}

async function describe(problem: Problem, location: Problem['location'][0]): Promise<string> {
  const { ruleId, message } = problem;
  if (ruleId === 'no-unresolved-refs' && message.startsWith("Can't resolve")) {
    const reference = await readReference(location);
    return describeBrokenReference(reference);
  }
  const sentence = message.replaceAll('`', '"').replace(/[^.?]$/, '$&.');
  return ruleId === 'struct' ? `${sentence} ${nextStep(problem)}` : sentence;
}

/** The mistakes in a contract and in the files that it refers to, in which it is called `name`. */
export async function findMistakes(file: string, name: string): Promise<ContractMistakes> {
  const { stdout, stderr } = await runRedocly('lint', file, '--config', rules, '--format', 'json');
  if (!stdout.startsWith('{')) {
    const reason = /^ {2}- (.+)$/m.exec(stderr)?.[1] ?? 'it cannot be read';
    return { errors: [], warnings: [], failure: escapeControlCharacters(reason) };
  }
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  const described = await Promise.all(
    problems.flatMap((problem) =>
      problem.location.slice(0, 1).map(async (location) => {
        const { ref } = location.source;
        const source = path.resolve(ref) === path.resolve(file) ? name : ref;
        const description = await describe(problem, location);
        const text = `${source}:${location.start.line}: ${description}`;
        return { ...problem, text: escapeControlCharacters(text) };
      }),
    ),
  );
  const textsOf = (severity: Problem['severity']) =>
    described.filter((problem) => problem.severity === severity).map(({ text }) => text);
  return { errors: textsOf('error'), warnings: textsOf('warn') };
}
