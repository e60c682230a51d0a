import { toRem } from '../theme/rem.ts';
import styles from './loading.module.css';

/** A placeholder for content that is loading; `height` in pixels. */
export function Skeleton({ height }: { height: number }) {
  return <div className={styles.skeleton} style={{ height: toRem(height) }} />;
}

/** The class of an element that has a placeholder, 30 pixels high, instead of content. */
export const skeletonClass = styles.skeletonContent;

/**
 * A loading indicator. Without a label, it is hidden from assistive technology, and its container has to show the
 * state.
 */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      className={styles.spinner}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}

/** Shown while the code of a screen is loading. */
export function LoadingScreen() {
  return (
    <div className={styles.screen}>
      <Spinner label="Loading" />
    </div>
  );
}
