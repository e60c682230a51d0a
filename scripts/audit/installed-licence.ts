import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  license?: string | { type?: string };
  /** How it was written before 2014; whoever takes it may choose. */
  licenses?: { type?: string }[];
}

/** The licence of an installed package, as its own package.json has it; undefined where there is none. */
export function installedLicence(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { license, licenses = [] } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  if (typeof license === 'string') return license;
  const types = [license, ...licenses].flatMap((one) => one?.type ?? []);
  return types.length > 0 ? types.join(' OR ') : undefined;
}
