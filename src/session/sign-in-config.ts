/** How administrators sign in, as `product.ts` says it. */
import type { OperationKey } from '../api/contract.ts';

/** By an operation that responds to a password with a token. Its parts are given by their paths: `user.email`. */
export interface PasswordSignIn {
  operation: OperationKey;
  /** The part of the request that says who signs in, and the label of its field. */
  identifier: string;
  label: string;
  password: string;
  /** What else the request has to say. */
  body?: Readonly<Record<string, unknown>>;
  /** The part of the response with the token. */
  token: string;
  /** The part of the response that describes the administrator. */
  user?: string;
  /** Whether a token without an expiry counts as expired. Otherwise it is valid until the server rejects it. */
  requiresExpiry?: boolean;
}

/** By what is sent with each request: a token, a key, or the name and password of HTTP's basic authentication. */
interface CredentialSignIn {
  credential: 'bearer' | 'apiKey' | 'basic';
}

export type SignInConfig = PasswordSignIn | CredentialSignIn;
