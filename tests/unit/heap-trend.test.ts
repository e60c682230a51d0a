import { expect, test } from 'vitest';
import { analyseTrend } from '../../scripts/bench/measure-session.ts';

const steady = [9000, 9020, 8990, 9010, 9005, 8995, 9015, 9000];
const rising = [9000, 9001, 9002, 9003, 9004, 9005, 9006, 9007];
const constant = Array.from({ length: 8 }, () => 105);

test.each([
  ['Noise around a constant value', steady, false],
  [
    'A leak of 100 KiB per thousand actions, despite noise,',
    [50, -40, 30, -50, 40, -30, 50, -40].map((noise, n) => 9000 + 100 * n + noise),
    true,
  ],
  ['A rise at every point, even a small one,', rising, true],
  ['A shrinking heap', rising.toReversed(), false],
  ['A constant count', constant, false],
])('%s is growth: %j, %s', (_, points, isGrowing) => {
  expect(analyseTrend(points).isGrowing).toBe(isGrowing);
});

test('Only the last eight points are analysed', () => {
  expect(analyseTrend([3000, 6000, ...steady])).toEqual(analyseTrend(steady));
  const { rise, median } = analyseTrend(steady);
  expect(median).toBe(9002.5);
  expect(Math.abs(rise)).toBeLessThan(5);
  expect(analyseTrend(rising).rise).toBeCloseTo(1);
  expect(analyseTrend(constant)).toMatchObject({ rise: 0, median: 105 });
});
