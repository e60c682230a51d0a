/** How administrators sign in, as configured in `sign-in.ts` of the product. */
import type { OperationKey } from '../api/contract.ts';

/**
 * Signs in by an operation that responds to a password with a token. Parts of its bodies are given by their paths:
 * `user.email`.
 */
export interface PasswordSignIn {
  operation: OperationKey;
  /** The part of the request that identifies the administrator, and the label of its field. */
  identifier: string;
  label: string;
  password: string;
  /** Further properties of the request. */
  body?: Readonly<Record<string, unknown>>;
  /** The part of the response with the token. */
  token: string;
  /** The part of the response that describes the administrator. */
  user?: string;
  /** Whether a token without an expiry counts as expired. Otherwise it is valid until the server rejects it. */
  requiresExpiry?: boolean;
  /** Whether the form has the check box "Remember Me". It has no effect, so only a product that specifies it has it. */
  hasRememberMe?: boolean;
}

/**
 * Signs in by a credential that is sent with each request: a token, a key, or the name and password of basic
 * authentication.
 */
interface CredentialSignIn {
  credential: 'bearer' | 'apiKey' | 'basic';
  /** The labels of the inputs, if the key has several parts, such as a key and a username. */
  labels?: readonly string[];
}

export type SignInConfig = PasswordSignIn | CredentialSignIn;
