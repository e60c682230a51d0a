import styles from './skeleton.module.css';

/** A placeholder for content that is loading; `height` in pixels. */
export function Skeleton({ height }: { height: number }) {
  return <div className={styles.skeleton} style={{ height }} />;
}
