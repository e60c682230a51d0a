import type { Advisory } from './advisories.ts';
import type { Entry } from './lock-file.ts';

const isOlder = (version: string, than: string) =>
  version.localeCompare(than, undefined, { numeric: true }) < 0;

/** Packages that are locked at a version from before the mend of an advisory. */
export const affected = (entries: Entry[], advisories: Advisory[]): string[] =>
  advisories.flatMap(({ id, package: name, mendedIn }) =>
    entries
      .filter((entry) => entry.name === name && mendedIn && isOlder(entry.version ?? '', mendedIn))
      .map(
        ({ path, version }) =>
          `${path} ${version} has ${id}, which is mended in ${mendedIn}: update it.`,
      ),
  );
