import type { DatabaseSync } from 'node:sqlite';
import { deleteRow, type Row, updateRow } from '../change.ts';
import type { Handlers } from '../handler.ts';
import { passwordMatches } from '../password.ts';
import { Refusal } from '../refusal.ts';

/** What the contract tells of an administrator: everything but the password. */
const toAdmin = ({ password: _, ...admin }: Row) => admin;

/** The administrator that email and password belong to. */
function authenticate(database: DatabaseSync, { email, password }: Record<string, string>): Row {
  const row = database.prepare('SELECT * FROM admins WHERE email = ?').get(email?.trim() ?? '');
  if (!passwordMatches(password ?? '', row?.password as string | undefined)) {
    throw new Refusal(401, 'Invalid email or password');
  }
  return row as Row;
}

export const session: Handlers = {
  login: async ({ database, tokens, body }) => {
    const admin = authenticate(database, body);
    return { success: true, token: await tokens.sign(String(admin._id)), user: toAdmin(admin) };
  },

  updateAdminProfile: ({ database, adminId, body }) => ({
    success: true,
    user: toAdmin(updateRow(database, 'admins', adminId, { ...body })),
  }),

  deleteAccount: ({ database, body }) => {
    deleteRow(database, 'admins', String(authenticate(database, body)._id));
    return { success: true };
  },
};
