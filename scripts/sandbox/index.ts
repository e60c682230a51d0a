import type { SandboxModule } from '../lib/sandbox.ts';
import { getSandboxFiles } from './data-folder.ts';
import { resetData } from './database.ts';
import { mockUnhandled } from './mock-unhandled.ts';
import { administrator, createPerson, seededUserId } from './seed/people.ts';
import { startSandbox } from './start-sandbox.ts';

/** The part of the sandbox that the commands use. */
export const sandbox: SandboxModule = {
  administrator,
  startSandbox,
  resetData,
  mockUnhandled,
  getSandboxFiles,
  createPerson,
  seededUserId,
};
