import type { ReactNode } from 'react';
import styles from './panel.module.css';

interface SectionProps {
  title: string;
  children: ReactNode;
}

/** A part of the panel. */
export const Section = ({ title, children }: SectionProps) => (
  <section className={styles.section} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
);
