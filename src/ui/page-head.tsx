import type { ReactElement, ReactNode } from 'react';
import styles from './page-head.module.css';

interface PageHeadProps {
  /** The heading of the screen and the title of the page. */
  title: string;
  /** The kind of thing that the title names, above the title: "User". Its space is kept while it is empty. */
  kind?: string;
  /** A line below the heading: "42 users". */
  summary?: ReactNode;
  /** The main button. */
  action?: ReactElement | false | undefined;
}

export function PageHead({ title, kind, summary, action }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <title>{title}</title>
      <div className={styles.titles}>
        {kind !== undefined && <p className={styles.kind}>{kind}</p>}
        <h1 dir="auto" className="clamp" data-tooltip={title}>
          {title}
        </h1>
        {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      </div>
      {action}
    </div>
  );
}
