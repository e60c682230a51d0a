/** What the sign-in page shows, before the code of any other screen is loaded. */
import type { SignInLink } from '../engine/config/product.ts';
import type { SignInConfig } from '../session/sign-in-config.ts';

export { copyrightSince, logo, name } from './brand.ts';

export const signIn: SignInConfig | undefined = {
  operation: 'POST /api/admin/login',
  identifier: 'email',
  label: 'Email',
  password: 'password',
  token: 'token',
  user: 'user',
  requiresExpiry: true,
  hasRememberMe: true,
};

/** The links below the sign-in form. */
export const signInLinks: readonly SignInLink[] = [
  { to: '/admin/terms-and-condition', text: 'Terms of Use' },
  { to: '/admin/privacy-policy', text: 'Privacy Policy' },
  { to: '/admin/delete-account', text: 'Delete Account' },
];
