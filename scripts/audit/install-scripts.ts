import type { Entry } from './lock-file.ts';

/** package.json's `allowScripts`: whether a package may run a script when it is installed. */
export type AllowScripts = Record<string, boolean>;

/** Packages whose install script nobody has decided about, and decisions about none. */
export function installScriptFaults(entries: Entry[], allowed: AllowScripts): string[] {
  const names = new Set(
    entries.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name),
  );
  return [
    ...[...names]
      .filter((name) => !(name in allowed))
      .map(
        (name) =>
          `${name} wants to run a script when it is installed. Read it, then allow or refuse it in package.json's allowScripts.`,
      ),
    ...Object.keys(allowed)
      .filter((name) => !names.has(name))
      .map(
        (name) =>
          `${name} has no install script any more. Take it out of package.json's allowScripts.`,
      ),
  ];
}
