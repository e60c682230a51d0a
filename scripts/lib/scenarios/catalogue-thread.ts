/** Reads the catalogue of a contract and sends it to the thread that started this one. */
import { parentPort, workerData } from 'node:worker_threads';
import { readScenarios } from './catalogue.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await readScenarios(workerData as string));
