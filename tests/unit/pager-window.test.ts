import { expect, test } from 'vitest';
import { getPagerWindow } from '../../src/ui/pager.tsx';

const formatWindow = (current: number, pageCount: number) => {
  const [first, last] = getPagerWindow(current, pageCount);
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return `${first > 1 ? '… ' : ''}${pages.join(' ')}${last < pageCount ? ' …' : ''}`;
};

test.each([
  ['Up to 5 pages, all numbers are shown', 2, 4, '1 2 3 4'],
  ['With exactly 5 pages, all numbers are shown', 5, 5, '1 2 3 4 5'],
  ['With one page, one number is shown', 1, 1, '1'],
  ['On page 1, the window is 1–5', 1, 10, '1 2 3 4 5 …'],
  ['On page 3, the window is 1–5', 3, 10, '1 2 3 4 5 …'],
  ['From page 4 on, the window is current ± 2', 4, 10, '… 2 3 4 5 6 …'],
  ['In the middle, the window is current ± 2', 6, 10, '… 4 5 6 7 8 …'],
  ['Two pages before the end, the last five are shown', 8, 10, '… 6 7 8 9 10'],
  ['On the last page, the last five are shown', 10, 10, '… 6 7 8 9 10'],
  ['With 6 pages, one is hidden', 3, 6, '1 2 3 4 5 …'],
  ['With 6 pages, page 4 shows the last five', 4, 6, '… 2 3 4 5 6'],
])('%s', (_, current, pageCount, expected) => {
  expect(formatWindow(current, pageCount)).toBe(expected);
});
