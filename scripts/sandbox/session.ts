import { HttpError } from '../lib/servers/error-responses.ts';
import type { HandlerRequest, Handlers } from './handler-types.ts';
import { passwordMatches } from './credentials.ts';
import { describeTable, type Row } from './table.ts';

/** Converts a row to the contract's `Admin`: without the password. */
const toAdmin = ({ password: _, ...admin }: Row) => admin;

const admins = describeTable({ table: 'admins', one: 'user', toRecord: toAdmin });

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

export const sessionHandlers = {
  login: async (request) => {
    const admin = await authenticate(request);
    const token = await request.tokens.sign(String(admin._id));
    return { success: true, token, user: toAdmin(admin) };
  },
  updateAdminProfile: (request) => admins.update({ ...request, id: request.adminId }),
  deleteAccount: async (request) => {
    const { _id } = await authenticate(request);
    // Deletes nothing if a concurrent request already has: both succeed.
    request.database.prepare('DELETE FROM admins WHERE _id = ?').run(String(_id));
    return { success: true };
  },
} satisfies Handlers;
