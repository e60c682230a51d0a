/**
 * Finds how administrators sign in to a contract: by an operation that responds to a password with a token, or by a
 * credential.
 */
import type { Constraints } from '../../src/api/contract.ts';
import {
  findNamed,
  formatPath,
  hasType,
  listParts,
  type ResponsePart,
} from '../../src/api/response-parts.ts';
import { isSecret } from '../../src/engine/config/choose-kind.ts';
import { toLabel } from '../../src/engine/config/labels.ts';
import { readConstraints } from '../generate/constraints.ts';
import { readSuccess } from '../generate/contract-operations.ts';
import type { DescribedOperation as Operation } from '../generate/generate-operations.ts';

/** The sign-in as it is configured in `sign-in.ts`, with paths in request and response. */
export interface FoundSignIn {
  operation: string;
  identifier: string;
  label: string;
  password: string;
  token: string;
  /** The path in the response to the administrator who has signed in. */
  user?: string;
  /** Further properties of the request. */
  body?: Readonly<Record<string, unknown>>;
}

const tokenNames =
  'token accessToken authToken jwt jwtToken bearerToken idToken sessionToken apiToken sessionId'.split(
    ' ',
  );

const identifierNames = 'email username login user identifier name'.split(' ');

const getName = ({ path }: ResponsePart) => path.at(-1) ?? '';

/** The part whose name comes first among `names`. */
function findByName(parts: readonly ResponsePart[], names: readonly string[]) {
  const name = findNamed(parts.map(getName), names);
  return parts.find((part) => getName(part) === name);
}

const isText = ({ constraints }: ResponsePart) => hasType(constraints, 'string');

/** The only value that a required property of the request can have, such as the grant_type of OAuth 2. */
function findFixedValue({ enum: options, default: value, pattern }: Constraints): unknown {
  const [, word] = /^\^?(\w+)\$?$/.exec(pattern ?? '') ?? [];
  return options?.length === 1 ? options[0] : (value ?? word);
}

function readSignIn(operation: Operation): FoundSignIn | undefined {
  const { key, description } = operation;
  const properties = description.bodyConstraints;
  const texts = [...listParts({ properties })].filter(isText);
  const passwords = texts.filter((part) => /passw|pwd/i.test(getName(part)));
  const others = texts.filter((part) => !isSecret(getName(part), part.constraints));
  const identifier = findByName(others, identifierNames);
  const answered = [...listParts(readConstraints(readSuccess(operation).schema ?? {}))];
  const token = findByName(answered.filter(isText), tokenNames);
  const [password, ...more] = passwords;
  if (!password || more.length > 0 || !identifier || !token) return undefined;
  const fixed = Object.entries(properties)
    .map(([name, constraints]) => [name, findFixedValue(constraints)] as const)
    .filter(([name, value]) => name !== password.path[0] && value !== undefined && value !== '');
  const user = answered.find(
    ({ path, constraints }) =>
      constraints.properties && path.length > 0 && getName(identifier) in constraints.properties,
  );
  return {
    operation: key,
    identifier: formatPath(identifier.path),
    label: toLabel(getName(identifier)),
    password: formatPath(password.path),
    token: formatPath(token.path),
    ...(user && { user: formatPath(user.path) }),
    ...(fixed.length > 0 && { body: Object.fromEntries(fixed) }),
  };
}

/**
 * Names of operations for other purposes. A request that creates an account, or changes its password, also has a
 * password, and may respond with a token.
 */
const otherPurpose = /sign-?up|regist|create|reset|recover|forgot|change|refresh|verify|confirm/i;
const purpose = /log-?in|sign-?in|auth|token|session/i;

const rank = ({ path, id }: Operation) => (purpose.test(`${path} ${id}`) ? 0 : 1);

/** The operation that signs in; undefined if the contract has none. */
export function findSignIn(all: readonly Operation[]): FoundSignIn | undefined {
  return all
    .filter(({ method, path }) => method === 'POST' && !path.includes('{'))
    .filter(({ path, id }) => !otherPurpose.test(`${path} ${id}`))
    .toSorted((a, b) => rank(a) - rank(b))
    .map(readSignIn)
    .find((signIn) => signIn !== undefined);
}
