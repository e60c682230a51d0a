import { createStore } from 'zustand/vanilla';
import type { SessionStore } from '../../session/session-store.ts';

export interface JobResult {
  /** What has been done, "Users deleted"; undefined if it was not. */
  title?: string;
  /** "12 deleted, 1 failed" */
  summary: string;
  /** Whether an error has ended the job; the summary says which. */
  isFailed?: boolean;
  /** What failed, and why. */
  failures?: readonly { label: string; reason: string }[];
  /** Starts another job with what failed. */
  retry?: () => void;
}

/** Work that takes a while, such as an export. It goes on while the administrator opens other screens. */
export interface Job {
  id: number;
  /** What is being done: "Deleting users". */
  label: string;
  completed: number;
  total: number;
  isCancelled: boolean;
  /** Why it waits, while it does. */
  notice?: string | undefined;
  /** Undefined while it runs. */
  result?: JobResult;
  cancel: () => void;
  /** Called when the job has left the store. */
  release: () => void;
}

/** Whether something failed: then the result stays until it is dismissed. */
export const hasFailures = ({ isFailed = false, failures = [] }: JobResult): boolean =>
  isFailed || failures.length > 0;

/** The jobs that run, and the results that were not dismissed. */
export const jobStore = createStore((): readonly Job[] => []);

export const isRunning = (jobs: readonly Job[], label: string): boolean =>
  jobs.some((job) => job.label === label && !job.result);

function setJobs(change: (jobs: readonly Job[]) => readonly Job[]) {
  const before = jobStore.getState();
  const jobs = change(before);
  jobStore.setState(jobs, true);
  for (const { id, release } of before) if (!jobs.some((job) => job.id === id)) release();
}

export const dismissJob = (id: number): void =>
  setJobs((jobs) => jobs.filter((job) => job.id !== id));

/** Adds a job. It replaces the results of jobs in which nothing failed: they have been there to read. */
const addJob = (added: Job) =>
  setJobs((jobs) => [...jobs.filter(({ result }) => !result || hasFailures(result)), added]);

const updateJob = (id: number, change: Partial<Job>) =>
  setJobs((jobs) => jobs.map((job) => (job.id === id ? { ...job, ...change } : job)));

export interface JobContext {
  /** Aborts when the job is cancelled, or the session ends. */
  signal: AbortSignal;
  /** Changes what the card shows. */
  update: (shown: Partial<Pick<Job, 'completed' | 'total' | 'notice'>>) => void;
}

interface JobOptions {
  /** "Deleting users" */
  label: string;
  total: number;
  /** A rejection ends the job with its message; after `signal` was aborted it counts as cancelled. */
  run: (context: JobContext) => Promise<JobResult>;
  /** Its session ends the job. */
  store: SessionStore;
}

let lastId = 0;

/** Starts a job, whose progress is shown until its result was dismissed or the administrator has signed out. */
export async function startJob({ label, total, run, store }: JobOptions): Promise<void> {
  lastId += 1;
  const id = lastId;
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, store.getSignal()]);
  function cancel() {
    controller.abort();
    updateJob(id, { isCancelled: true });
  }
  const owner = store.getOwner();
  // Its card may name people: after an expired session only the same administrator finds it again.
  const release = store.subscribe(({ session, signOutReason }) => {
    if (session ? store.getOwner() !== owner : signOutReason?.kind !== 'expired') dismissJob(id);
  });
  addJob({ id, label, completed: 0, total, isCancelled: false, cancel, release });
  const update: JobContext['update'] = (shown) => updateJob(id, shown);
  const result = await run({ signal, update }).catch(({ message }: Error) =>
    signal.aborted ? { summary: `${label}: cancelled` } : { summary: message, isFailed: true },
  );
  updateJob(id, { result });
}
