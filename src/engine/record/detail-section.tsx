import { Suspense, useId } from 'react';
import { Skeleton } from '../../ui/loading/loading.tsx';
import type { DetailSectionConfig, ResourceRecord } from '../config/resource.ts';
import styles from './detail-section.module.css';

interface DetailSectionProps {
  section: DetailSectionConfig;
  record: ResourceRecord;
}

/** A card with a heading and the component of a resource. */
export function DetailSection({ section, record }: DetailSectionProps) {
  const id = useId();
  const { title, component: Content } = section;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Suspense fallback={<Skeleton height={64} />}>
        <Content record={record} />
      </Suspense>
    </section>
  );
}
