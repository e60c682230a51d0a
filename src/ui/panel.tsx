import { type ReactElement, useId } from 'react';
import styles from './panel.module.css';

/** A card with a title. */
export function Panel({
  title,
  children,
}: {
  title: string;
  children: ReactElement | (ReactElement | false)[];
}) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
