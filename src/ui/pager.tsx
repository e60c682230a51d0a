import { type Action, useActions } from './actions.ts';
import { Button } from './button.tsx';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
}

const Ellipsis = () => (
  <span className={styles.hidden} aria-hidden>
    …
  </span>
);

export const pagerActions: readonly Action<PagerProps>[] = [
  {
    name: 'previous-page',
    label: 'Previous page',
    keys: ['['],
    isAvailable: ({ page }) => page > 1,
    run: ({ page, onPageChange }) => onPageChange(page - 1),
  },
  {
    name: 'next-page',
    label: 'Next page',
    keys: [']'],
    isAvailable: ({ page, pageCount }) => page < pageCount,
    run: ({ page, onPageChange }) => onPageChange(page + 1),
  },
];

/** Page navigation. First, Previous, Next and Last are left out when all page numbers are shown. */
export function Pager(props: PagerProps) {
  const { page, pageCount, onPageChange } = props;
  useActions(pagerActions, props);
  const { pages, hasHiddenBefore, hasHiddenAfter } = getPagerWindow(page, pageCount);
  const showsAllPages = pages.length === pageCount;
  const renderStep = (label: string, target: number) =>
    !showsAllPages && (
      <Button
        disabled={target < 1 || target > pageCount || target === page}
        onClick={() => onPageChange(target)}
      >
        {label}
      </Button>
    );
  return (
    <nav className={styles.pager} aria-label="Pages">
      {renderStep('First', 1)}
      {renderStep('Previous', page - 1)}
      {hasHiddenBefore && <Ellipsis />}
      {pages.map((pageNumber) => (
        <Button
          key={pageNumber}
          aria-current={pageNumber === page ? 'page' : undefined}
          onClick={() => onPageChange(pageNumber)}
        >
          {pageNumber}
        </Button>
      ))}
      {hasHiddenAfter && <Ellipsis />}
      {renderStep('Next', page + 1)}
      {renderStep('Last', pageCount)}
    </nav>
  );
}

export interface PagerWindow {
  /** The page numbers to show, counted from 1. */
  pages: number[];
  /** Whether there are pages before the first and after the last shown number. */
  hasHiddenBefore: boolean;
  hasHiddenAfter: boolean;
}

/** The maximum number of page numbers. */
const windowSize = 5;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** The page numbers to show: the current one and two on each side; near the start and the end the first and last five. */
export function getPagerWindow(current: number, pageCount: number): PagerWindow {
  const pagesPerSide = Math.floor(windowSize / 2);
  const start = Math.max(1, Math.min(current - pagesPerSide, pageCount - windowSize + 1));
  const end = Math.min(pageCount, start + windowSize - 1);
  return { pages: range(start, end), hasHiddenBefore: start > 1, hasHiddenAfter: end < pageCount };
}
