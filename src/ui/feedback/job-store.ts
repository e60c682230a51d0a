/** What failed, and why. */
interface JobFailure {
  label: string;
  reason: string;
}

export interface JobResult {
  /** "12 deleted, 1 failed" */
  summary: string;
  /** Whether an error has ended the job; the summary says which. */
  isFailed?: boolean;
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

/** Whether something failed: then the result stays until it is dismissed. */
export const hasFailures = ({ isFailed = false, failures = [] }: JobResult): boolean =>
  isFailed || failures.length > 0;

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

/** Adds a job. It replaces the results of jobs in which nothing failed: they have been there to read. */
export const addJob = (added: Job) =>
  setJobs([...jobs.filter(({ result }) => !result || hasFailures(result)), added]);

export const updateJob = (id: number, change: Partial<Job>) =>
  setJobs(jobs.map((job) => (job.id === id ? { ...job, ...change } : job)));
