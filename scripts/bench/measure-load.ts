import { readFile, stat } from 'node:fs/promises';
import { createHistogram } from 'node:perf_hooks';
import { CommandError } from '../lib/exit-with-error.ts';
import { startStack } from '../lib/start-stack.ts';
import { getSandboxFiles } from '../sandbox/data-folder.ts';
import { administrator, seededUserId } from '../sandbox/seed/people.ts';
import { createRequests, rareName } from './create-requests.ts';
import type { Table } from './table.ts';

interface LoadOptions {
  /** An empty folder for the sandbox's data. */
  folder: string;
  users: number;
  /** The length of each round, which follows a warm-up of a fifth of it. */
  seconds: number;
}

/** Resolves with the body of a 200 response; rejects on any other status and on a contract violation. */
type Send = (method: string, path: string, body?: object) => Promise<string>;

/** Signs in as the seeded administrator; returns what sends requests with the token. */
async function signIn(api: string): Promise<Send> {
  let token = '';
  const send: Send = async (method, path, body) => {
    const response = await fetch(api + path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const violations = response.headers.get('sl-violations');
    if (response.status === 200 && !violations) return text;
    throw new CommandError(
      `${method} ${path} failed with status ${response.status}, so nothing was measured: ${violations ?? text} Correct that first: npm start shows it, too.`,
    );
  };
  const { email, password } = administrator;
  const response = await send('POST', '/api/admin/login', { email, password });
  ({ token } = JSON.parse(response) as { token: string });
  return send;
}

interface Round {
  clients: number;
  durationMs: number;
  /** Returns the path and query of the next request. */
  nextPath: () => string;
}

/** Runs concurrent clients, each of which sends its next request as soon as it has a response; returns milliseconds. */
async function measureRound(send: Send, { clients, durationMs, nextPath }: Round) {
  const microseconds = createHistogram();
  const startedAt = performance.now();
  async function client() {
    do {
      const sentAt = performance.now();
      await send('GET', nextPath());
      microseconds.record(Math.max(1, Math.round((performance.now() - sentAt) * 1000)));
    } while (performance.now() - startedAt < durationMs);
  }
  await Promise.all(Array.from({ length: clients }, client));
  return {
    requests: microseconds.count,
    perSecond: (microseconds.count / (performance.now() - startedAt)) * 1000,
    median: microseconds.percentile(50) / 1000,
    p99: microseconds.percentile(99) / 1000,
    slowest: microseconds.max / 1000,
  };
}

/** A figure of the memory of a process in MiB, on systems with /proc. */
async function readMemory(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kib = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return kib === undefined ? 'n/a' : `${Math.round(Number(kib) / 1024)} MiB`;
}

/** Measures response times of the sandbox behind Prism with 1, 8 and 32 clients, and its memory. */
export async function measureLoad(table: Table, { folder, users, seconds }: LoadOptions) {
  table.heading(`${users.toLocaleString('en')} users: the sandbox behind Prism, in milliseconds`);
  const startedAt = performance.now();
  const stack = await startStack(folder, '--reset', '--users', String(users));
  const readySeconds = (performance.now() - startedAt) / 1000;
  const send = await signIn(stack.api);
  const rareUser = `/api/admin/updateUser/${seededUserId(Math.floor(users / 2))}`;
  await send('PUT', rareUser, { firstName: rareName });
  const memoryBefore = await readMemory(stack.pid, 'VmRSS');

  table.head('request', 'clients', 'requests', 'per second', 'median', '99th', 'slowest');
  for (const [name, nextPath] of Object.entries(createRequests(users))) {
    for (const clients of [1, 8, 32]) {
      await measureRound(send, { clients, durationMs: seconds * 200, nextPath });
      const round = { clients, durationMs: seconds * 1000, nextPath };
      const { requests, perSecond, median, p99, slowest } = await measureRound(send, round);
      table.row(name, clients, requests, perSecond, median, p99, slowest);
    }
  }

  const memoryAfter = await readMemory(stack.pid, 'VmRSS');
  const memoryPeak = await readMemory(stack.pid, 'VmHWM');
  await stack.stop();
  const { size } = await stat(getSandboxFiles(folder).database);
  table.line(
    `Ready after ${readySeconds.toFixed(1)} s, seeding included; ${(size / 2 ** 20).toFixed(0)} MiB on disk. ` +
      `Memory of the server: ${memoryBefore} before, ${memoryAfter} after, ${memoryPeak} at its peak. ` +
      'Every response matched the contract.',
  );
}
