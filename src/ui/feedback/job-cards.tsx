import { useEffect, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { JobCard } from './job-card.tsx';
import styles from './job-cards.module.css';
import { jobStore } from './job-store.ts';

/** The cards of all jobs at the bottom right. While one runs, the page does not close unasked. */
function JobCards() {
  const jobs = useSyncExternalStore(jobStore.subscribe, jobStore.get);
  const isRunning = jobs.some(({ result }) => result === undefined);

  useEffect(() => {
    if (!isRunning) return undefined;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [isRunning]);

  return (
    <div className={styles.cards}>
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </div>
  );
}

let root: Root | undefined;

/** Shows the cards, outside of the console's tree: they stay whatever screen is opened, and cost it nothing before. */
export function mountJobCards(): void {
  if (root) return;
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  root.render(<JobCards />);
}
