import type { DatabaseSync } from 'node:sqlite';
import { HttpError } from '../lib/servers/error-responses.ts';
import { passwordMatches } from './credentials.ts';
import type { HandlerRequest, Handlers, Sandbox } from './handler-types.ts';
import { recordHandlers } from './record-handlers.ts';
import type { documents } from './seed/documents.ts';
import { createTableHandlers, type Row } from './table.ts';

/** Converts a row to the contract's `Admin`: without the password. */
const toAdmin = ({ password: _, ...admin }: Row) => admin;

const admins = createTableHandlers({ table: 'admins', singular: 'user', toRecord: toAdmin });

/** The administrator with this email and password. */
function authenticate(request: HandlerRequest<'login' | 'deleteAccount'>): Promise<Row> {
  const { database, signInLimiter, address, body } = request;
  const { email, password } = body;
  return signInLimiter.limit({ email, address }, async () => {
    const row = database.prepare('SELECT * FROM admins WHERE email = ?').get(email.trim());
    if (!(await passwordMatches(password, row?.password as string | undefined))) {
      throw new HttpError(401, 'Invalid email or password');
    }
    return row as Row;
  });
}

function count(database: DatabaseSync, from: string, ...values: string[]): number {
  return Number(database.prepare(`SELECT count(*) AS n FROM ${from}`).get(...values)?.n);
}

const createDocumentHandlers = (name: keyof typeof documents) => ({
  get({ database }: Sandbox) {
    const row = database.prepare('SELECT html FROM documents WHERE name = ?').get(name);
    return { success: true as const, data: String(row?.html ?? '') };
  },
  update({ database, body }: HandlerRequest<'updatePrivacyPolicy' | 'updateTermsAndCondition'>) {
    database
      .prepare('INSERT OR REPLACE INTO documents (name, html) VALUES (?, ?)')
      .run(name, body.content);
    return { success: true as const };
  },
});

const privacyPolicy = createDocumentHandlers('privacyPolicy');
const termsAndConditions = createDocumentHandlers('termsAndConditions');

/** The handlers, by operationId. With `npm start`, Prism's mock responds to every other operation of the contract. */
export const handlers = {
  login: async (request) => {
    const admin = await authenticate(request);
    const token = await request.tokens.sign(String(admin._id));
    return { success: true, token, user: toAdmin(admin) };
  },
  updateAdminProfile: (request) => admins.update({ ...request, id: request.adminId }),
  deleteAccount: async (request) => {
    const { _id } = await authenticate(request);
    // If a concurrent request has already deleted the account, this deletes nothing, and both succeed.
    request.database.prepare('DELETE FROM admins WHERE _id = ?').run(String(_id));
    return { success: true };
  },

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

  ...recordHandlers,

  getPrivacyPolicy: privacyPolicy.get,
  updatePrivacyPolicy: privacyPolicy.update,
  getTermsAndConditions: termsAndConditions.get,
  updateTermsAndCondition: termsAndConditions.update,
} satisfies Handlers;
