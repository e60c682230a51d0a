/** npm run check:licences: checks licences, install scripts and the lock file, without network access. */
import { readFileSync } from 'node:fs';
import { findVulnerableVersions, knownAdvisories } from './check-advisories/known-advisories.ts';
import { allowedLicences } from './check-licences/allowed-licences.ts';
import { checkLicences, readInstalledLicence } from './check-licences/licences.ts';
import {
  type AllowScripts,
  checkInstallScripts,
  checkLockFile,
  listEntries,
  type LockFile,
} from './check-licences/lock-file.ts';
import { escapeControlCharacters } from './lib/escape-control-characters.ts';
import { CommandError, exitWithError } from './lib/exit-with-error.ts';

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return exitWithError(
      new CommandError(
        `${file} cannot be read (${(error as Error).message}). Restore it, or run npm install.`,
      ),
    );
  }
}

const lock = readJson('package-lock.json') as LockFile;
const { allowScripts = {} } = readJson('package.json') as { allowScripts?: AllowScripts };
const entries = listEntries(lock);
const errors = [
  ...checkLockFile(lock),
  ...checkInstallScripts(entries, allowScripts),
  ...checkLicences(entries, allowedLicences, readInstalledLicence),
  ...findVulnerableVersions(entries, knownAdvisories),
];

for (const error of errors) console.error(escapeControlCharacters(error));
if (errors.length > 0) process.exit(1);
const shipped = entries.filter(({ dev }) => !dev);
console.log(
  `${entries.length} packages, ${shipped.length} of them not only for development: licences, install scripts and lock file are valid.`,
);
