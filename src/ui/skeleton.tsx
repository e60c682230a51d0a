import styles from './skeleton.module.css';

/** A quiet bar in the place of what is on its way; `height` in pixels. */
export function Skeleton({ height }: { height: number }) {
  return <div className={styles.skeleton} style={{ height }} />;
}
