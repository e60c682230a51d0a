import { stat } from 'node:fs/promises';
import { startStack } from '../run/start-stack.ts';
import { filesIn } from '../sandbox/open-database.ts';
import { seededUserId } from '../sandbox/seed/seeded-id.ts';
import { signIn } from './administrator.ts';
import { askFor } from './clients.ts';
import { memoryOf } from './memory.ts';
import { rareName, requestsAbout } from './requests.ts';
import type { Table } from './table.ts';

interface LoadOptions {
  /** An empty folder, for the sandbox's data. */
  folder: string;
  users: number;
  /** How long each round takes, after a fifth of that to warm up. */
  seconds: number;
}

const mebibytes = (amount: number | undefined) =>
  amount === undefined ? 'n/a' : `${amount.toFixed(0)} MiB`;

/** How fast the sandbox behind Prism answers 1, 8 and 32 clients at once, and what memory it takes. */
export async function measureLoad(table: Table, { folder, users, seconds }: LoadOptions) {
  table.heading(`${users.toLocaleString('en')} users: the sandbox behind Prism, in milliseconds`);
  const begun = performance.now();
  const stack = await startStack(folder, '--reset', '--users', String(users));
  const ready = (performance.now() - begun) / 1000;
  const administrator = await signIn(stack.api);
  await administrator.call('PUT', `/api/admin/updateUser/${seededUserId(Math.floor(users / 2))}`, {
    firstName: rareName,
  });
  const before = await memoryOf(stack.pid);

  table.head('request', 'clients', 'requests', 'per second', 'median', '99th', 'slowest');
  for (const [name, next] of Object.entries(requestsAbout(users))) {
    for (const clients of [1, 8, 32]) {
      await askFor(administrator, { clients, milliseconds: seconds * 200, next });
      const round = { clients, milliseconds: seconds * 1000, next };
      const { requests, perSecond, median, p99, slowest } = await askFor(administrator, round);
      table.row(name, clients, requests, perSecond, median, p99, slowest);
    }
  }

  const after = await memoryOf(stack.pid);
  await stack.stop();
  const { size } = await stat(filesIn(folder).database);
  table.line(
    `Ready after ${ready.toFixed(1)} s, seeding and building included; ${mebibytes(size / 2 ** 20)} on disk. ` +
      `Memory of the server: ${mebibytes(before?.now)} before, ${mebibytes(after?.now)} after, ` +
      `${mebibytes(after?.peak)} at its peak. Every answer kept the contract.`,
  );
}
