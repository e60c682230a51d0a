/** How requests carry the credential of a session. */
import type { CredentialLocation } from './contract.ts';

/** The credential of HTTP's basic authentication (RFC 7617): the name and the password in UTF-8, in base64. */
export const toBasicCredential = (name: string, password: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(`${name}:${password}`)));

/** The headers that carry a credential. */
export const listCredentialHeaders = (location: CredentialLocation): string[] =>
  location.in === 'header' ? [location.name, ...(location.otherHeaders ?? [])] : [];

/** The characters that a header can have: Latin letters and signs, but no line break (RFC 9110, section 5.5). */
const headerValue = /^[\t -~\u00a0-\u00ff]*$/;

/** The headers or the query parameter that carry a credential, by name. */
export function writeCredential(
  { name, prefix, otherHeaders = [] }: CredentialLocation,
  credential: string,
): Record<string, string> {
  const [first = '', ...others] = otherHeaders.length > 0 ? credential.split('\n') : [credential];
  const rest = otherHeaders.map((header, index) => [header, others[index] ?? '']);
  return { [name]: prefix + first, ...Object.fromEntries(rest) };
}

/** Whether the headers or the query parameter of a credential can carry all of its characters. */
export const canCarry = (location: CredentialLocation, credential: string): boolean =>
  location.in !== 'header' ||
  Object.values(writeCredential(location, credential)).every((value) => headerValue.test(value));

/**
 * How a request with a credential follows a redirect. If a redirect leads to another origin, browsers remove the header
 * `authorization`, but no other header with a credential.
 */
export const chooseRedirect = (location: CredentialLocation | undefined): RequestRedirect =>
  location && listCredentialHeaders(location).some((name) => name.toLowerCase() !== 'authorization')
    ? 'error'
    : 'follow';
