import type { DatabaseSync } from 'node:sqlite';
import type { Handlers } from '../handler-types.ts';

type Name = 'privacyPolicy' | 'termsAndConditions';

function read(database: DatabaseSync, name: Name) {
  const row = database.prepare('SELECT html FROM documents WHERE name = ?').get(name);
  return { success: true as const, data: String(row?.html ?? '') };
}

function write(database: DatabaseSync, name: Name, html: string) {
  database.prepare('INSERT OR REPLACE INTO documents (name, html) VALUES (?, ?)').run(name, html);
  return { success: true as const };
}

export const documents = {
  getPrivacyPolicy: ({ database }) => read(database, 'privacyPolicy'),
  updatePrivacyPolicy: ({ database, body }) => write(database, 'privacyPolicy', body.content),
  getTermsAndConditions: ({ database }) => read(database, 'termsAndConditions'),
  updateTermsAndCondition: ({ database, body }) =>
    write(database, 'termsAndConditions', body.content),
} satisfies Handlers;
