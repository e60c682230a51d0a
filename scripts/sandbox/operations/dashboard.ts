import type { DatabaseSync } from 'node:sqlite';
import type { Handlers } from '../handler-types.ts';

function count(database: DatabaseSync, from: string, ...values: string[]): number {
  return Number(database.prepare(`SELECT count(*) AS n FROM ${from}`).get(...values)?.n);
}

export const dashboard = {
  getDashboardData: ({ database }) => ({
    success: true,
    data: [
      { key: 'Total Users', value: count(database, 'users') },
      { key: 'Total Stories', value: count(database, 'rooms') },
      { key: 'Total Genres', value: count(database, 'genres') },
      { key: 'Active Stories', value: count(database, 'rooms WHERE status = ?', 'active') },
      { key: 'Upcoming Stories', value: count(database, 'rooms WHERE status = ?', 'upcoming') },
      { key: 'Completed Stories', value: count(database, 'rooms WHERE status = ?', 'completed') },
    ],
  }),
} satisfies Handlers;
