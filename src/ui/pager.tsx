import { Button } from './button.tsx';
import { pagerWindow } from './pager-window.ts';
import styles from './pager.module.css';

interface PagerProps {
  current: number;
  pageCount: number;
  onTurn: (page: number) => void;
}

const Hidden = () => (
  <span className={styles.hidden} aria-hidden>
    …
  </span>
);

/** Turns pages. With as many pages as it shows numbers, the numbers are enough. */
export function Pager({ current, pageCount, onTurn }: PagerProps) {
  const { pages, hiddenBefore, hiddenAfter } = pagerWindow(current, pageCount);
  const complete = pages.length === pageCount;
  const step = (name: string, page: number) =>
    !complete && (
      <Button
        disabled={page < 1 || page > pageCount || page === current}
        onClick={() => onTurn(page)}
      >
        {name}
      </Button>
    );
  return (
    <nav className={styles.pager} aria-label="Pages">
      {step('First', 1)}
      {step('Previous', current - 1)}
      {hiddenBefore && <Hidden />}
      {pages.map((page) => (
        <Button
          key={page}
          aria-current={page === current ? 'page' : undefined}
          onClick={() => onTurn(page)}
        >
          {page}
        </Button>
      ))}
      {hiddenAfter && <Hidden />}
      {step('Next', current + 1)}
      {step('Last', pageCount)}
    </nav>
  );
}
