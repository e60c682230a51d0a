import { type ReactNode, Suspense } from 'react';
import styles from './empty-state.module.css';
import { optionalComponent } from './loading/optional-component.ts';

/** Its paths are not needed where there is something to show. */
const Drawing = optionalComponent(
  () => import('./empty-drawing.tsx'),
  (module) => module.EmptyDrawing,
  () => null,
);

/** Shown in place of an empty list or text: an open book, a sentence, and an optional action. */
export function EmptyState({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <Suspense fallback={<div className={styles.illustration} />}>
        <Drawing />
      </Suspense>
      <p>{children}</p>
      {action}
    </div>
  );
}
