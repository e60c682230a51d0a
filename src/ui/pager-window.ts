export interface PagerWindow {
  /** The numbers to show, counted from 1. */
  pages: number[];
  /** Whether pages are hidden before the first and after the last number. */
  hiddenBefore: boolean;
  hiddenAfter: boolean;
}

/** How many numbers the pager shows, product.md §9. */
const width = 5;

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Pages 1–5 up to page 3, the last five near the end, else two on each side; see decisions.md. */
export function pagerWindow(current: number, pageCount: number): PagerWindow {
  const reach = Math.floor(width / 2);
  const start = Math.max(1, Math.min(current - reach, pageCount - width + 1));
  const end = Math.min(pageCount, start + width - 1);
  return { pages: range(start, end), hiddenBefore: start > 1, hiddenAfter: end < pageCount };
}
