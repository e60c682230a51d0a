/** What failed, and why. */
interface JobFailure {
  label: string;
  reason: string;
}

export interface JobResult {
  /** "12 deleted, 1 failed" */
  summary: string;
  failures?: readonly JobFailure[];
  /** Starts another job with what failed. */
  retry?: () => void;
}

/** Work that takes a while, such as an export. It goes on while the administrator opens other screens. */
export interface Job {
  id: number;
  label: string;
  done: number;
  total: number;
  isCancelled: boolean;
  /** Ends it, and removes its card: it may name people. */
  sessionSignal: AbortSignal;
  /** Undefined while it runs. */
  result?: JobResult;
  cancel: () => void;
}

const listeners = new Set<() => void>();
let jobs: readonly Job[] = [];

function setJobs(next: readonly Job[]) {
  jobs = next;
  for (const listener of listeners) listener();
}

/** The jobs that run, and the results that were not dismissed, as an external store. */
export const jobStore = {
  get: () => jobs,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Removes the jobs of a session. */
export const dismissJobsOf = (signal: AbortSignal) =>
  setJobs(jobs.filter(({ sessionSignal }) => sessionSignal !== signal));

export const dismissJob = (id: number) => setJobs(jobs.filter((job) => job.id !== id));

/** Whether all that a job should do was done: its result is worth no more than a look. */
export const hasSucceeded = ({ result }: Job): boolean =>
  result !== undefined && !result.retry && !result.failures?.length;

/** Adds a job. It replaces the results of jobs in which nothing failed: they have been there to read. */
export const addJob = (added: Job) => setJobs([...jobs.filter((job) => !hasSucceeded(job)), added]);

export const updateJob = (id: number, change: Partial<Job>) =>
  setJobs(jobs.map((job) => (job.id === id ? { ...job, ...change } : job)));
