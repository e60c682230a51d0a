import { type Row, updateRow } from '../change.ts';
import type { Handlers, Sandbox } from '../handler.ts';
import { passwordMatches } from '../password.ts';
import { Refusal } from '../refusal.ts';

interface Claim extends Sandbox {
  address: string;
  body: { email: string; password: string };
}

/** What the contract tells of an administrator: everything but the password. */
const toAdmin = ({ password: _, ...admin }: Row) => admin;

/** The administrator that email and password belong to. */
function authenticate({ database, attempts, address, body }: Claim): Promise<Row> {
  const { email, password } = body;
  return attempts.limit({ email, address }, async () => {
    const row = database.prepare('SELECT * FROM admins WHERE email = ?').get(email.trim());
    if (!(await passwordMatches(password, row?.password as string | undefined))) {
      throw new Refusal(401, 'Invalid email or password');
    }
    return row as Row;
  });
}

export const session: Handlers = {
  login: async (call) => {
    const admin = await authenticate(call);
    return {
      success: true,
      token: await call.tokens.sign(String(admin._id)),
      user: toAdmin(admin),
    };
  },

  updateAdminProfile: ({ database, adminId, body }) => ({
    success: true,
    user: toAdmin(updateRow(database, 'admins', adminId, { ...body })),
  }),

  deleteAccount: async (call) => {
    const { _id } = await authenticate(call);
    // Gone already, where two asked at once: then both are told that it is.
    call.database.prepare('DELETE FROM admins WHERE _id = ?').run(String(_id));
    return { success: true };
  },
};
