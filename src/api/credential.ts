/** How requests carry the credential of a session. */
import type { CredentialPlace } from './contract.ts';

/** The credential of HTTP's basic authentication (RFC 7617): the name and the password in UTF-8, in base64. */
export const toBasicCredential = (name: string, password: string): string =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(`${name}:${password}`)));

/** The characters that a header can have: Latin letters and signs, but no line break (RFC 9110, section 5.5). */
const headerValue = /^[\t -~\u00a0-\u00ff]*$/;

/** Whether the header or the query parameter of a credential can carry all of its characters. */
export const canCarry = ({ in: part, prefix }: CredentialPlace, credential: string): boolean =>
  part !== 'header' || headerValue.test(prefix + credential);

/**
 * How a request with a credential follows a redirect. If a redirect leads to another origin, browsers remove the header
 * `authorization`, but no other header with a credential.
 */
export const chooseRedirect = (place: CredentialPlace | undefined): RequestRedirect =>
  place?.in === 'header' && place.name.toLowerCase() !== 'authorization' ? 'error' : 'follow';
