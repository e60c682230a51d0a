import type { DatabaseSync } from 'node:sqlite';
import type { Handlers } from './handler-types.ts';
import { recordHandlers } from './record-handlers.ts';
import { sessionHandlers } from './session.ts';

function count(database: DatabaseSync, from: string, ...values: string[]): number {
  return Number(database.prepare(`SELECT count(*) AS n FROM ${from}`).get(...values)?.n);
}

const dashboard = {
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

type DocumentName = 'privacyPolicy' | 'termsAndConditions';

function readDocument(database: DatabaseSync, name: DocumentName) {
  const row = database.prepare('SELECT html FROM documents WHERE name = ?').get(name);
  return { success: true as const, data: String(row?.html ?? '') };
}

function writeDocument(database: DatabaseSync, name: DocumentName, html: string) {
  database.prepare('INSERT OR REPLACE INTO documents (name, html) VALUES (?, ?)').run(name, html);
  return { success: true as const };
}

const documents = {
  getPrivacyPolicy: ({ database }) => readDocument(database, 'privacyPolicy'),
  updatePrivacyPolicy: ({ database, body }) =>
    writeDocument(database, 'privacyPolicy', body.content),
  getTermsAndConditions: ({ database }) => readDocument(database, 'termsAndConditions'),
  updateTermsAndCondition: ({ database, body }) =>
    writeDocument(database, 'termsAndConditions', body.content),
} satisfies Handlers;

/** The handlers, by operationId. With `npm start`, Prism's mock responds to every other operation of the contract. */
export const handlers = {
  ...sessionHandlers,
  ...dashboard,
  ...recordHandlers,
  ...documents,
} satisfies Handlers;
