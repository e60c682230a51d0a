/** npm run check:licences: checks the licence and the lock of every package, without network access. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import satisfies from 'spdx-satisfies';
import { CommandError, runCommand } from './lib/exit-with-error.ts';

/** Licences that require no more than attribution. */
const shipped = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
/** Further ones for packages that are not part of the build. */
const tools = [...shipped, 'BlueOak-1.0.0', 'CC0-1.0', 'PSF-2.0', 'Python-2.0'];
/** Development packages under another licence, unmodified and not part of the build. */
const exceptions: Record<string, string> = {
  // Checks accessibility in the end-to-end tests.
  '@axe-core/playwright': 'MPL-2.0',
  'axe-core': 'MPL-2.0',
  // The browsers that StrykerJS's compiler knows.
  'caniuse-lite': 'CC-BY-4.0',
  // Vite's CSS compiler, and its binary for each platform.
  lightningcss: 'MPL-2.0',
  // Licence names for this check.
  'spdx-exceptions': 'CC-BY-3.0',
  'spdx-ranges': '(MIT AND CC-BY-3.0)',
};

/** A package in package-lock.json (version 3). */
interface LockEntry {
  version?: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  /** Only for development; any other package may be part of the build. */
  dev?: boolean;
}

interface PackageManifest {
  license?: string | { type?: string };
  /** The form used before 2014: any one of the licences may be chosen. */
  licenses?: { type?: string }[];
}

/** The licence in the package.json of an installed package; undefined if there is none. */
function readInstalledLicence(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses = [] } = JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  if (typeof license === 'string') return license;
  const types = [license, ...licenses].flatMap((entry) => entry?.type ?? []);
  return types.length > 0 ? types.join(' OR ') : undefined;
}

/** Whether an SPDX expression can be satisfied with the allowed licences; false if it is invalid. */
function isAllowed(expression: string, allowed: string[]): boolean {
  try {
    return satisfies(expression, allowed);
  } catch {
    return false;
  }
}

function findLicenceMistake(folder: string, { license, dev }: LockEntry): string[] {
  const licence = license ?? readInstalledLicence(folder);
  if (licence === undefined) {
    return [`${folder} has no licence: replace the package, or ask its authors for one.`];
  }
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 13);
  const exception = exceptions[name.replace(/^lightningcss-.*/, 'lightningcss')];
  if (isAllowed(licence, dev ? tools : shipped) || (dev && licence === exception)) return [];
  return [
    `${folder} is under ${licence}, which is not allowed for ${dev ? 'development' : 'the build'}: replace it, or add an exception with a reason to scripts/check-licences.ts.`,
  ];
}

/** Without a registry URL, which would tie the lock file to one machine. `npm ci` compares it with package.json. */
const findLockMistake = (folder: string, { version, integrity, resolved }: LockEntry): string[] =>
  version && integrity?.startsWith('sha512-') && resolved === undefined
    ? []
    : [
        `${folder} has no version, no sha512 or a URL in package-lock.json: install it from the registry, with npm's omit-lockfile-registry-resolved.`,
      ];

function readLockFile(root: string): { packages: Record<string, LockEntry> } {
  try {
    return JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  } catch {
    throw new CommandError('package-lock.json cannot be read. Restore it, or run npm install.');
  }
}

/** Checks the lock file of a folder, and the packages that are installed in it. */
export async function checkLicences([root = '.']: string[]): Promise<void> {
  const { packages } = readLockFile(root);
  const entries = Object.entries(packages).filter(([folder]) => folder !== '');
  const mistakes = entries.flatMap(([folder, entry]) => [
    ...findLockMistake(folder, entry),
    ...findLicenceMistake(path.join(root, folder), entry),
  ]);
  if (mistakes.length > 0) throw new CommandError(mistakes.join('\n'));
  const count = entries.filter(([, { dev }]) => !dev).length;
  console.log(
    `${entries.length} packages, ${count} of them not only for development: licences and lock file are valid.`,
  );
}

await runCommand(import.meta, checkLicences);
