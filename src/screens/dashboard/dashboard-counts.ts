import type { ResponseBody } from '../../api/contract.ts';
import type { Api } from '../../api/create-api.ts';

const operation = 'GET /api/admin/getDashboardData';

type Counts = ResponseBody<typeof operation>['data'];

/** Query options for the counts. */
export const dashboardQuery = (api: Api) => ({
  queryKey: [operation],
  queryFn: ({ signal }: { signal: AbortSignal }) => api.request(operation, {}, signal),
});

/** The states, with the key of their count, and their colour. */
const states = [
  { key: 'Active Stories', label: 'Active', colour: 'success' },
  { key: 'Upcoming Stories', label: 'Upcoming', colour: 'info' },
  { key: 'Completed Stories', label: 'Completed', colour: 'quiet' },
];

/** A whole percentage; that of some rooms is not 0, that of not all rooms not 100. */
function getPercentage(count: number, total: number): string {
  const percentage = total > 0 ? Math.round((count / total) * 100) : 0;
  if (percentage === 0 && count > 0) return '<1%';
  return percentage === 100 && count < total ? '>99%' : `${percentage}%`;
}

/** How the rooms divide into states; undefined if a count is missing, or is none. */
export function getRoomShares(data: Counts) {
  const counts = states.map(({ key }) => data.find((entry) => entry.key === key)?.value ?? NaN);
  if (!counts.every((count) => Number.isFinite(count) && count >= 0)) return undefined;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return states.map(({ label, colour }, index) => {
    const count = counts[index] ?? 0;
    return { label, colour, count, percentage: getPercentage(count, total) };
  });
}

export type RoomShares = NonNullable<ReturnType<typeof getRoomShares>>;
