import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import satisfies from 'spdx-satisfies';
import type { LockEntry } from './lock-file.ts';

const licenceList = 'scripts/check-licences/allowed-licences.ts';

/** Packages with a licence outside of the lists, and the reason why they are allowed. */
interface Exception {
  packages: RegExp;
  licence: string;
  reason: string;
}

export interface AllowedLicences {
  /** SPDX identifiers for packages that may be part of the build. */
  shipped: string[];
  /** Further SPDX identifiers for development packages. */
  tools: string[];
  exceptions: Exception[];
}

/** Whether an SPDX expression can be satisfied with the allowed licences; false if it is invalid. */
function isAllowed(expression: string, allowed: string[]): boolean {
  try {
    return satisfies(expression, allowed);
  } catch {
    return false;
  }
}

/** Reports packages whose licence is not allowed, and exceptions that are no longer needed. */
export function checkLicences(
  entries: LockEntry[],
  { shipped, tools, exceptions }: AllowedLicences,
  /** Reads the licence of an installed package if the lock file has none. */
  readLicence: (path: string) => string | undefined,
): string[] {
  const used = new Set<Exception>();
  const errors = entries.flatMap((entry) => {
    const { name, path, dev = false } = entry;
    const licence = entry.license ?? readLicence(path);
    if (licence === undefined)
      return [`${path} has no licence: replace the package, or ask its authors for one.`];
    if (isAllowed(licence, dev ? [...shipped, ...tools] : shipped)) return [];
    const exception = exceptions.find(
      (candidate) => candidate.packages.test(name) && candidate.licence === licence,
    );
    if (exception) used.add(exception);
    const use = dev ? 'development' : 'the build';
    return exception
      ? []
      : [
          `${path} is under ${licence}, which is not allowed for ${use}: replace it, or add an exception with a reason to ${licenceList}.`,
        ];
  });
  const unneeded = exceptions.filter((exception) => !used.has(exception));
  return [
    ...errors,
    ...unneeded.map(
      ({ packages, licence }) =>
        `No package ${packages} is under ${licence} any more: remove the exception from ${licenceList}.`,
    ),
  ];
}

interface PackageManifest {
  license?: string | { type?: string };
  /** The form used before 2014: any one of the licences may be chosen. */
  licenses?: { type?: string }[];
}

/** The licence in the package.json of an installed package; undefined if there is none. */
export function readInstalledLicence(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses = [] } = JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  if (typeof license === 'string') return license;
  const types = [license, ...licenses].flatMap((entry) => entry?.type ?? []);
  return types.length > 0 ? types.join(' OR ') : undefined;
}
