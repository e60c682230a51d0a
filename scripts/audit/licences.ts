import satisfies from 'spdx-satisfies';
import type { Entry } from './lock-file.ts';

/** Packages with a licence that is on no list, and why they may have it. */
interface Exception {
  packages: RegExp;
  licence: string;
  reason: string;
}

export interface AllowedLicences {
  /** SPDX identifiers for what may reach a browser. */
  shipped: string[];
  /** SPDX identifiers for tools, besides. */
  tools: string[];
  exceptions: Exception[];
}

/** Whether an SPDX expression leaves a choice that is allowed; what is no expression does not. */
function fits(expression: string, allowed: string[]): boolean {
  try {
    return satisfies(expression, allowed);
  } catch {
    return false;
  }
}

/** Packages whose licence is not allowed, and exceptions that nothing needs. */
export function licenceFaults(
  entries: Entry[],
  { shipped, tools, exceptions }: AllowedLicences,
  /** The licence in an installed package.json, for what the lock file does not tell. */
  installed: (path: string) => string | undefined,
): string[] {
  const used = new Set<Exception>();
  const faults = entries.flatMap((entry) => {
    const { name, path, dev = false } = entry;
    const licence = entry.license ?? installed(path);
    if (licence === undefined) return [`${path} names no licence.`];
    if (fits(licence, dev ? [...shipped, ...tools] : shipped)) return [];
    const exception = exceptions.find((one) => one.packages.test(name) && one.licence === licence);
    if (exception) used.add(exception);
    const where = dev ? 'a tool' : 'what reaches a browser';
    return exception ? [] : [`${path} is under ${licence}, which is not allowed for ${where}.`];
  });
  const idle = exceptions.filter((exception) => !used.has(exception));
  return [
    ...faults,
    ...idle.map(
      ({ packages, licence }) =>
        `No ${packages} is under ${licence} any more: take the exception out.`,
    ),
  ];
}
