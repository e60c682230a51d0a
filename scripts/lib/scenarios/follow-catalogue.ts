import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { followFile } from '../follow-file.ts';
import type { OperationScenarios } from './catalogue.ts';

/** Reads the catalogue in a new thread: this one has loaded the resources, and would not see an edit of them. */
async function readInThread(contract: string): Promise<OperationScenarios[]> {
  const thread = new Worker(new URL('catalogue-thread.ts', import.meta.url), {
    workerData: contract,
  });
  const [scenarios] = (await once(thread, 'message')) as [OperationScenarios[]];
  return scenarios;
}

/** Returns a function that reads the catalogue of a contract, again after each edit of it or of a resource. */
export const followCatalogue = (contract: string) =>
  followFile(contract, readInThread, ['src/resources']);
