import { expect, test } from 'vitest';
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

test.each([
  ['found by their keys, in any order', 57, 23, 262, ['17%', '7%', '77%']],
  ['not rounded to none or to all', 1, 0, 9999, ['<1%', '0%', '>99%']],
  ['0 without rooms', 0, 0, 0, ['0%', '0%', '0%']],
] as const)(
  'The shares of rooms are %s',
  (_, active, upcoming, completed, [first, second, third]) => {
    expect(format(entries(active, upcoming, completed))).toEqual([
      `Active ${active} ${first}`,
      `Upcoming ${upcoming} ${second}`,
      `Completed ${completed} ${third}`,
    ]);
  },
);

test.each([
  ['null', entries(null, 1, 2)],
  ['negative', entries(1, -1, 2)],
  ['infinite', entries(1, 1, Infinity)],
  ['missing', entries(1, 1, 1).slice(1)],
])('The shares of rooms are unknown if a count is %s', (_, data) => {
  expect(getRoomShares(data)).toBeUndefined();
});
