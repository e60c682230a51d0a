/** npm run check:audit: licences, install scripts and the lock file, without a network. */
import { readFileSync } from 'node:fs';
import { advisories } from './audit/advisories.ts';
import { affected } from './audit/affected.ts';
import { installScriptFaults, type AllowScripts } from './audit/install-scripts.ts';
import { licenceFaults } from './audit/licences.ts';
import { allowedLicences } from './audit/allowed-licences.ts';
import { installedLicence } from './audit/installed-licence.ts';
import { entriesOf, type LockFile, lockFaults } from './audit/lock-file.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const lock = read('package-lock.json') as LockFile;
const { allowScripts = {} } = read('package.json') as { allowScripts?: AllowScripts };
const entries = entriesOf(lock);
const faults = [
  ...lockFaults(lock),
  ...installScriptFaults(entries, allowScripts),
  ...licenceFaults(entries, allowedLicences, installedLicence),
  ...affected(entries, advisories),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
const shipped = entries.filter(({ dev }) => !dev);
console.log(
  `${entries.length} packages, of which ${shipped.length} may reach a browser: licences, install scripts and lock file are in order.`,
);
