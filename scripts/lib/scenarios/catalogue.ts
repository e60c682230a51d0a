/** The scenarios that the console's screens can be seen in, by operation of the contract. */
import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { listOperations } from '../../generate/contract-operations.ts';
import { readDocument } from '../../generate/read-contract.ts';
import { readUsage } from '../contract-usage/usage.ts';
import { followFile } from '../follow-file.ts';
import { listScenarios, type ScenarioDescription } from './scenarios.ts';

export interface OperationScenarios {
  operationId: string;
  /** `GET /api/admin/getAllUsers` */
  operationKey: string;
  summary: string;
  /** The screens that use the operation. */
  screens: { screen: string; address: string; resource?: string }[];
  scenarios: ScenarioDescription[];
}

/** The scenarios of every operation of a contract, with the screens that use it. */
async function readScenarios(contractFile: string): Promise<OperationScenarios[]> {
  const document = await readDocument(contractFile);
  const usage = await readUsage(document);
  return listOperations(document).map((operation) => ({
    operationId: operation.id,
    operationKey: operation.key,
    summary: operation.operation.summary ?? '',
    screens: usage.flatMap(({ operationKey, uses: _, ...screen }) =>
      operationKey === operation.key ? [screen] : [],
    ),
    scenarios: listScenarios(operation).map(({ name, label, kind }) => ({ name, label, kind })),
  }));
}

const { contractFile: ofThread } = (workerData ?? {}) as { contractFile?: string };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
if (!isMainThread && ofThread !== undefined) parentPort?.postMessage(await readScenarios(ofThread));

/** Reads the scenarios in a new thread: this one has loaded the resources, and would not see an edit of them. */
async function readInThread(contractFile: string): Promise<OperationScenarios[]> {
  const thread = new Worker(new URL(import.meta.url), { workerData: { contractFile } });
  const [scenarios] = (await once(thread, 'message')) as [OperationScenarios[]];
  return scenarios;
}

/** Returns a function that reads the scenarios of a contract, again after each edit of it or of a resource. */
export const followCatalogue = (contractFile: string) =>
  followFile(contractFile, readInThread, ['src/resources/**']);
