/** npm run check:advisories: asks the registry for advisories and fails on any that has not been reviewed. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { parseOptions } from './lib/parse-options.ts';

const postman =
  "A dependency of Prism's reader of Postman collections, which is not used. Development only.";

/** What the reviewed advisories say, and why they do not affect the console. */
const reviewed: Record<string, string> = {
  'GHSA-v3m3-f69x-jf25':
    'CVE-2025-15056 of quill, scripts in what getSemanticHTML() exports. Quill calls it for what is copied; DOMPurify sanitises what is pasted, what is read and what is written anew.',
  'GHSA-xxjr-mmjv-4gpg': `CVE-2025-13465 of lodash, _.unset and _.omit reach prototypes. ${postman}`,
  'GHSA-f23m-r3pf-42rh': `CVE-2026-2950 of lodash, the same with an array as path. ${postman}`,
  'GHSA-r5fr-rjxr-66jc': `CVE-2026-4800 of lodash, code injection through the import names of _.template. ${postman}`,
  'GHSA-w5hq-g745-h8pq': `uuid: v3, v5 and v6 write past the end of a given buffer; only v4 is used. ${postman}`,
};

type Advisory = Record<'name' | 'title' | 'url' | 'severity', string>;

/** The output of `npm audit --json`; without `vulnerabilities` if the registry did not respond. */
interface Report {
  /** The packages by name. In `via`, a string is the name of a vulnerable dependency. */
  vulnerabilities?: Record<string, { via: (Advisory | string)[] }>;
}

function readReport(): Report {
  const { stdout, error } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' });
  try {
    if (error) throw error;
    return JSON.parse(stdout) as Report;
  } catch {
    throw new CommandError(
      'npm audit --json printed no JSON, so nothing was checked. Run npm audit, and correct what it names.',
    );
  }
}

/** The advisories of a report that have not been reviewed, a sentence each; undefined if it has none to check. */
export function findUnreviewed({ vulnerabilities }: Report): string[] | undefined {
  if (!vulnerabilities) return undefined;
  const sentences = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((via) => typeof via === 'object')
    .filter(({ url }) => !Object.hasOwn(reviewed, path.basename(url)))
    .map(
      ({ name, url, severity, title }) =>
        `${name} has ${path.basename(url)} (${severity}): ${title}. Update it, or add the reason why it does not apply to scripts/check-advisories.ts.`,
    );
  return [...new Set(sentences)];
}

const usage = `npm run check:advisories
  Asks the registry for advisories, and fails for one that has not been reviewed.`;

await runCommand(import.meta, async (args) => {
  parseOptions(usage, { args });
  const unreviewed = findUnreviewed(readReport());
  if (!unreviewed) {
    throw new CommandError(
      'The registry returned no advisories, so nothing was checked. Run npm audit where the registry has some.',
    );
  }
  if (unreviewed.length > 0) throw new CommandError(unreviewed.join('\n'));
  console.log('Every advisory has been reviewed.');
});
