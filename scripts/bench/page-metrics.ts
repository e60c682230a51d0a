/** The figures of a page by name, in the order of the table; with the decimal places of each. */
export const pageMetrics = {
  'JS to the sign-in (KiB)': 1,
  'JS in all to the users list (KiB)': 1,
  'Requests to the sign-in': 0,
  'Requests from there to the users list': 0,
  'Sign-in interactive (ms)': 0,
  'Sign-in interactive, slow 4G (ms)': 0,
  'Sign-in interactive, CPU / 4 (ms)': 0,
  'Users list by its address (ms)': 0,
  'Users list by its address, slow 4G (ms)': 0,
  'Users list from the sidebar (ms)': 1,
  'Next page, API 0 ms (ms)': 1,
  'Next page, API 100 ms (ms)': 1,
  'Back to a visited page, API 0 ms (ms)': 1,
  'Back to a visited page, API 100 ms (ms)': 1,
  'Heap after 20 pages (MiB)': 1,
  'Elements on the list': 0,
  'Layout shift of the sign-in, slow 4G': 3,
  'Layout shift of the list, slow 4G': 3,
} as const;

export type PageMetric = keyof typeof pageMetrics;

/** The figures of one run. */
export type PageFigures = Record<PageMetric, number>;

export function getMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = Math.floor(sorted.length / 2);
  const lower = Math.ceil(sorted.length / 2) - 1;
  return ((sorted[lower] ?? Number.NaN) + (sorted[upper] ?? Number.NaN)) / 2;
}
