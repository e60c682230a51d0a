import { expect, test } from 'vitest';
import { analyseTrend } from '../../scripts/bench/measure-session.ts';

test('Noise around a constant value is not growth', () => {
  const { rise, median, isGrowing } = analyseTrend([
    9000, 9020, 8990, 9010, 9005, 8995, 9015, 9000,
  ]);
  expect({ median, isGrowing }).toEqual({ median: 9000, isGrowing: false });
  expect(Math.abs(rise)).toBeLessThan(5);
});

test('Only the last eight points are analysed', () => {
  const steady = [9000, 9020, 8990, 9010, 9005, 8995, 9015, 9000];
  expect(analyseTrend([3000, 6000, ...steady])).toEqual(analyseTrend(steady));
});

test('A leak of 100 KiB per thousand actions is growth despite noise', () => {
  const leak = [50, -40, 30, -50, 40, -30, 50, -40].map((noise, n) => 9000 + 100 * n + noise);
  expect(analyseTrend(leak).isGrowing).toBe(true);
});

test('A rise at every point is growth, even a small one', () => {
  const { rise, isGrowing } = analyseTrend([9000, 9001, 9002, 9003, 9004, 9005, 9006, 9007]);
  expect(rise).toBeCloseTo(1);
  expect(isGrowing).toBe(true);
});

test('A shrinking heap and a constant count are not growth', () => {
  expect(analyseTrend([9070, 9060, 9050, 9040, 9030, 9020, 9010, 9000]).isGrowing).toBe(false);
  expect(analyseTrend([105, 105, 105, 105, 105, 105, 105, 105])).toEqual({
    rise: 0,
    median: 105,
    isGrowing: false,
  });
});
