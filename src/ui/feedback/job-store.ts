import { createStore } from 'zustand/vanilla';

export interface JobResult {
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
  label: string;
  done: number;
  total: number;
  isCancelled: boolean;
  /** Undefined while it runs. */
  result?: JobResult;
  cancel: () => void;
}

/** Whether something failed: then the result stays until it is dismissed. */
export const hasFailures = ({ isFailed = false, failures = [] }: JobResult): boolean =>
  isFailed || failures.length > 0;

/** The jobs that run, and the results that were not dismissed. */
export const jobStore = createStore((): readonly Job[] => []);

const setJobs = (change: (jobs: readonly Job[]) => readonly Job[]) =>
  jobStore.setState(change, true);

export const dismissJob = (id: number): void =>
  setJobs((jobs) => jobs.filter((job) => job.id !== id));

/** Adds a job. It replaces the results of jobs in which nothing failed: they have been there to read. */
export const addJob = (added: Job) =>
  setJobs((jobs) => [...jobs.filter(({ result }) => !result || hasFailures(result)), added]);

export const updateJob = (id: number, change: Partial<Job>) =>
  setJobs((jobs) => jobs.map((job) => (job.id === id ? { ...job, ...change } : job)));
