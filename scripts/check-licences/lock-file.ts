/** A package in package-lock.json (version 3). */
export interface LockEntry {
  /** The folder that it is installed in: `node_modules/react`. */
  path: string;
  /** Its name in the registry, also for an alias. */
  name: string;
  version?: string | undefined;
  integrity?: string | undefined;
  resolved?: string | undefined;
  license?: string | undefined;
  /** Only for development; any other package may be part of the build. */
  dev?: boolean;
  hasInstallScript?: boolean;
}

export interface LockFile {
  lockfileVersion: number;
  packages: Record<string, Partial<LockEntry>>;
}

const getInstalledName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13);

/** All packages except the project itself. */
export const listEntries = ({ packages }: LockFile): LockEntry[] =>
  Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, name: entry.name ?? getInstalledName(path) }));

/**
 * Requires an exact version and a SHA-512 for each package, and no registry URL, which would tie the lock file to
 * one machine. `npm ci` checks that the lock file matches package.json.
 */
export function checkLockFile(lock: LockFile): string[] {
  if (lock.lockfileVersion !== 3) {
    return [
      `package-lock.json has version ${lock.lockfileVersion}, not 3: regenerate it with npm 9 or newer.`,
    ];
  }
  return listEntries(lock).flatMap(({ path, version, integrity, resolved }) => [
    ...(version
      ? []
      : [`${path} has no version in package-lock.json: install it from the registry.`]),
    ...(integrity?.startsWith('sha512-')
      ? []
      : [
          `${path} has no sha512 in package-lock.json, so its content is not verified: install it from the registry.`,
        ]),
    ...(resolved === undefined
      ? []
      : [
          `${path} has a URL (${resolved}) in package-lock.json: install it from the registry, with npm's omit-lockfile-registry-resolved.`,
        ]),
  ]);
}

/** `allowScripts` of package.json: whether a package may run its install script. */
export type AllowScripts = Record<string, boolean>;

/** Requires an entry in `allowScripts` for exactly the packages that have an install script. */
export function checkInstallScripts(entries: LockEntry[], allowScripts: AllowScripts): string[] {
  const names = new Set(
    entries.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  );
  return [
    ...[...names]
      .filter((name) => !(name in allowScripts))
      .map(
        (name) =>
          `${name} has an install script. Review it, then set it to true or false in package.json's allowScripts.`,
      ),
    ...Object.keys(allowScripts)
      .filter((name) => !names.has(name))
      .map(
        (name) =>
          `${name} no longer has an install script. Remove it from package.json's allowScripts.`,
      ),
  ];
}
