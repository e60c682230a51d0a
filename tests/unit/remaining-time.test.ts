import { expect, test } from 'vitest';
import { formatRemainingTime } from '../../src/engine/list/export-records.ts';

test('An export says how many minutes it will still take', () => {
  expect(formatRemainingTime(3000, 100, 10_100)).toBe('about 5 min');
  expect(formatRemainingTime(3000, 100, 200)).toBeUndefined();
  expect(formatRemainingTime(3000, 0, 200)).toBeUndefined();
  expect(formatRemainingTime(3000, 0, 0)).toBeUndefined();
});
