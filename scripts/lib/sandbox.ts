/** The sandbox of the product. A product that is made from another contract has none. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandError } from './exit-with-error.ts';
import type { AllowedHosts } from './servers/hosts.ts';

export interface SandboxOptions {
  contract: string;
  /** The folder of the database and the uploads. */
  data: string;
  /** The number of users to seed. */
  users: number;
  port: number;
  hosts?: AllowedHosts;
}

/** What `scripts/sandbox/index.ts` exports as `sandbox`. */
export interface SandboxModule {
  administrator: { email: string; password: string };
  startSandbox: (options: SandboxOptions) => Promise<{
    url: string;
    /** The number of users that the database was seeded with; undefined in a database of an earlier version. */
    seededUsers: number | undefined;
    close: () => Promise<void>;
  }>;
  /** Removes what the sandbox has created in a folder; returns a line about each file. */
  resetData: (folder: string) => string[];
  /**
   * Starts Prism's mock of a contract for the operations that have no handler in the sandbox; undefined if all have
   * one.
   */
  mockUnhandled: (contract: string) => Promise<
    | {
        line: string;
        findUpstream: (method: string, target: string) => string | undefined;
        close: () => void;
      }
    | undefined
  >;
  getSandboxFiles: (folder: string) => { database: string };
  /** A seeded user, by its number from 0. */
  createPerson: (number: number) => { firstName: string; lastName: string; email: string };
  seededUserId: (number: number) => string;
}

const file = path.resolve('scripts/sandbox/index.ts');

/** Imports the sandbox if it exists. Its path is computed, so that the compiler does not require the file. */
export const findSandbox = async (): Promise<SandboxModule | undefined> =>
  existsSync(file)
    ? (await import(/* @vite-ignore */ pathToFileURL(file).href)).sandbox
    : undefined;

/** Imports the sandbox for a command that measures or photographs the product on it. Throws if there is none. */
export async function requireSandbox(): Promise<SandboxModule> {
  const sandbox = await findSandbox();
  if (!sandbox) {
    throw new CommandError(
      'This command runs the product on its sandbox, and there is no scripts/sandbox/index.ts.',
    );
  }
  return sandbox;
}
