import { readFile, stat } from 'node:fs/promises';
import { median, percentile, randomInt, sample } from 'es-toolkit';
import { operations } from '../../src/api/contract.ts';
import { readPageSizes } from '../../src/api/read-paging.ts';
import { CommandError } from '../lib/exit-with-error.ts';
import { requireSandbox } from '../lib/sandbox.ts';
import { createTempFolder, startStack } from '../lib/start-stack.ts';
import { printTable } from './table.ts';

const { getSandboxFiles, administrator, createPerson, seededUserId } = await requireSandbox();

/** Sends a request; rejects unless the response has status 200 and matches the contract. */
async function fetchValid(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, init);
  const text = await response.text();
  const violations = response.headers.get('sl-violations');
  if (response.status === 200 && !violations) return text;
  throw new CommandError(
    `${url} failed with status ${response.status}, so nothing was measured: ${violations ?? text} Correct that first: npm start shows it, too.`,
  );
}

/** Signs in as the seeded administrator, and returns a function that reads a path with the token. */
async function signIn(api: string) {
  const { email, password } = administrator;
  const response = await fetchValid(`${api}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { token } = JSON.parse(response) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  return (path: string) => fetchValid(api + path, { headers });
}

const { options: pageSizes } = readPageSizes(
  operations['GET /api/admin/getAllUsers']?.queryConstraints.resultPerPage ?? {},
);

const buildListPath = (query: Record<string, unknown>) =>
  `/api/admin/getAllUsers?${new URLSearchParams(query as Record<string, string>)}`;

/** Random requests by kind, for a given number of seeded users; each call returns another path. */
function createRequests(users: number) {
  return {
    'list page'() {
      const resultPerPage = sample(pageSizes);
      const currentPage = 1 + randomInt(Math.ceil(users / resultPerPage));
      return buildListPath({ currentPage, resultPerPage });
    },
    search() {
      const { firstName, lastName } = createPerson(randomInt(users));
      const keys = [firstName, lastName.toLowerCase(), firstName.slice(0, 2), 'no user has this'];
      const resultPerPage = sample(pageSizes);
      return buildListPath({ key: sample(keys), currentPage: 1, resultPerPage });
    },
    detail: () => `/api/admin/getUser/${seededUserId(randomInt(users))}`,
  };
}

/**
 * Runs concurrent clients, each of which sends its next request as soon as it has a response; returns the requests per
 * second, and the median and the 99th percentile of their milliseconds.
 */
async function measureRound(clients: number, durationMs: number, send: () => Promise<unknown>) {
  const durations: number[] = [];
  const startedAt = performance.now();
  async function sendUntilEnd() {
    do {
      const sentAt = performance.now();
      await send();
      durations.push(performance.now() - sentAt);
    } while (performance.now() - startedAt < durationMs);
  }
  await Promise.all(Array.from({ length: clients }, sendUntilEnd));
  const seconds = (performance.now() - startedAt) / 1000;
  return [durations.length / seconds, median(durations), percentile(durations, 99)];
}

/** The peak of the memory of a process, on systems with /proc. */
async function readPeakMemory(pid = 0): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kib = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return kib === undefined ? 'n/a' : `${Math.round(Number(kib) / 1024)} MiB`;
}

/** Measures response times of the sandbox behind Prism, in rounds of some seconds after a warm-up, and its memory. */
export async function measureLoad({ users, seconds }: { users: number; seconds: number }) {
  const folder = await createTempFolder();
  const startedAt = performance.now();
  const stack = await startStack(folder, '--reset', '--users', String(users));
  const readySeconds = (performance.now() - startedAt) / 1000;
  const read = await signIn(stack.api);

  const printRow = printTable(
    `${users.toLocaleString('en')} users: the sandbox behind Prism, in milliseconds`,
    ['request', 'clients', 'per second', 'median', '99th'],
  );
  for (const [name, nextPath] of Object.entries(createRequests(users))) {
    for (const clients of [1, 8, 32]) {
      const send = () => read(nextPath());
      await measureRound(clients, seconds * 200, send);
      printRow(name, clients, ...(await measureRound(clients, seconds * 1000, send)));
    }
  }

  const memoryPeak = await readPeakMemory(stack.child.pid);
  await stack.stop();
  const { size } = await stat(getSandboxFiles(folder).database);
  console.log(
    `\nReady after ${readySeconds.toFixed(1)} s, seeding included; ${(size / 2 ** 20).toFixed(0)} MiB on disk. ` +
      `Memory of the server: ${memoryPeak} at its peak. Every response matched the contract.`,
  );
}
