import type { ResponseBody } from '../../../api/contract.ts';
import type { Api } from '../../../api/create-api.ts';

const operation = 'GET /api/admin/getDashboardData';

type Counts = ResponseBody<typeof operation>['data'];

/** Query options for the counts. */
export const dashboardQuery = (api: Api) => ({
  queryKey: [operation],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.request(operation, {}, signal),
});

/** The states of a room, each with the key of its count, its value in the contract, and its colour. */
const states = [
  { key: 'Active Stories', label: 'Active', status: 'active', colour: 'success' },
  { key: 'Upcoming Stories', label: 'Upcoming', status: 'upcoming', colour: 'info' },
  { key: 'Completed Stories', label: 'Completed', status: 'completed', colour: 'quiet' },
];

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * Whole percentages that add up to 100. Shares are rounded down, except for those with the largest remainders. "0%"
 * stands for no room at all, and "100%" for all rooms.
 */
export function getPercentages(counts: readonly number[]): string[] {
  const total = sum(counts);
  const shares = counts.map((count) => (total > 0 ? (count / total) * 100 : 0));
  const missing = Math.round(sum(shares)) - sum(shares.map(Math.floor));
  // A share below half a percent is shown as "<1%", so it is not rounded up.
  const remainders = shares.map((share, index) => [index, share < 0.5 ? 0 : share % 1] as const);
  const raised = new Map(remainders.toSorted(([, a], [, b]) => b - a).slice(0, missing));
  return shares.map((share, index) => {
    const percentage = Math.floor(share) + (raised.has(index) ? 1 : 0);
    if (percentage === 0 && share > 0) return '<1%';
    return percentage === 100 && share < 100 ? '>99%' : `${percentage}%`;
  });
}

/** The shares of the states of rooms; undefined if a count is missing or is not a number of rooms. */
export function getRoomShares(data: Counts) {
  const counts = states.map(({ key }) => data.find((entry) => entry.key === key)?.value ?? NaN);
  if (!counts.every((count) => Number.isFinite(count) && count >= 0)) return undefined;
  const percentages = getPercentages(counts);
  return states.map(({ label, status, colour }, index) => ({
    label,
    status,
    colour,
    count: counts[index] ?? 0,
    percentage: percentages[index],
  }));
}

export type RoomShares = NonNullable<ReturnType<typeof getRoomShares>>;
