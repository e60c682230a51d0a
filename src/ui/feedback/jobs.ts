import { mountJobCards } from './job-cards.tsx';
import { addJob, dismissJob, type JobResult, updateJob } from './job-store.ts';

export type { JobResult } from './job-store.ts';

interface JobContext {
  /** Aborts when the job is cancelled, or the session ends. */
  signal: AbortSignal;
  setProgress: (done: number, total: number) => void;
}

export interface JobOptions {
  /** "Deleting users" */
  label: string;
  total: number;
  /** A rejection ends the job with its message; after `signal` was aborted it counts as cancelled. */
  run: (context: JobContext) => Promise<JobResult>;
  /** The signal of the session, which ends the job. */
  sessionSignal: AbortSignal;
}

let lastId = 0;

/** Starts a job, whose progress is shown until its result was dismissed or the session has ended. */
export async function startJob({ label, total, run, sessionSignal }: JobOptions): Promise<void> {
  if (sessionSignal.aborted) return;
  lastId += 1;
  const id = lastId;
  const controller = new AbortController();
  const signal = AbortSignal.any([controller.signal, sessionSignal]);
  function cancel() {
    controller.abort();
    updateJob(id, { isCancelled: true });
  }
  addJob({ id, label, done: 0, total, isCancelled: false, cancel });
  // Its card may name people.
  sessionSignal.addEventListener('abort', () => dismissJob(id), { once: true });
  mountJobCards();
  try {
    const result = await run({
      signal,
      setProgress: (done, newTotal) => updateJob(id, { done, total: newTotal }),
    });
    updateJob(id, { result });
  } catch (error) {
    const result = signal.aborted
      ? { summary: `${label}: cancelled` }
      : { summary: (error as Error).message, isFailed: true };
    updateJob(id, { result });
  }
}
