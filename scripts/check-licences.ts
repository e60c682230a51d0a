/** npm run check:licences: checks the licence and the lock of every package, without network access. */
import { readFileSync } from 'node:fs';
import satisfies from 'spdx-satisfies';
import { CommandError, runCommand } from './lib/exit-with-error.ts';
import { parseOptions } from './lib/parse-options.ts';

/** Licences that require no more than attribution. */
const shipped = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
/** Further licences that are allowed for packages outside of the build. */
const tools = [...shipped, 'BlueOak-1.0.0', 'CC0-1.0', 'PSF-2.0', 'Python-2.0'];
/** Development packages under another licence, unmodified and not part of the build. */
const exceptions: Record<string, string> = {
  // This package checks accessibility in the end-to-end tests.
  '@axe-core/playwright': 'MPL-2.0',
  'axe-core': 'MPL-2.0',
  // This package lists the browsers that StrykerJS's compiler knows.
  'caniuse-lite': 'CC-BY-4.0',
  // This is Vite's CSS compiler, which has a binary for each platform.
  lightningcss: 'MPL-2.0',
  // This package has the names of licences for this check.
  'spdx-exceptions': 'CC-BY-3.0',
  'spdx-ranges': '(MIT AND CC-BY-3.0)',
};

/** Packages whose package.json names MIT in a form that npm does not copy into the lock file. */
const unlistedMit = new Set([
  'compute-gcd@1.2.1',
  'compute-lcm@1.1.2',
  'validate.io-function@1.0.2',
  'validate.io-integer@1.0.5',
  'validate.io-integer-array@1.0.0',
  'validate.io-number@1.0.3',
  'xmlhttprequest-ssl@2.1.2',
]);

/** A package in package-lock.json (version 3). */
interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  /** Whether the package is for development only. Any other package may be part of the build. */
  dev?: boolean;
}

/** Whether an SPDX expression can be satisfied with the allowed licences; false if it is invalid. */
function isAllowed(expression: string, allowed: string[]): boolean {
  try {
    return satisfies(expression, allowed);
  } catch {
    return false;
  }
}

function* findMistakes(folder: string, entry: LockEntry) {
  const { version, integrity, resolved, license, dev } = entry;
  // The URL of a registry in an entry would tie the lock file to one machine. `npm ci` compares the lock file with
  // package.json.
  if (!version || !integrity?.startsWith('sha512-') || resolved !== undefined)
    yield "has no version, no sha512 or a URL in package-lock.json: install it from the registry, with npm's omit-lockfile-registry-resolved.";
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 13);
  const licence = license ?? (unlistedMit.has(`${name}@${version}`) ? 'MIT' : undefined);
  const exception = exceptions[name.replace(/^lightningcss-.*/, 'lightningcss')];
  if (licence === undefined)
    yield 'has no licence in package-lock.json: replace the package, or add it with what its package.json says to scripts/check-licences.ts.';
  else if (!isAllowed(licence, dev ? tools : shipped) && !(dev && licence === exception))
    yield `is under ${licence}, which is not allowed for ${dev ? 'development' : 'the build'}: replace it, or add an exception with a reason to scripts/check-licences.ts.`;
}

function readLockFile(): { packages: Record<string, LockEntry> } {
  try {
    return JSON.parse(readFileSync('package-lock.json', 'utf8'));
  } catch {
    throw new CommandError('package-lock.json cannot be read. Restore it, or run npm install.');
  }
}

const usage = `npm run check:licences
  Fails for a package whose licence is not allowed, or that package-lock.json does not pin.`;

export async function checkLicences(args: string[]): Promise<void> {
  parseOptions(usage, { args });
  const { packages } = readLockFile();
  const entries = Object.entries(packages).filter(([folder]) => folder !== '');
  const mistakes = entries.flatMap(([folder, entry]) =>
    Array.from(findMistakes(folder, entry), (mistake) => `${folder} ${mistake}`),
  );
  if (mistakes.length > 0) throw new CommandError(mistakes.join('\n'));
  const count = entries.filter(([, { dev }]) => !dev).length;
  console.log(
    `${entries.length} packages, ${count} of them not only for development: licences and lock file are valid.`,
  );
}

await runCommand(import.meta, checkLicences);
