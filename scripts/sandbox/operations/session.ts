import type { Handlers } from '../handler.ts';
import { passwordMatches } from '../password.ts';
import { Refusal } from '../refusal.ts';

export const session: Handlers = {
  login: async ({ database, tokens, body: { email, password } }) => {
    const admin = database.prepare('SELECT * FROM admins WHERE email = ?').get(email.trim());
    const { password: hash, ...user } = admin ?? {};
    if (!passwordMatches(password, hash as string | undefined)) {
      throw new Refusal(401, 'Invalid email or password');
    }
    return { success: true, token: await tokens.sign(String(user._id)), user };
  },
};
