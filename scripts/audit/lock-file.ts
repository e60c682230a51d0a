/** What package-lock.json (version 3) says of one installed package. */
export interface Entry {
  /** Where it is installed: `node_modules/react`. */
  path: string;
  /** What it is called in its registry, an alias or not. */
  name: string;
  version?: string | undefined;
  integrity?: string | undefined;
  resolved?: string | undefined;
  license?: string | undefined;
  /** Needed for development only; everything else may reach a browser. */
  dev?: boolean;
  hasInstallScript?: boolean;
}

export interface LockFile {
  lockfileVersion: number;
  packages: Record<string, Partial<Entry>>;
}

const installedAs = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

/** Every package but the project itself. */
export const entriesOf = ({ packages }: LockFile): Entry[] =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, name: entry.name ?? installedAs(path) }));

/**
 * What keeps the lock file from naming every byte, or has it name a machine. That it fits package.json,
 * `npm ci` itself makes sure of.
 */
export function lockFaults(lock: LockFile): string[] {
  if (lock.lockfileVersion !== 3) {
    return [
      `package-lock.json is of version ${lock.lockfileVersion}, not 3: write it with npm 9 or newer.`,
    ];
  }
  return entriesOf(lock).flatMap(({ path, version, integrity, resolved }) => [
    ...(version ? [] : [`${path} has no version in package-lock.json.`]),
    ...(integrity?.startsWith('sha512-')
      ? []
      : [`${path} has no sha512 in package-lock.json, so that anything could be installed as it.`]),
    ...(resolved === undefined
      ? []
      : [
          `${path} names where it came from (${resolved}) in package-lock.json: install it from the registry, with npm's omit-lockfile-registry-resolved.`,
        ]),
  ]);
}
