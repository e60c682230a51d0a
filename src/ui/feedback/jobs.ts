import { createContext, use } from 'react';
import { createStore } from 'zustand/vanilla';
import { toError } from '../../api/to-error.ts';
import type { SessionStore } from '../../session/session-store.ts';

export interface JobResult {
  /** What has been done: "Users deleted". Undefined if it was not done. */
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
  /** The reason why the job waits; undefined while it does not wait. */
  notice?: string | undefined;
  /** The result; undefined while the job runs. */
  result?: JobResult;
  cancel: () => void;
  /** The administrator who has started it. */
  owner: string | undefined;
}

/** Whether something failed. Such a result stays until it is dismissed. */
export const hasFailures = ({ isFailed = false, failures = [] }: JobResult): boolean =>
  isFailed || failures.length > 0;

export interface JobContext {
  /** Aborts when the job is cancelled, or the session ends. */
  signal: AbortSignal;
  /** Changes what the card of the job shows. */
  update: (shown: Partial<Pick<Job, 'completed' | 'total' | 'notice'>>) => void;
}

interface JobOptions {
  /** "Deleting users" */
  label: string;
  total: number;
  /**
   * Does the work. If it rejects, the job ends with the message of the error; once `signal` is aborted, a rejection
   * counts as cancelled.
   */
  run: (context: JobContext) => Promise<JobResult>;
}

/** Creates the jobs of the console: those that run, and the results that were not dismissed. */
export function createJobs(session: SessionStore) {
  const { getState, getInitialState, setState, subscribe } = createStore((): readonly Job[] => []);
  let lastId = 0;

  const keep = (isKept: (job: Job) => boolean) => setState((jobs) => jobs.filter(isKept), true);

  const change = (id: number, changes: Partial<Job>) =>
    setState((jobs) => jobs.map((job) => (job.id === id ? { ...job, ...changes } : job)), true);

  // The card of a job may name people. So after an expired session, only the same administrator sees it again.
  session.subscribe((state) => {
    if (state.session) keep(({ owner }) => owner === session.getOwner());
    else if (state.signOutReason?.kind !== 'expired') keep(() => false);
  });

  return {
    getState,
    getInitialState,
    subscribe,
    /** Whether a job with a label has not ended yet. */
    isRunning: (label: string): boolean =>
      getState().some((job) => job.label === label && !job.result),
    dismiss: (id: number): void => keep((job) => job.id !== id),
    /** Starts a job, whose progress is shown until its result was dismissed or the administrator has signed out. */
    async start({ label, total, run }: JobOptions): Promise<void> {
      lastId += 1;
      const id = lastId;
      const controller = new AbortController();
      const signal = AbortSignal.any([controller.signal, session.getSignal()]);
      const owner = session.getOwner();
      function cancel() {
        controller.abort();
        change(id, { isCancelled: true });
      }
      // The administrator has had time to read the results of earlier jobs. Those in which nothing failed are removed.
      keep(({ result }) => !result || hasFailures(result));
      const job = { id, label, completed: 0, total, isCancelled: false, cancel, owner };
      setState((jobs) => [...jobs, job], true);
      const update: JobContext['update'] = (shown) => change(id, shown);
      const result = await run({ signal, update }).catch((error: unknown) =>
        signal.aborted
          ? { summary: `${label}: cancelled` }
          : { summary: toError(error).message, isFailed: true },
      );
      change(id, { result });
    },
  };
}

export type Jobs = ReturnType<typeof createJobs>;

export const JobsContext = createContext<Jobs | undefined>(undefined);

/** Returns the jobs of the console, to start and to show them. */
export function useJobs(): Jobs {
  const jobs = use(JobsContext);
  if (!jobs) throw new Error('No JobsContext provider found: render this inside of one.');
  return jobs;
}
