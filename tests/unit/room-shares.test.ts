import { describe, expect, test } from 'vitest';
import { getRoomShares } from '../../src/screens/dashboard/dashboard-counts.ts';

const entries = (active: unknown, upcoming: unknown, completed: unknown) =>
  [
    { key: 'Completed Stories', value: completed },
    { key: 'Total Stories', value: 999 },
    { key: 'Active Stories', value: active },
    { key: 'Upcoming Stories', value: upcoming },
  ] as Parameters<typeof getRoomShares>[0];

const format = (data: ReturnType<typeof entries>) =>
  getRoomShares(data)?.map(({ label, count, percentage }) => `${label} ${count} ${percentage}`);

describe('The shares of rooms', () => {
  test('are found by their keys, in any order', () => {
    expect(format(entries(57, 23, 262))).toEqual([
      'Active 57 17%',
      'Upcoming 23 7%',
      'Completed 262 77%',
    ]);
  });

  test('of few rooms among many are not rounded to none or to all', () => {
    expect(format(entries(1, 0, 9999))).toEqual([
      'Active 1 <1%',
      'Upcoming 0 0%',
      'Completed 9999 >99%',
    ]);
  });

  test('are 0 without rooms', () => {
    expect(format(entries(0, 0, 0))).toEqual(['Active 0 0%', 'Upcoming 0 0%', 'Completed 0 0%']);
  });

  test.each([
    ['null', entries(null, 1, 2)],
    ['negative', entries(1, -1, 2)],
    ['infinite', entries(1, 1, Infinity)],
    ['missing', entries(1, 1, 1).slice(1)],
  ])('are unknown if a count is %s', (_, data) => {
    expect(getRoomShares(data)).toBeUndefined();
  });
});
