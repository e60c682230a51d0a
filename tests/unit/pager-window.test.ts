import { expect, test } from 'vitest';
import { pagerWindow } from '../../src/ui/pager-window.ts';

const shown = (current: number, pageCount: number) => {
  const { pages, hiddenBefore, hiddenAfter } = pagerWindow(current, pageCount);
  return `${hiddenBefore ? '… ' : ''}${pages.join(' ')}${hiddenAfter ? ' …' : ''}`;
};

test.each([
  ['with 5 or fewer pages all numbers show', 2, 4, '1 2 3 4'],
  ['with exactly 5 as well', 5, 5, '1 2 3 4 5'],
  ['with one page there is one number', 1, 1, '1'],
  ['on page 1 the window is 1–5', 1, 10, '1 2 3 4 5 …'],
  ['on page 3 it still is', 3, 10, '1 2 3 4 5 …'],
  ['from page 4 on it is current ± 2', 4, 10, '… 2 3 4 5 6 …'],
  ['in the middle too', 6, 10, '… 4 5 6 7 8 …'],
  ['two before the last the last five show', 8, 10, '… 6 7 8 9 10'],
  ['on the last page as well', 10, 10, '… 6 7 8 9 10'],
  ['with 6 pages one is hidden', 3, 6, '1 2 3 4 5 …'],
  ['with 6 pages the fourth shows the last five', 4, 6, '… 2 3 4 5 6'],
])('%s', (_, current, pageCount, expected) => {
  expect(shown(current, pageCount)).toBe(expected);
});
