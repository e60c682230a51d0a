import { expect, test } from 'vitest';
import { trendOf } from '../../scripts/bench/trend.ts';

test('A heap that wavers about one amount does not grow', () => {
  const { rise, median, grows } = trendOf([9000, 9020, 8990, 9010, 9005, 8995, 9015, 9000]);
  expect({ median, grows }).toEqual({ median: 9000, grows: false });
  expect(Math.abs(rise)).toBeLessThan(5);
});

test('What came before the last eight points was the warming up', () => {
  const steady = [9000, 9020, 8990, 9010, 9005, 8995, 9015, 9000];
  expect(trendOf([3000, 6000, ...steady])).toEqual(trendOf(steady));
});

test('A leak of a hundred KiB a thousand actions is growth, noise or not', () => {
  const leak = [50, -40, 30, -50, 40, -30, 50, -40].map((noise, n) => 9000 + 100 * n + noise);
  expect(trendOf(leak).grows).toBe(true);
});

test('Growing at every point is growth, however little it is', () => {
  const { rise, grows } = trendOf([9000, 9001, 9002, 9003, 9004, 9005, 9006, 9007]);
  expect(rise).toBeCloseTo(1);
  expect(grows).toBe(true);
});

test('A heap that shrinks, and a count that never changes, do not grow', () => {
  expect(trendOf([9070, 9060, 9050, 9040, 9030, 9020, 9010, 9000]).grows).toBe(false);
  expect(trendOf([105, 105, 105, 105, 105, 105, 105, 105])).toEqual({
    rise: 0,
    median: 105,
    grows: false,
  });
});
