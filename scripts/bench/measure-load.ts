import { stat } from 'node:fs/promises';
import { startStack } from '../lib/start-stack.ts';
import { getSandboxFiles } from '../sandbox/data-folder.ts';
import { seededUserId } from '../sandbox/seed/people.ts';
import { signIn } from './api-client.ts';
import { measureRound } from './measure-round.ts';
import { readProcessMemory } from './machine.ts';
import { rareName, createRequests } from './create-requests.ts';
import type { Table } from './table.ts';

interface LoadOptions {
  /** An empty folder for the sandbox's data. */
  folder: string;
  users: number;
  /** The length of each round, which follows a warm-up of a fifth of it. */
  seconds: number;
}

const formatMib = (amount: number | undefined) =>
  amount === undefined ? 'n/a' : `${amount.toFixed(0)} MiB`;

/** Measures response times of the sandbox behind Prism with 1, 8 and 32 clients, and its memory. */
export async function measureLoad(table: Table, { folder, users, seconds }: LoadOptions) {
  table.heading(`${users.toLocaleString('en')} users: the sandbox behind Prism, in milliseconds`);
  const startedAt = performance.now();
  const stack = await startStack(folder, '--reset', '--users', String(users));
  const readySeconds = (performance.now() - startedAt) / 1000;
  const api = await signIn(stack.api);
  await api.send('PUT', `/api/admin/updateUser/${seededUserId(Math.floor(users / 2))}`, {
    firstName: rareName,
  });
  const before = await readProcessMemory(stack.pid);

  table.head('request', 'clients', 'requests', 'per second', 'median', '99th', 'slowest');
  for (const [name, nextPath] of Object.entries(createRequests(users))) {
    for (const clients of [1, 8, 32]) {
      await measureRound(api, { clients, durationMs: seconds * 200, nextPath });
      const round = { clients, durationMs: seconds * 1000, nextPath };
      const { requests, perSecond, median, p99, slowest } = await measureRound(api, round);
      table.row(name, clients, requests, perSecond, median, p99, slowest);
    }
  }

  const after = await readProcessMemory(stack.pid);
  await stack.stop();
  const { size } = await stat(getSandboxFiles(folder).database);
  table.line(
    `Ready after ${readySeconds.toFixed(1)} s, seeding and building included; ${formatMib(size / 2 ** 20)} on disk. ` +
      `Memory of the server: ${formatMib(before?.currentMib)} before, ${formatMib(after?.currentMib)} after, ` +
      `${formatMib(after?.peakMib)} at its peak. Every response matched the contract.`,
  );
}
