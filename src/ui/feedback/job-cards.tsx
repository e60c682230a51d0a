import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { Button } from '../button.tsx';
import { ErrorBoundary } from '../error-boundary.tsx';
import { focusMain, hasFocusWithin } from '../focus.ts';
import { formatCount } from '../format.ts';
import styles from './job-cards.module.css';
import { hasFailures, type Job, useJobs } from './jobs.ts';
import { useLeaveWarning } from './unsaved-changes.tsx';

/** How long a result without failures is shown. */
const resultDurationMs = 6000;

/** The progress of a job, and then its result. */
function JobCard({ job }: { job: Job }) {
  const { id, label, completed, total, isCancelled, notice, result } = job;
  const jobs = useJobs();
  const card = useRef<HTMLElement>(null);
  const { title = label, failures = [], retry } = result ?? {};
  const isTemporary = result !== undefined && !hasFailures(result);
  useLeaveWarning(result ? undefined : `“${label}” will end.`);

  useEffect(() => {
    if (!isTemporary) return undefined;
    const timer = setInterval(() => {
      if (!hasFocusWithin(card.current)) jobs.dismiss(id);
    }, resultDurationMs);
    return () => clearInterval(timer);
  }, [isTemporary, jobs, id]);

  function dismiss() {
    jobs.dismiss(id);
    focusMain();
  }

  const progress = `${formatCount(completed)} of ${formatCount(total)}`;
  return (
    <section ref={card} className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {!result && <span>{isCancelled ? 'Cancelling…' : progress}</span>}
      </div>
      {!result && (
        <progress
          className={styles.progress}
          aria-label={label}
          aria-valuetext={progress}
          value={completed}
          max={Math.max(total, 1)}
        />
      )}
      <output>{result?.summary ?? notice}</output>
      {failures.length > 0 && (
        // The section is focusable, so that it can be scrolled by keyboard.
        <section className={styles.failures} tabIndex={0} aria-label="Failures">
          <ul>
            {failures.map((failure, index) => (
              <li key={index}>
                <strong>{failure.label}</strong> <span>{failure.reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="buttons">
        {retry && (
          <Button
            onClick={() => {
              dismiss();
              retry();
            }}
          >
            Retry failed
          </Button>
        )}
        {/* Cancel and Close are the same button, so that it keeps the focus when the job ends. */}
        <Button disabled={!result && isCancelled} onClick={result ? dismiss : job.cancel}>
          {result ? 'Dismiss' : 'Cancel'}
        </Button>
      </div>
    </section>
  );
}

/** The cards of all jobs at the bottom right. */
export function JobCards() {
  const jobs = useStore(useJobs());
  if (jobs.length === 0) return null;
  return (
    <div className={styles.cards}>
      {jobs.map((job) => (
        <ErrorBoundary key={job.id}>
          <JobCard job={job} />
        </ErrorBoundary>
      ))}
    </div>
  );
}
